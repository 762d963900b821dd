CREATE TABLE "auth_eu"."known_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_us"."known_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"expires_at" bigint NOT NULL
);
