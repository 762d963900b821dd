CREATE TABLE "payment_eu"."trial_marks" (
	"realm" text NOT NULL,
	"mark" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_us"."trial_marks" (
	"realm" text NOT NULL,
	"mark" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "used_coupons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "used_coupons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
UPDATE "payment_eu"."customers" SET "used_coupons" = (
  SELECT jsonb_build_object('WELCOME20', min("id")) FROM "payment_eu"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20'
) WHERE EXISTS (SELECT FROM "payment_eu"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20');--> statement-breakpoint
UPDATE "payment_us"."customers" SET "used_coupons" = (
  SELECT jsonb_build_object('WELCOME20', min("id")) FROM "payment_us"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20'
) WHERE EXISTS (SELECT FROM "payment_us"."subscriptions" WHERE "user_uid" = "customers"."user_uid" AND "coupon_id" = 'WELCOME20');
