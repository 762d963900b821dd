ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "started_at" bigint;--> statement-breakpoint
ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "submitted_at" bigint;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "started_at" bigint;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "submitted_at" bigint;