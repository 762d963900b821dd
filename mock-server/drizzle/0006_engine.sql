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
CREATE UNIQUE INDEX "charge_intents_open_index" ON "payment_eu"."charge_intents" USING btree ("user_uid") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "provider_tasks_open_index" ON "payment_eu"."provider_tasks" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_intents_open_index" ON "payment_us"."charge_intents" USING btree ("user_uid") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "provider_tasks_open_index" ON "payment_us"."provider_tasks" USING btree ("created_at") WHERE done_at is null;