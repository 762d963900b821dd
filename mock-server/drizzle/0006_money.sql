CREATE TABLE "payment_eu"."card_charges" (
	"realm" text NOT NULL,
	"user_uid" text,
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"card" text,
	"status" text NOT NULL,
	"failure" text,
	"refunds" jsonb NOT NULL,
	"disputed" boolean NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "card_charges_key_unique" UNIQUE("key"),
	CONSTRAINT "card_charges_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."charge_intents" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"key" text PRIMARY KEY NOT NULL,
	"act" jsonb NOT NULL,
	"card" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"from_balance" integer NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"charge" text,
	"created_at" bigint NOT NULL,
	"held_until" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."provider_tasks" (
	"realm" text NOT NULL,
	"user_uid" text,
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"amount" integer,
	"currency" text,
	"created_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."trial_marks" (
	"realm" text NOT NULL,
	"mark" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_us"."card_charges" (
	"realm" text NOT NULL,
	"user_uid" text,
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"card" text,
	"status" text NOT NULL,
	"failure" text,
	"refunds" jsonb NOT NULL,
	"disputed" boolean NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "card_charges_key_unique" UNIQUE("key"),
	CONSTRAINT "card_charges_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "payment_us"."charge_intents" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"key" text PRIMARY KEY NOT NULL,
	"act" jsonb NOT NULL,
	"card" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"from_balance" integer NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"charge" text,
	"created_at" bigint NOT NULL,
	"held_until" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_us"."provider_tasks" (
	"realm" text NOT NULL,
	"user_uid" text,
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"amount" integer,
	"currency" text,
	"created_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_us"."trial_marks" (
	"realm" text NOT NULL,
	"mark" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_eu"."contract_declarations" ADD COLUMN "remind_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."contract_declarations" ADD COLUMN "reminder_hash" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "used_coupons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "pending_charge" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "pending_charge_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."gift_cards" ADD COLUMN "voided_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "refunded_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "refunded_to_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "waived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "credit_note_of" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "paid_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."orders" ADD COLUMN "checked_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "notices_sent" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "cancel_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "ordered_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "begin_at_once" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "before_change" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "stopped_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "paused_for" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "paused_period_start" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_us"."contract_declarations" ADD COLUMN "remind_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."contract_declarations" ADD COLUMN "reminder_hash" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "used_coupons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "pending_charge" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "pending_charge_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."gift_cards" ADD COLUMN "voided_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "refunded_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "refunded_to_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "waived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "credit_note_of" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "paid_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."orders" ADD COLUMN "checked_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "notices_sent" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "cancel_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "ordered_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "begin_at_once" text;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "before_change" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "stopped_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "paused_for" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "paused_period_start" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "time_zone" text;--> statement-breakpoint
CREATE INDEX "card_charges_user_index" ON "payment_eu"."card_charges" USING btree ("user_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_intents_open_index" ON "payment_eu"."charge_intents" USING btree ("user_uid") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "provider_tasks_open_index" ON "payment_eu"."provider_tasks" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "card_charges_user_index" ON "payment_us"."card_charges" USING btree ("user_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_intents_open_index" ON "payment_us"."charge_intents" USING btree ("user_uid") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "provider_tasks_open_index" ON "payment_us"."provider_tasks" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
ALTER TABLE "payment_eu"."orders" DROP COLUMN "intent_status";--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" DROP COLUMN "reminded";--> statement-breakpoint
ALTER TABLE "payment_us"."orders" DROP COLUMN "intent_status";--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" DROP COLUMN "reminded";--> statement-breakpoint
ALTER TABLE "payment_eu"."contract_declarations" ADD CONSTRAINT "contract_declarations_reminder_hash_unique" UNIQUE("reminder_hash");--> statement-breakpoint
ALTER TABLE "payment_us"."contract_declarations" ADD CONSTRAINT "contract_declarations_reminder_hash_unique" UNIQUE("reminder_hash");--> statement-breakpoint
-- Written by hand: what was given back before was always the whole, and a paid change of plan set the anchor.
UPDATE "payment_eu"."invoices" SET "refunded" = "amount_paid" WHERE "status" = 'refunded';--> statement-breakpoint
UPDATE "payment_us"."invoices" SET "refunded" = "amount_paid" WHERE "status" = 'refunded';--> statement-breakpoint
UPDATE "payment_eu"."subscriptions" SET "ordered_at" = "billing_anchor" WHERE "billing_anchor" IS NOT NULL;--> statement-breakpoint
UPDATE "payment_us"."subscriptions" SET "ordered_at" = "billing_anchor" WHERE "billing_anchor" IS NOT NULL;--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
-- The book of the simulated provider begins with what the orders and invoices of before know of it.
INSERT INTO "payment_eu"."card_charges" ("realm", "user_uid", "id", "key", "request", "client_secret", "amount", "currency", "card", "status", "failure", "refunds", "disputed", "metadata", "created_at") SELECT "realm", NULL, "intent", "id", '', "client_secret", "amount", "currency", NULL, CASE "status" WHEN 'completed' THEN 'succeeded' ELSE 'requires_payment_method' END, NULL, '[]', false, jsonb_build_object('realm', "realm", 'shard', 'eu', 'order', "id"), "created_at" FROM "payment_eu"."orders" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "payment_eu"."card_charges" ("realm", "user_uid", "id", "key", "request", "client_secret", "amount", "currency", "card", "status", "failure", "refunds", "disputed", "metadata", "created_at") SELECT "realm", "user_uid", "charge", 'invoice-' || "id", '', "charge" || '_secret', "amount_paid" - "from_balance", "currency", NULL, 'succeeded', NULL, CASE "status" WHEN 'refunded' THEN jsonb_build_array(jsonb_build_object('key', 'refund-' || "id", 'amount', "amount_paid" - "from_balance")) ELSE '[]'::jsonb END, false, jsonb_build_object('realm', "realm", 'shard', 'eu', 'subscription', "subscription_id"), "created_at" FROM "payment_eu"."invoices" WHERE "charge" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The book of the simulated provider begins with what the orders and invoices of before know of it.
INSERT INTO "payment_us"."card_charges" ("realm", "user_uid", "id", "key", "request", "client_secret", "amount", "currency", "card", "status", "failure", "refunds", "disputed", "metadata", "created_at") SELECT "realm", NULL, "intent", "id", '', "client_secret", "amount", "currency", NULL, CASE "status" WHEN 'completed' THEN 'succeeded' ELSE 'requires_payment_method' END, NULL, '[]', false, jsonb_build_object('realm', "realm", 'shard', 'us', 'order', "id"), "created_at" FROM "payment_us"."orders" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "payment_us"."card_charges" ("realm", "user_uid", "id", "key", "request", "client_secret", "amount", "currency", "card", "status", "failure", "refunds", "disputed", "metadata", "created_at") SELECT "realm", "user_uid", "charge", 'invoice-' || "id", '', "charge" || '_secret', "amount_paid" - "from_balance", "currency", NULL, 'succeeded', NULL, CASE "status" WHEN 'refunded' THEN jsonb_build_array(jsonb_build_object('key', 'refund-' || "id", 'amount', "amount_paid" - "from_balance")) ELSE '[]'::jsonb END, false, jsonb_build_object('realm', "realm", 'shard', 'us', 'subscription', "subscription_id"), "created_at" FROM "payment_us"."invoices" WHERE "charge" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Wakes the plans that run, for notices that there were not before.
UPDATE "payment_eu"."subscriptions" SET "due_at" = LEAST("due_at", GREATEST("period_start", "period_end" - 3024000000)) WHERE "status" IN ('trialing', 'active');--> statement-breakpoint
-- Forgets charged cards that are deleted.
UPDATE "payment_eu"."customers" SET "default_payment_method" = NULL WHERE NOT EXISTS (SELECT 1 FROM "payment_eu"."payment_methods" WHERE "id" = "default_payment_method");--> statement-breakpoint
-- Wakes the plans that run, for notices that there were not before.
UPDATE "payment_us"."subscriptions" SET "due_at" = LEAST("due_at", GREATEST("period_start", "period_end" - 3024000000)) WHERE "status" IN ('trialing', 'active');--> statement-breakpoint
-- Forgets charged cards that are deleted.
UPDATE "payment_us"."customers" SET "default_payment_method" = NULL WHERE NOT EXISTS (SELECT 1 FROM "payment_us"."payment_methods" WHERE "id" = "default_payment_method");--> statement-breakpoint
UPDATE "payment_eu"."customers" SET "used_coupons" = (
  SELECT jsonb_build_object('WELCOME20', min("id")) FROM "payment_eu"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20'
) WHERE EXISTS (SELECT FROM "payment_eu"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20');--> statement-breakpoint
UPDATE "payment_us"."customers" SET "used_coupons" = (
  SELECT jsonb_build_object('WELCOME20', min("id")) FROM "payment_us"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20'
) WHERE EXISTS (SELECT FROM "payment_us"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20');--> statement-breakpoint
-- Data, written by hand: a plan that an earlier version ended with the deletion of its account, which can still be restored, is stopped instead.
UPDATE "payment_eu"."subscriptions" s SET "stopped_at" = s."ended_at", "end_reason" = NULL
FROM "customer_management_eu"."users" u
WHERE u."uid" = s."user_uid" AND u."deleted_at" = s."ended_at" AND s."end_reason" = 'requested' AND s."period_end" > s."ended_at" AND s."failure" IS NULL
AND EXISTS (SELECT FROM "payment_eu"."invoices" i WHERE i."subscription_id" = s."id" AND i."period_start" = s."period_start" AND i."status" = 'paid');--> statement-breakpoint
UPDATE "payment_us"."subscriptions" s SET "stopped_at" = s."ended_at", "end_reason" = NULL
FROM "customer_management_us"."users" u
WHERE u."uid" = s."user_uid" AND u."deleted_at" = s."ended_at" AND s."end_reason" = 'requested' AND s."period_end" > s."ended_at" AND s."failure" IS NULL
AND EXISTS (SELECT FROM "payment_us"."invoices" i WHERE i."subscription_id" = s."id" AND i."period_start" = s."period_start" AND i."status" = 'paid');
