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
);
--> statement-breakpoint
CREATE TABLE "account_eu"."password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "account_us"."password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
