CREATE TABLE "payment_eu"."contract_declarations" (
	"realm" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text,
	"reason" text,
	"user_uid" text,
	"hash" text NOT NULL,
	"declared_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"contracts" integer NOT NULL,
	CONSTRAINT "contract_declarations_hash_unique" UNIQUE("hash")
);--> statement-breakpoint
CREATE TABLE "account_eu"."password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);--> statement-breakpoint
CREATE TABLE "sandbox_eu"."rate_limit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_eu"."rate_limit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realm" text NOT NULL,
	"limit_name" text NOT NULL,
	"subject" text NOT NULL,
	"at" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "payment_us"."contract_declarations" (
	"realm" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text,
	"reason" text,
	"user_uid" text,
	"hash" text NOT NULL,
	"declared_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"contracts" integer NOT NULL,
	CONSTRAINT "contract_declarations_hash_unique" UNIQUE("hash")
);--> statement-breakpoint
CREATE TABLE "account_us"."password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);--> statement-breakpoint
CREATE TABLE "sandbox_us"."rate_limit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_us"."rate_limit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realm" text NOT NULL,
	"limit_name" text NOT NULL,
	"subject" text NOT NULL,
	"at" bigint NOT NULL
);--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ALTER COLUMN "user_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ALTER COLUMN "subscription_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ALTER COLUMN "period_start" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ALTER COLUMN "period_end" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ALTER COLUMN "user_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ALTER COLUMN "subscription_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ALTER COLUMN "period_start" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ALTER COLUMN "period_end" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."audit_logs" ADD COLUMN "subject_name" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."audit_logs" ADD COLUMN "deleted_from" text[];--> statement-breakpoint
TRUNCATE TABLE "sandbox_eu"."first_answers";--> statement-breakpoint
ALTER TABLE "sandbox_eu"."first_answers" ADD COLUMN "response" text;--> statement-breakpoint
ALTER TABLE "sandbox_eu"."first_answers" ADD COLUMN "provider_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ALTER COLUMN "credit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "from_balance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ALTER COLUMN "from_balance" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "charge" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "tax_percent" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payment_eu"."invoices" SET "tax_percent" = round(100.0 * "tax" / ("amount_due" - "tax"), 1) WHERE "amount_due" > "tax";--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ALTER COLUMN "tax_percent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_eu"."orders" ADD COLUMN "user_uid" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "pending_price_id" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "billing_anchor" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."school_unit_periods" ADD COLUMN "granted_from" integer;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."school_unit_periods" ADD COLUMN "licences" integer;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."user_periods" ADD COLUMN "granted_from" integer;--> statement-breakpoint
ALTER TABLE "customer_management_us"."audit_logs" ADD COLUMN "subject_name" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."audit_logs" ADD COLUMN "deleted_from" text[];--> statement-breakpoint
TRUNCATE TABLE "sandbox_us"."first_answers";--> statement-breakpoint
ALTER TABLE "sandbox_us"."first_answers" ADD COLUMN "response" text;--> statement-breakpoint
ALTER TABLE "sandbox_us"."first_answers" ADD COLUMN "provider_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ALTER COLUMN "credit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "from_balance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ALTER COLUMN "from_balance" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "charge" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "tax_percent" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payment_us"."invoices" SET "tax_percent" = round(100.0 * "tax" / ("amount_due" - "tax"), 1) WHERE "amount_due" > "tax";--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ALTER COLUMN "tax_percent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_us"."orders" ADD COLUMN "user_uid" text;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "pending_price_id" text;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "billing_anchor" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."school_unit_periods" ADD COLUMN "granted_from" integer;--> statement-breakpoint
ALTER TABLE "customer_management_us"."school_unit_periods" ADD COLUMN "licences" integer;--> statement-breakpoint
ALTER TABLE "customer_management_us"."user_periods" ADD COLUMN "granted_from" integer;--> statement-breakpoint
CREATE INDEX "rate_limit_events_limit_name_subject_at_index" ON "sandbox_eu"."rate_limit_events" USING btree ("limit_name","subject","at");--> statement-breakpoint
CREATE INDEX "rate_limit_events_limit_name_subject_at_index" ON "sandbox_us"."rate_limit_events" USING btree ("limit_name","subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_following_index" ON "payment_eu"."subscriptions" USING btree ("user_uid",coalesce("pending_price_id", "price_id")) WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "school_unit_periods_realm_granted_from_index" ON "customer_management_eu"."school_unit_periods" USING btree ("realm","granted_from");--> statement-breakpoint
CREATE INDEX "user_periods_realm_granted_from_index" ON "customer_management_eu"."user_periods" USING btree ("realm","granted_from");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_following_index" ON "payment_us"."subscriptions" USING btree ("user_uid",coalesce("pending_price_id", "price_id")) WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "school_unit_periods_realm_granted_from_index" ON "customer_management_us"."school_unit_periods" USING btree ("realm","granted_from");--> statement-breakpoint
CREATE INDEX "user_periods_realm_granted_from_index" ON "customer_management_us"."user_periods" USING btree ("realm","granted_from");--> statement-breakpoint
ALTER TABLE "sandbox_eu"."first_answers" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "sandbox_eu"."first_answers" DROP COLUMN "headers";--> statement-breakpoint
ALTER TABLE "sandbox_eu"."first_answers" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "sandbox_us"."first_answers" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "sandbox_us"."first_answers" DROP COLUMN "headers";--> statement-breakpoint
ALTER TABLE "sandbox_us"."first_answers" DROP COLUMN "body";