ALTER TABLE "payment_eu"."customers" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "credit_note_of" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "paid_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "stopped_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "paused_for" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "paused_period_start" bigint;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "credit_note_of" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "paid_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "stopped_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "paused_for" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "paused_period_start" bigint;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "locale" text;--> statement-breakpoint
-- Data, written by hand: a plan that an earlier version ended with the deletion of its account, which can still be restored, is stopped instead.
UPDATE "payment_eu"."subscriptions" s SET "stopped_at" = s."ended_at", "end_reason" = NULL
FROM "customer_management_eu"."users" u
WHERE u."uid" = s."user_uid" AND u."deleted_at" = s."ended_at" AND s."end_reason" = 'requested' AND s."period_end" > s."ended_at" AND s."failure" IS NULL
AND EXISTS (SELECT FROM "payment_eu"."invoices" i WHERE i."subscription_id" = s."id" AND i."period_start" = s."period_start" AND i."status" = 'paid');--> statement-breakpoint
UPDATE "payment_us"."subscriptions" s SET "stopped_at" = s."ended_at", "end_reason" = NULL
FROM "customer_management_us"."users" u
WHERE u."uid" = s."user_uid" AND u."deleted_at" = s."ended_at" AND s."end_reason" = 'requested' AND s."period_end" > s."ended_at" AND s."failure" IS NULL
AND EXISTS (SELECT FROM "payment_us"."invoices" i WHERE i."subscription_id" = s."id" AND i."period_start" = s."period_start" AND i."status" = 'paid');--> statement-breakpoint
-- A card that was deleted with its account is nobody's default.
UPDATE "payment_eu"."customers" c SET "default_payment_method" = NULL
WHERE NOT EXISTS (SELECT FROM "payment_eu"."payment_methods" p WHERE p."id" = c."default_payment_method");--> statement-breakpoint
UPDATE "payment_us"."customers" c SET "default_payment_method" = NULL
WHERE NOT EXISTS (SELECT FROM "payment_us"."payment_methods" p WHERE p."id" = c."default_payment_method");
