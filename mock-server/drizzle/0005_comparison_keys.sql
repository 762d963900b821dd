ALTER TABLE "account_eu"."mails" ADD COLUMN "recipient_comparison_key" text;--> statement-breakpoint
ALTER TABLE "account_eu"."password_resets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "email_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "user_name_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "email_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_eu"."users" ADD COLUMN "identifier_comparison_keys" text[];--> statement-breakpoint
ALTER TABLE "account_us"."mails" ADD COLUMN "recipient_comparison_key" text;--> statement-breakpoint
ALTER TABLE "account_us"."password_resets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "email_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "user_name_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "email_comparison_key" text;--> statement-breakpoint
ALTER TABLE "customer_management_us"."users" ADD COLUMN "identifier_comparison_keys" text[];--> statement-breakpoint
CREATE INDEX "users_realm_user_name_comparison_key_index" ON "customer_management_eu"."users" USING btree ("realm","user_name_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_email_comparison_key_index" ON "customer_management_eu"."users" USING btree ("realm","email_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_identifier_comparison_keys_index" ON "customer_management_eu"."users" USING gin ("identifier_comparison_keys") WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_user_name_comparison_key_index" ON "customer_management_us"."users" USING btree ("realm","user_name_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_email_comparison_key_index" ON "customer_management_us"."users" USING btree ("realm","email_comparison_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_identifier_comparison_keys_index" ON "customer_management_us"."users" USING gin ("identifier_comparison_keys") WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
-- Data, written by hand: who signed up wrote their address themselves, unless somebody else has changed it since.
UPDATE "customer_management_eu"."users" u SET "email_by_owner" = true
WHERE EXISTS (SELECT FROM "customer_management_eu"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" = u."uid" AND a."action" = 'register')
AND NOT EXISTS (SELECT FROM "customer_management_eu"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" <> u."uid" AND a."changes" @> '[{"field": "email"}]');--> statement-breakpoint
UPDATE "customer_management_us"."users" u SET "email_by_owner" = true
WHERE EXISTS (SELECT FROM "customer_management_us"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" = u."uid" AND a."action" = 'register')
AND NOT EXISTS (SELECT FROM "customer_management_us"."audit_logs" a WHERE a."subject" = u."uid" AND a."actor_uid" <> u."uid" AND a."changes" @> '[{"field": "email"}]');
