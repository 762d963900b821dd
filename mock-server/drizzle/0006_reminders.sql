ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "notices_sent" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" ADD COLUMN "cancel_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "notices_sent" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" ADD COLUMN "cancel_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."subscriptions" DROP COLUMN "reminded";--> statement-breakpoint
ALTER TABLE "payment_us"."subscriptions" DROP COLUMN "reminded";--> statement-breakpoint
-- Wakes the plans that run, for notices that there were not before.
UPDATE "payment_eu"."subscriptions" SET "due_at" = LEAST("due_at", GREATEST("period_start", "period_end" - 3024000000)) WHERE "status" IN ('trialing', 'active');--> statement-breakpoint
-- Forgets charged cards that are deleted.
UPDATE "payment_eu"."customers" SET "default_payment_method" = NULL WHERE NOT EXISTS (SELECT 1 FROM "payment_eu"."payment_methods" WHERE "id" = "default_payment_method");--> statement-breakpoint
-- Wakes the plans that run, for notices that there were not before.
UPDATE "payment_us"."subscriptions" SET "due_at" = LEAST("due_at", GREATEST("period_start", "period_end" - 3024000000)) WHERE "status" IN ('trialing', 'active');--> statement-breakpoint
-- Forgets charged cards that are deleted.
UPDATE "payment_us"."customers" SET "default_payment_method" = NULL WHERE NOT EXISTS (SELECT 1 FROM "payment_us"."payment_methods" WHERE "id" = "default_payment_method");
