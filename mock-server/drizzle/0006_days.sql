ALTER TABLE "payment_eu"."invoices" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- A plan whose next charge is announced for up to four days after the day of its order keeps this later day: no period gets shorter.
UPDATE "payment_eu"."subscriptions" SET "billing_anchor" = "period_end"
FROM (
	SELECT "id", (to_timestamp(coalesce("billing_anchor", "trial_end", "started_at") / 1000.0) at time zone CASE "realm" WHEN 'de' THEN 'Europe/Berlin' WHEN 'fi' THEN 'Europe/Helsinki' WHEN 'fr' THEN 'Europe/Paris' WHEN 'no' THEN 'Europe/Oslo' WHEN 'nl' THEN 'Europe/Amsterdam' WHEN 'se' THEN 'Europe/Stockholm' WHEN 'uk' THEN 'Europe/London' ELSE 'America/New_York' END)::date AS "ordered",
		(to_timestamp("period_end" / 1000.0) at time zone CASE "realm" WHEN 'de' THEN 'Europe/Berlin' WHEN 'fi' THEN 'Europe/Helsinki' WHEN 'fr' THEN 'Europe/Paris' WHEN 'no' THEN 'Europe/Oslo' WHEN 'nl' THEN 'Europe/Amsterdam' WHEN 'se' THEN 'Europe/Stockholm' WHEN 'uk' THEN 'Europe/London' ELSE 'America/New_York' END)::date AS "due"
	FROM "payment_eu"."subscriptions" WHERE "status" <> 'canceled'
) AS "days"
WHERE "days"."id" = "subscriptions"."id" AND EXISTS (
	SELECT FROM generate_series(0, 1) AS "ago", LATERAL (SELECT (date_trunc('month', "days"."due") - "ago" * interval '1 month')::date AS "first") AS "month"
	WHERE "days"."due" - ("first" + least(extract(day from "days"."ordered"), extract(day from "first" + interval '1 month - 1 day'))::int - 1) BETWEEN 1 AND 4
);
--> statement-breakpoint
-- A plan whose next charge is announced for up to four days after the day of its order keeps this later day: no period gets shorter.
UPDATE "payment_us"."subscriptions" SET "billing_anchor" = "period_end"
FROM (
	SELECT "id", (to_timestamp(coalesce("billing_anchor", "trial_end", "started_at") / 1000.0) at time zone CASE "realm" WHEN 'de' THEN 'Europe/Berlin' WHEN 'fi' THEN 'Europe/Helsinki' WHEN 'fr' THEN 'Europe/Paris' WHEN 'no' THEN 'Europe/Oslo' WHEN 'nl' THEN 'Europe/Amsterdam' WHEN 'se' THEN 'Europe/Stockholm' WHEN 'uk' THEN 'Europe/London' ELSE 'America/New_York' END)::date AS "ordered",
		(to_timestamp("period_end" / 1000.0) at time zone CASE "realm" WHEN 'de' THEN 'Europe/Berlin' WHEN 'fi' THEN 'Europe/Helsinki' WHEN 'fr' THEN 'Europe/Paris' WHEN 'no' THEN 'Europe/Oslo' WHEN 'nl' THEN 'Europe/Amsterdam' WHEN 'se' THEN 'Europe/Stockholm' WHEN 'uk' THEN 'Europe/London' ELSE 'America/New_York' END)::date AS "due"
	FROM "payment_us"."subscriptions" WHERE "status" <> 'canceled'
) AS "days"
WHERE "days"."id" = "subscriptions"."id" AND EXISTS (
	SELECT FROM generate_series(0, 1) AS "ago", LATERAL (SELECT (date_trunc('month', "days"."due") - "ago" * interval '1 month')::date AS "first") AS "month"
	WHERE "days"."due" - ("first" + least(extract(day from "days"."ordered"), extract(day from "first" + interval '1 month - 1 day'))::int - 1) BETWEEN 1 AND 4
);
