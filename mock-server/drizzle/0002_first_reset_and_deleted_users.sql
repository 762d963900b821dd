ALTER TABLE "sandbox_eu"."stamp" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "sandbox_eu"."stamp" ADD COLUMN "row_counts" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_us"."stamp" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "sandbox_us"."stamp" ADD COLUMN "row_counts" jsonb;--> statement-breakpoint
CREATE INDEX "users_deleted_at_index" ON "customer_management_eu"."users" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_deleted_at_index" ON "customer_management_us"."users" USING btree ("deleted_at") WHERE deleted_at is not null;