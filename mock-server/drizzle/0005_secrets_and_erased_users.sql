CREATE TABLE "sandbox_eu"."erased_users" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_us"."erased_users" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_eu"."mails" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "last_confirmed_email" text;--> statement-breakpoint
ALTER TABLE "account_us"."mails" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "last_confirmed_email" text;--> statement-breakpoint
-- Mails that were stored before keep their link and their codes apart, too; addresses that are confirmed were so by their owners.
UPDATE "customer_management_eu"."users" SET "last_confirmed_email" = "email" WHERE "email_verified";--> statement-breakpoint
DO $$
DECLARE mail record; code text; place int;
BEGIN
	FOR mail IN SELECT * FROM "account_eu"."mails" LOOP
		mail.text := translate(mail.text, '⟦⟧', '[]');
		mail.html := translate(mail.html, '⟦⟧', '[]');
		IF mail.link IS NOT NULL THEN
			mail.text := replace(mail.text, mail.link, '⟦link⟧');
			mail.html := replace(mail.html, replace(mail.link, '&', '&amp;'), '⟦link⟧');
		END IF;
		mail.codes := ARRAY(SELECT DISTINCT (regexp_matches(mail.text || mail.html, 'GIFT-[A-Z]{2}(?:-[A-Z0-9]{4}){3}', 'g'))[1]);
		place := 0;
		FOREACH code IN ARRAY mail.codes LOOP
			place := place + 1;
			mail.text := replace(mail.text, code, '⟦code ' || place || '⟧');
			mail.html := replace(mail.html, code, '⟦code ' || place || '⟧');
		END LOOP;
		UPDATE "account_eu"."mails" SET "text" = mail.text, "html" = mail.html, "codes" = mail.codes WHERE "id" = mail.id;
	END LOOP;
END $$;--> statement-breakpoint
UPDATE "customer_management_us"."users" SET "last_confirmed_email" = "email" WHERE "email_verified";--> statement-breakpoint
DO $$
DECLARE mail record; code text; place int;
BEGIN
	FOR mail IN SELECT * FROM "account_us"."mails" LOOP
		mail.text := translate(mail.text, '⟦⟧', '[]');
		mail.html := translate(mail.html, '⟦⟧', '[]');
		IF mail.link IS NOT NULL THEN
			mail.text := replace(mail.text, mail.link, '⟦link⟧');
			mail.html := replace(mail.html, replace(mail.link, '&', '&amp;'), '⟦link⟧');
		END IF;
		mail.codes := ARRAY(SELECT DISTINCT (regexp_matches(mail.text || mail.html, 'GIFT-[A-Z]{2}(?:-[A-Z0-9]{4}){3}', 'g'))[1]);
		place := 0;
		FOREACH code IN ARRAY mail.codes LOOP
			place := place + 1;
			mail.text := replace(mail.text, code, '⟦code ' || place || '⟧');
			mail.html := replace(mail.html, code, '⟦code ' || place || '⟧');
		END LOOP;
		UPDATE "account_us"."mails" SET "text" = mail.text, "html" = mail.html, "codes" = mail.codes WHERE "id" = mail.id;
	END LOOP;
END $$;