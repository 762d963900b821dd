CREATE TABLE "customer_management_eu"."removed_users" (
	"user_uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"associations" jsonb NOT NULL,
	"memberships" jsonb NOT NULL,
	"periods" jsonb NOT NULL,
	"password_hash" text
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."removed_users" (
	"user_uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"associations" jsonb NOT NULL,
	"memberships" jsonb NOT NULL,
	"periods" jsonb NOT NULL,
	"password_hash" text
);
