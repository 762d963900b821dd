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
ALTER TABLE "payment_eu"."customers" ADD COLUMN "pending_charge" text;--> statement-breakpoint
ALTER TABLE "payment_eu"."customers" ADD COLUMN "pending_charge_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "refunded_to_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."invoices" ADD COLUMN "waived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_eu"."orders" ADD COLUMN "checked_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "pending_charge" text;--> statement-breakpoint
ALTER TABLE "payment_us"."customers" ADD COLUMN "pending_charge_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "refunded_to_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."invoices" ADD COLUMN "waived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_us"."orders" ADD COLUMN "checked_at" bigint;--> statement-breakpoint
CREATE INDEX "card_charges_user_index" ON "payment_eu"."card_charges" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "card_charges_user_index" ON "payment_us"."card_charges" USING btree ("user_uid");--> statement-breakpoint
ALTER TABLE "payment_eu"."orders" DROP COLUMN "intent_status";--> statement-breakpoint
ALTER TABLE "payment_us"."orders" DROP COLUMN "intent_status";--> statement-breakpoint
-- The book of the simulated provider begins with what the orders and invoices of before know of it.
INSERT INTO "payment_eu"."card_charges" SELECT "realm", NULL, "intent", "id", '', "client_secret", "amount", "currency", NULL, CASE "status" WHEN 'completed' THEN 'succeeded' ELSE 'requires_payment_method' END, NULL, '[]', false, jsonb_build_object('realm', "realm", 'shard', 'eu', 'order', "id"), "created_at" FROM "payment_eu"."orders" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "payment_eu"."card_charges" SELECT "realm", "user_uid", "charge", 'invoice-' || "id", '', "charge" || '_secret', "amount_paid" - "from_balance", "currency", NULL, 'succeeded', NULL, CASE "status" WHEN 'refunded' THEN jsonb_build_array(jsonb_build_object('key', 'refund-' || "id", 'amount', "amount_paid" - "from_balance")) ELSE '[]'::jsonb END, false, jsonb_build_object('realm', "realm", 'shard', 'eu', 'subscription', "subscription_id"), "created_at" FROM "payment_eu"."invoices" WHERE "charge" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The book of the simulated provider begins with what the orders and invoices of before know of it.
INSERT INTO "payment_us"."card_charges" SELECT "realm", NULL, "intent", "id", '', "client_secret", "amount", "currency", NULL, CASE "status" WHEN 'completed' THEN 'succeeded' ELSE 'requires_payment_method' END, NULL, '[]', false, jsonb_build_object('realm', "realm", 'shard', 'us', 'order', "id"), "created_at" FROM "payment_us"."orders" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "payment_us"."card_charges" SELECT "realm", "user_uid", "charge", 'invoice-' || "id", '', "charge" || '_secret', "amount_paid" - "from_balance", "currency", NULL, 'succeeded', NULL, CASE "status" WHEN 'refunded' THEN jsonb_build_array(jsonb_build_object('key', 'refund-' || "id", 'amount', "amount_paid" - "from_balance")) ELSE '[]'::jsonb END, false, jsonb_build_object('realm', "realm", 'shard', 'us', 'subscription', "subscription_id"), "created_at" FROM "payment_us"."invoices" WHERE "charge" IS NOT NULL ON CONFLICT DO NOTHING;
