ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "reopened_at" bigint;--> statement-breakpoint
ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "reopened_by" text;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "reopened_at" bigint;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "reopened_by" text;--> statement-breakpoint
CREATE INDEX "submissions_group_index" ON "submissions_eu"."submissions" USING btree ("group_uid","context_id");--> statement-breakpoint
CREATE INDEX "submissions_group_index" ON "submissions_us"."submissions" USING btree ("group_uid","context_id");