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
ALTER TABLE "account_eu"."mails" ADD COLUMN "recipient_comparison_key" text;--> statement-breakpoint
ALTER TABLE "account_eu"."mails" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_eu"."password_resets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."removed_users" ADD COLUMN "by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "email_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "last_confirmed_email" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "user_name_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "email_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "identifier_comparison_keys" text[];--> statement-breakpoint
ALTER TABLE "account_us"."mails" ADD COLUMN "recipient_comparison_key" text;--> statement-breakpoint
ALTER TABLE "account_us"."mails" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_us"."password_resets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."removed_users" ADD COLUMN "by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "email_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "last_confirmed_email" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "user_name_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "email_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "identifier_comparison_keys" text[];--> statement-breakpoint
CREATE INDEX "users_realm_user_name_comparison_key_index" ON "customer_management_eu"."users" USING btree ("realm","user_name_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_email_comparison_key_index" ON "customer_management_eu"."users" USING btree ("realm","email_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_identifier_comparison_keys_index" ON "customer_management_eu"."users" USING gin ("identifier_comparison_keys") WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_user_name_comparison_key_index" ON "customer_management_us"."users" USING btree ("realm","user_name_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_email_comparison_key_index" ON "customer_management_us"."users" USING btree ("realm","email_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_identifier_comparison_keys_index" ON "customer_management_us"."users" USING gin ("identifier_comparison_keys") WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
-- Data, written by hand: who signed up wrote their address themselves, unless somebody else has changed it since.
UPDATE "customer_management_eu"."users" u SET "email_by_owner" = true
WHERE EXISTS (SELECT FROM "customer_management_eu"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" = u."uid" AND a."action" = 'register')
AND NOT EXISTS (SELECT FROM "customer_management_eu"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" <> u."uid" AND a."changes" @> '[{"field": "email"}]');--> statement-breakpoint
UPDATE "customer_management_us"."users" u SET "email_by_owner" = true
WHERE EXISTS (SELECT FROM "customer_management_us"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" = u."uid" AND a."action" = 'register')
AND NOT EXISTS (SELECT FROM "customer_management_us"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" <> u."uid" AND a."changes" @> '[{"field": "email"}]');--> statement-breakpoint
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
