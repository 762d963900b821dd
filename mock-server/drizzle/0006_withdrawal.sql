ALTER TABLE "payment_eu"."contract_declarations" ADD COLUMN "remind_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."contract_declarations" ADD COLUMN "reminder_hash" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."gift_cards" ADD COLUMN "voided_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "refunded_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "ordered_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "begin_at_once" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "before_change" jsonb;--> statement-breakpoint
ALTER TABLE "payment_us"."contract_declarations" ADD COLUMN "remind_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."contract_declarations" ADD COLUMN "reminder_hash" text;--> statement-breakpoint
ALTER TABLE "payment_us"."gift_cards" ADD COLUMN "voided_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "refunded_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "ordered_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "begin_at_once" text;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "before_change" jsonb;--> statement-breakpoint
ALTER TABLE "payment_eu"."contract_declarations" ADD CONSTRAINT "contract_declarations_reminder_hash_unique" UNIQUE("reminder_hash");--> statement-breakpoint
ALTER TABLE "payment_us"."contract_declarations" ADD CONSTRAINT "contract_declarations_reminder_hash_unique" UNIQUE("reminder_hash");--> statement-breakpoint
-- Written by hand: what was given back before was always the whole, and a paid change of plan set the anchor.
UPDATE "payment_eu"."invoices" SET "refunded" = "amount_paid" WHERE "status" = 'refunded';--> statement-breakpoint
UPDATE "payment_us"."invoices" SET "refunded" = "amount_paid" WHERE "status" = 'refunded';--> statement-breakpoint
UPDATE "payment_eu"."subscriptions" SET "ordered_at" = "billing_anchor" WHERE "billing_anchor" IS NOT NULL;--> statement-breakpoint
UPDATE "payment_us"."subscriptions" SET "ordered_at" = "billing_anchor" WHERE "billing_anchor" IS NOT NULL;
