CREATE SCHEMA "account_eu";
--> statement-breakpoint
CREATE SCHEMA "auth_eu";
--> statement-breakpoint
CREATE SCHEMA "customer_management_eu";
--> statement-breakpoint
CREATE SCHEMA "events_eu";
--> statement-breakpoint
CREATE SCHEMA "library_eu";
--> statement-breakpoint
CREATE SCHEMA "payment_eu";
--> statement-breakpoint
CREATE SCHEMA "sandbox_eu";
--> statement-breakpoint
CREATE SCHEMA "submissions_eu";
--> statement-breakpoint
CREATE SCHEMA "sync_eu";
--> statement-breakpoint
CREATE SCHEMA "account_us";
--> statement-breakpoint
CREATE SCHEMA "auth_us";
--> statement-breakpoint
CREATE SCHEMA "customer_management_us";
--> statement-breakpoint
CREATE SCHEMA "events_us";
--> statement-breakpoint
CREATE SCHEMA "library_us";
--> statement-breakpoint
CREATE SCHEMA "payment_us";
--> statement-breakpoint
CREATE SCHEMA "sandbox_us";
--> statement-breakpoint
CREATE SCHEMA "submissions_us";
--> statement-breakpoint
CREATE SCHEMA "sync_us";
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."associations" (
	"user_uid" text NOT NULL,
	"school_uid" text NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "associations_user_uid_school_uid_pk" PRIMARY KEY("user_uid","school_uid")
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."audit_logs" (
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"subject" text NOT NULL,
	"actor_uid" text NOT NULL,
	"actor_name" text NOT NULL,
	"acting_as_uid" text,
	"acting_as_name" text,
	"action" text NOT NULL,
	"at" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "audit_logs_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "library_eu"."bookmarks" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"bookmarks" jsonb NOT NULL,
	CONSTRAINT "bookmarks_user_uid_book_id_pk" PRIMARY KEY("user_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_eu"."clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"ahead_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_eu"."codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"nonce" text,
	"act_as" text,
	"expires_at" bigint NOT NULL,
	"family_id" text
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."counters" (
	"realm" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "counters_realm_kind_pk" PRIMARY KEY("realm","kind")
);
--> statement-breakpoint
CREATE TABLE "auth_eu"."credentials" (
	"realm" text NOT NULL,
	"name_key" text NOT NULL,
	"user_uid" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "credentials_realm_name_key_pk" PRIMARY KEY("realm","name_key")
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."customers" (
	"realm" text NOT NULL,
	"user_uid" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"provider_id" text,
	"default_payment_method" text,
	"had_trial" boolean NOT NULL,
	"balance" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_eu"."email_validations" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "events_eu"."events" (
	"realm" text NOT NULL,
	"stream" text NOT NULL,
	"id" text NOT NULL,
	"user_uid" text NOT NULL,
	"event" jsonb NOT NULL,
	"stored_at" bigint NOT NULL,
	CONSTRAINT "events_realm_stream_id_pk" PRIMARY KEY("realm","stream","id")
);
--> statement-breakpoint
CREATE TABLE "auth_eu"."families" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"realm" text NOT NULL,
	"client_id" text NOT NULL,
	"user_uid" text NOT NULL,
	"actor_uid" text,
	"methods" jsonb NOT NULL,
	"secure" boolean NOT NULL,
	"auth_time" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_eu"."first_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"headers" jsonb NOT NULL,
	"body" jsonb,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."gift_cards" (
	"realm" text NOT NULL,
	"code" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"worth" integer NOT NULL,
	"redeemed_by" text
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."groups" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"school_uid" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"login_code" text,
	"external_id" text,
	"typical_school_entry_year" integer,
	"name_key" text collate "C" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."invoices" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_due" integer NOT NULL,
	"amount_paid" integer NOT NULL,
	"tax" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL,
	"period_start" bigint NOT NULL,
	"period_end" bigint NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_eu"."lastmarks" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"position" text NOT NULL,
	CONSTRAINT "lastmarks_user_uid_book_id_pk" PRIMARY KEY("user_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."login_card_prints" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_name" text NOT NULL,
	"method" text NOT NULL,
	"count" integer NOT NULL,
	"printed_at" bigint NOT NULL,
	"actor_uid" text NOT NULL,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."login_cards" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"issued_at" bigint NOT NULL,
	"voided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "account_eu"."mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_eu"."mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realm" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"link" text,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."memberships" (
	"user_uid" text NOT NULL,
	"group_uid" text NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "memberships_user_uid_group_uid_pk" PRIMARY KEY("user_uid","group_uid")
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."orders" (
	"realm" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"price_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"intent" text NOT NULL,
	"client_secret" text NOT NULL,
	"intent_status" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "orders_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."subscriptions" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"price_id" text NOT NULL,
	"status" text NOT NULL,
	"coupon_id" text,
	"terms_version" text,
	"cancel_at_period_end" boolean NOT NULL,
	"started_at" bigint NOT NULL,
	"trial_end" bigint,
	"period_start" bigint NOT NULL,
	"period_end" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"reminded" boolean NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."payment_methods" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"brand" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_eu"."read_logs" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"session_id" text NOT NULL,
	"device_id" text NOT NULL,
	"percentage" real NOT NULL,
	"timestamp" bigint NOT NULL,
	CONSTRAINT "read_logs_user_uid_book_id_session_id_timestamp_pk" PRIMARY KEY("user_uid","book_id","session_id","timestamp")
);
--> statement-breakpoint
CREATE TABLE "sandbox_eu"."realm_versions" (
	"realm" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_eu"."refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sync_eu"."register_links" (
	"realm" text NOT NULL,
	"external_id" text NOT NULL,
	"user_uid" text NOT NULL,
	CONSTRAINT "register_links_realm_external_id_pk" PRIMARY KEY("realm","external_id")
);
--> statement-breakpoint
CREATE TABLE "sync_eu"."register_schools" (
	"realm" text NOT NULL,
	"external_id" text NOT NULL,
	"school" jsonb NOT NULL,
	CONSTRAINT "register_schools_realm_external_id_pk" PRIMARY KEY("realm","external_id")
);
--> statement-breakpoint
CREATE TABLE "library_eu"."school_unit_books" (
	"realm" text NOT NULL,
	"school_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "school_unit_books_school_uid_book_id_pk" PRIMARY KEY("school_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."school_unit_periods" (
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"owner" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	CONSTRAINT "school_unit_periods_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."school_units" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"parent" text,
	"pupil_number" integer,
	"street_address" text,
	"postal_code" text,
	"city" text,
	"secure_auth_enabled" boolean NOT NULL,
	"qr_code_login_enabled" boolean NOT NULL,
	"identifiers" jsonb NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"city_key" text collate "C" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_eu"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"methods" jsonb NOT NULL,
	"secure" boolean NOT NULL,
	"auth_time" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_eu"."setup_intents" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"exp_month" integer,
	"exp_year" integer,
	"payment_method" text,
	CONSTRAINT "setup_intents_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "auth_eu"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_eu"."snapshots" (
	"name" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_eu"."snapshots_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"taken_at" bigint NOT NULL,
	"sandbox_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_eu"."stamp" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions_eu"."submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"number" integer NOT NULL,
	"user_uid" text NOT NULL,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"context_type" text NOT NULL,
	"context_id" text NOT NULL,
	"context" jsonb NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."subscription_types" (
	"realm" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	CONSTRAINT "subscription_types_realm_type_pk" PRIMARY KEY("realm","type")
);
--> statement-breakpoint
CREATE TABLE "sync_eu"."sync_jobs" (
	"realm" text NOT NULL,
	"school_uid" text NOT NULL,
	"sync_id" text NOT NULL,
	"id" integer NOT NULL,
	"dry_run" boolean NOT NULL,
	"status" text NOT NULL,
	"started_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"finished_at" bigint,
	"by_uid" text NOT NULL,
	"actor_uid" text NOT NULL,
	"actor_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"error_message" text,
	"error_type" text,
	CONSTRAINT "sync_jobs_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "sync_eu"."sync_logs" (
	"realm" text NOT NULL,
	"job_id" integer NOT NULL,
	"id" integer NOT NULL,
	"entity" text NOT NULL,
	"uid" text,
	"external_id" text,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"field" text,
	"before" text,
	"after" text,
	"reason" text,
	CONSTRAINT "sync_logs_realm_job_id_id_pk" PRIMARY KEY("realm","job_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."sync_settings" (
	"school_uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"active" boolean NOT NULL,
	"dry_run" boolean NOT NULL,
	"type" text NOT NULL,
	"organization_map" jsonb NOT NULL,
	"last_fetch" bigint
);
--> statement-breakpoint
CREATE TABLE "sync_eu"."syncs" (
	"realm" text NOT NULL,
	"school_uid" text NOT NULL,
	"sync_id" text NOT NULL,
	"name" text NOT NULL,
	"entities" jsonb NOT NULL,
	CONSTRAINT "syncs_school_uid_sync_id_pk" PRIMARY KEY("school_uid","sync_id")
);
--> statement-breakpoint
CREATE TABLE "library_eu"."user_books" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "user_books_user_uid_book_id_pk" PRIMARY KEY("user_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."user_periods" (
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"owner" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	CONSTRAINT "user_periods_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_eu"."users" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"user_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_verified" boolean NOT NULL,
	"identifiers" jsonb NOT NULL,
	"superuser" boolean NOT NULL,
	"shared_account" boolean NOT NULL,
	"speaking_book_rights" boolean NOT NULL,
	"guest" boolean NOT NULL,
	"age_filter" integer,
	"user_name_key" text collate "C" NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"words" "tsvector" NOT NULL,
	"facets" "tsvector" NOT NULL,
	"school_associations" jsonb NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."associations" (
	"user_uid" text NOT NULL,
	"school_uid" text NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "associations_user_uid_school_uid_pk" PRIMARY KEY("user_uid","school_uid")
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."audit_logs" (
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"subject" text NOT NULL,
	"actor_uid" text NOT NULL,
	"actor_name" text NOT NULL,
	"acting_as_uid" text,
	"acting_as_name" text,
	"action" text NOT NULL,
	"at" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "audit_logs_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "library_us"."bookmarks" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"bookmarks" jsonb NOT NULL,
	CONSTRAINT "bookmarks_user_uid_book_id_pk" PRIMARY KEY("user_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_us"."clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"ahead_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_us"."codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"nonce" text,
	"act_as" text,
	"expires_at" bigint NOT NULL,
	"family_id" text
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."counters" (
	"realm" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "counters_realm_kind_pk" PRIMARY KEY("realm","kind")
);
--> statement-breakpoint
CREATE TABLE "auth_us"."credentials" (
	"realm" text NOT NULL,
	"name_key" text NOT NULL,
	"user_uid" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "credentials_realm_name_key_pk" PRIMARY KEY("realm","name_key")
);
--> statement-breakpoint
CREATE TABLE "payment_us"."customers" (
	"realm" text NOT NULL,
	"user_uid" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"provider_id" text,
	"default_payment_method" text,
	"had_trial" boolean NOT NULL,
	"balance" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_us"."email_validations" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "events_us"."events" (
	"realm" text NOT NULL,
	"stream" text NOT NULL,
	"id" text NOT NULL,
	"user_uid" text NOT NULL,
	"event" jsonb NOT NULL,
	"stored_at" bigint NOT NULL,
	CONSTRAINT "events_realm_stream_id_pk" PRIMARY KEY("realm","stream","id")
);
--> statement-breakpoint
CREATE TABLE "auth_us"."families" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"realm" text NOT NULL,
	"client_id" text NOT NULL,
	"user_uid" text NOT NULL,
	"actor_uid" text,
	"methods" jsonb NOT NULL,
	"secure" boolean NOT NULL,
	"auth_time" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_us"."first_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"headers" jsonb NOT NULL,
	"body" jsonb,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_us"."gift_cards" (
	"realm" text NOT NULL,
	"code" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"worth" integer NOT NULL,
	"redeemed_by" text
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."groups" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"school_uid" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"login_code" text,
	"external_id" text,
	"typical_school_entry_year" integer,
	"name_key" text collate "C" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_us"."invoices" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_due" integer NOT NULL,
	"amount_paid" integer NOT NULL,
	"tax" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL,
	"period_start" bigint NOT NULL,
	"period_end" bigint NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_us"."lastmarks" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"position" text NOT NULL,
	CONSTRAINT "lastmarks_user_uid_book_id_pk" PRIMARY KEY("user_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."login_card_prints" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_name" text NOT NULL,
	"method" text NOT NULL,
	"count" integer NOT NULL,
	"printed_at" bigint NOT NULL,
	"actor_uid" text NOT NULL,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."login_cards" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"issued_at" bigint NOT NULL,
	"voided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "account_us"."mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_us"."mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realm" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"link" text,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."memberships" (
	"user_uid" text NOT NULL,
	"group_uid" text NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "memberships_user_uid_group_uid_pk" PRIMARY KEY("user_uid","group_uid")
);
--> statement-breakpoint
CREATE TABLE "payment_us"."orders" (
	"realm" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"price_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"intent" text NOT NULL,
	"client_secret" text NOT NULL,
	"intent_status" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "orders_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "payment_us"."subscriptions" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"price_id" text NOT NULL,
	"status" text NOT NULL,
	"coupon_id" text,
	"terms_version" text,
	"cancel_at_period_end" boolean NOT NULL,
	"started_at" bigint NOT NULL,
	"trial_end" bigint,
	"period_start" bigint NOT NULL,
	"period_end" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"reminded" boolean NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "payment_us"."payment_methods" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"brand" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_us"."read_logs" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"session_id" text NOT NULL,
	"device_id" text NOT NULL,
	"percentage" real NOT NULL,
	"timestamp" bigint NOT NULL,
	CONSTRAINT "read_logs_user_uid_book_id_session_id_timestamp_pk" PRIMARY KEY("user_uid","book_id","session_id","timestamp")
);
--> statement-breakpoint
CREATE TABLE "sandbox_us"."realm_versions" (
	"realm" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_us"."refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sync_us"."register_links" (
	"realm" text NOT NULL,
	"external_id" text NOT NULL,
	"user_uid" text NOT NULL,
	CONSTRAINT "register_links_realm_external_id_pk" PRIMARY KEY("realm","external_id")
);
--> statement-breakpoint
CREATE TABLE "sync_us"."register_schools" (
	"realm" text NOT NULL,
	"external_id" text NOT NULL,
	"school" jsonb NOT NULL,
	CONSTRAINT "register_schools_realm_external_id_pk" PRIMARY KEY("realm","external_id")
);
--> statement-breakpoint
CREATE TABLE "library_us"."school_unit_books" (
	"realm" text NOT NULL,
	"school_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "school_unit_books_school_uid_book_id_pk" PRIMARY KEY("school_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."school_unit_periods" (
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"owner" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	CONSTRAINT "school_unit_periods_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."school_units" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"parent" text,
	"pupil_number" integer,
	"street_address" text,
	"postal_code" text,
	"city" text,
	"secure_auth_enabled" boolean NOT NULL,
	"qr_code_login_enabled" boolean NOT NULL,
	"identifiers" jsonb NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"city_key" text collate "C" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_us"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"methods" jsonb NOT NULL,
	"secure" boolean NOT NULL,
	"auth_time" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_us"."setup_intents" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"exp_month" integer,
	"exp_year" integer,
	"payment_method" text,
	CONSTRAINT "setup_intents_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "auth_us"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_us"."snapshots" (
	"name" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_us"."snapshots_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"taken_at" bigint NOT NULL,
	"sandbox_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_us"."stamp" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions_us"."submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"number" integer NOT NULL,
	"user_uid" text NOT NULL,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"context_type" text NOT NULL,
	"context_id" text NOT NULL,
	"context" jsonb NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."subscription_types" (
	"realm" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	CONSTRAINT "subscription_types_realm_type_pk" PRIMARY KEY("realm","type")
);
--> statement-breakpoint
CREATE TABLE "sync_us"."sync_jobs" (
	"realm" text NOT NULL,
	"school_uid" text NOT NULL,
	"sync_id" text NOT NULL,
	"id" integer NOT NULL,
	"dry_run" boolean NOT NULL,
	"status" text NOT NULL,
	"started_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"finished_at" bigint,
	"by_uid" text NOT NULL,
	"actor_uid" text NOT NULL,
	"actor_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"error_message" text,
	"error_type" text,
	CONSTRAINT "sync_jobs_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "sync_us"."sync_logs" (
	"realm" text NOT NULL,
	"job_id" integer NOT NULL,
	"id" integer NOT NULL,
	"entity" text NOT NULL,
	"uid" text,
	"external_id" text,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"field" text,
	"before" text,
	"after" text,
	"reason" text,
	CONSTRAINT "sync_logs_realm_job_id_id_pk" PRIMARY KEY("realm","job_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."sync_settings" (
	"school_uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"active" boolean NOT NULL,
	"dry_run" boolean NOT NULL,
	"type" text NOT NULL,
	"organization_map" jsonb NOT NULL,
	"last_fetch" bigint
);
--> statement-breakpoint
CREATE TABLE "sync_us"."syncs" (
	"realm" text NOT NULL,
	"school_uid" text NOT NULL,
	"sync_id" text NOT NULL,
	"name" text NOT NULL,
	"entities" jsonb NOT NULL,
	CONSTRAINT "syncs_school_uid_sync_id_pk" PRIMARY KEY("school_uid","sync_id")
);
--> statement-breakpoint
CREATE TABLE "library_us"."user_books" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "user_books_user_uid_book_id_pk" PRIMARY KEY("user_uid","book_id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."user_periods" (
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"owner" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	CONSTRAINT "user_periods_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "customer_management_us"."users" (
	"uid" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"user_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_verified" boolean NOT NULL,
	"identifiers" jsonb NOT NULL,
	"superuser" boolean NOT NULL,
	"shared_account" boolean NOT NULL,
	"speaking_book_rights" boolean NOT NULL,
	"guest" boolean NOT NULL,
	"age_filter" integer,
	"user_name_key" text collate "C" NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"words" "tsvector" NOT NULL,
	"facets" "tsvector" NOT NULL,
	"school_associations" jsonb NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE INDEX "associations_school_uid_role_index" ON "customer_management_eu"."associations" USING btree ("school_uid","role");--> statement-breakpoint
CREATE INDEX "associations_realm_id_index" ON "customer_management_eu"."associations" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "audit_logs_subject_id_index" ON "customer_management_eu"."audit_logs" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_logs_actor_uid_id_index" ON "customer_management_eu"."audit_logs" USING btree ("actor_uid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_user_uid_index" ON "auth_eu"."credentials" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "events_stored_index" ON "events_eu"."events" USING btree ("realm","stream","stored_at");--> statement-breakpoint
CREATE INDEX "groups_realm_id_index" ON "customer_management_eu"."groups" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "groups_realm_name_key_id_index" ON "customer_management_eu"."groups" USING btree ("realm","name_key","id");--> statement-breakpoint
CREATE INDEX "groups_school_uid_index" ON "customer_management_eu"."groups" USING btree ("school_uid");--> statement-breakpoint
CREATE INDEX "groups_words_index" ON "customer_management_eu"."groups" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "invoices_user_index" ON "payment_eu"."invoices" USING btree ("user_uid","created_at");--> statement-breakpoint
CREATE INDEX "login_card_prints_realm_id_index" ON "customer_management_eu"."login_card_prints" USING btree ("realm","id");--> statement-breakpoint
CREATE UNIQUE INDEX "login_cards_user_uid_index" ON "customer_management_eu"."login_cards" USING btree ("user_uid") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "memberships_group_uid_index" ON "customer_management_eu"."memberships" USING btree ("group_uid");--> statement-breakpoint
CREATE INDEX "memberships_realm_id_index" ON "customer_management_eu"."memberships" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due_index" ON "payment_eu"."subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_held_index" ON "payment_eu"."subscriptions" USING btree ("user_uid","price_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "payment_methods_user_index" ON "payment_eu"."payment_methods" USING btree ("user_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "register_links_user_uid_index" ON "sync_eu"."register_links" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "school_unit_books_index" ON "library_eu"."school_unit_books" USING btree ("realm");--> statement-breakpoint
CREATE INDEX "school_unit_periods_owner_index" ON "customer_management_eu"."school_unit_periods" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "school_units_realm_id_index" ON "customer_management_eu"."school_units" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "school_units_realm_name_key_id_index" ON "customer_management_eu"."school_units" USING btree ("realm","name_key","id");--> statement-breakpoint
CREATE INDEX "school_units_parent_index" ON "customer_management_eu"."school_units" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "school_units_words_index" ON "customer_management_eu"."school_units" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "submissions_user_index" ON "submissions_eu"."submissions" USING btree ("user_uid","changed_at","number");--> statement-breakpoint
CREATE INDEX "sync_jobs_school_uid_sync_id_id_index" ON "sync_eu"."sync_jobs" USING btree ("school_uid","sync_id","id");--> statement-breakpoint
CREATE INDEX "sync_jobs_due_at_index" ON "sync_eu"."sync_jobs" USING btree ("due_at") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "sync_jobs_school_uid_index" ON "sync_eu"."sync_jobs" USING btree ("school_uid") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "user_periods_owner_index" ON "customer_management_eu"."user_periods" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "users_realm_id_index" ON "customer_management_eu"."users" USING btree ("realm","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_user_name_key_id_index" ON "customer_management_eu"."users" USING btree ("realm","user_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_name_key_id_index" ON "customer_management_eu"."users" USING btree ("realm","name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_email_key_id_index" ON "customer_management_eu"."users" USING btree ("realm","email_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_words_index" ON "customer_management_eu"."users" USING gin ("words") WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_facets_index" ON "customer_management_eu"."users" USING gin ("facets") WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "associations_school_uid_role_index" ON "customer_management_us"."associations" USING btree ("school_uid","role");--> statement-breakpoint
CREATE INDEX "associations_realm_id_index" ON "customer_management_us"."associations" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "audit_logs_subject_id_index" ON "customer_management_us"."audit_logs" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_logs_actor_uid_id_index" ON "customer_management_us"."audit_logs" USING btree ("actor_uid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_user_uid_index" ON "auth_us"."credentials" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "events_stored_index" ON "events_us"."events" USING btree ("realm","stream","stored_at");--> statement-breakpoint
CREATE INDEX "groups_realm_id_index" ON "customer_management_us"."groups" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "groups_realm_name_key_id_index" ON "customer_management_us"."groups" USING btree ("realm","name_key","id");--> statement-breakpoint
CREATE INDEX "groups_school_uid_index" ON "customer_management_us"."groups" USING btree ("school_uid");--> statement-breakpoint
CREATE INDEX "groups_words_index" ON "customer_management_us"."groups" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "invoices_user_index" ON "payment_us"."invoices" USING btree ("user_uid","created_at");--> statement-breakpoint
CREATE INDEX "login_card_prints_realm_id_index" ON "customer_management_us"."login_card_prints" USING btree ("realm","id");--> statement-breakpoint
CREATE UNIQUE INDEX "login_cards_user_uid_index" ON "customer_management_us"."login_cards" USING btree ("user_uid") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "memberships_group_uid_index" ON "customer_management_us"."memberships" USING btree ("group_uid");--> statement-breakpoint
CREATE INDEX "memberships_realm_id_index" ON "customer_management_us"."memberships" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due_index" ON "payment_us"."subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_held_index" ON "payment_us"."subscriptions" USING btree ("user_uid","price_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "payment_methods_user_index" ON "payment_us"."payment_methods" USING btree ("user_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "register_links_user_uid_index" ON "sync_us"."register_links" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "school_unit_books_index" ON "library_us"."school_unit_books" USING btree ("realm");--> statement-breakpoint
CREATE INDEX "school_unit_periods_owner_index" ON "customer_management_us"."school_unit_periods" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "school_units_realm_id_index" ON "customer_management_us"."school_units" USING btree ("realm","id");--> statement-breakpoint
CREATE INDEX "school_units_realm_name_key_id_index" ON "customer_management_us"."school_units" USING btree ("realm","name_key","id");--> statement-breakpoint
CREATE INDEX "school_units_parent_index" ON "customer_management_us"."school_units" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "school_units_words_index" ON "customer_management_us"."school_units" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "submissions_user_index" ON "submissions_us"."submissions" USING btree ("user_uid","changed_at","number");--> statement-breakpoint
CREATE INDEX "sync_jobs_school_uid_sync_id_id_index" ON "sync_us"."sync_jobs" USING btree ("school_uid","sync_id","id");--> statement-breakpoint
CREATE INDEX "sync_jobs_due_at_index" ON "sync_us"."sync_jobs" USING btree ("due_at") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "sync_jobs_school_uid_index" ON "sync_us"."sync_jobs" USING btree ("school_uid") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "user_periods_owner_index" ON "customer_management_us"."user_periods" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "users_realm_id_index" ON "customer_management_us"."users" USING btree ("realm","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_user_name_key_id_index" ON "customer_management_us"."users" USING btree ("realm","user_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_name_key_id_index" ON "customer_management_us"."users" USING btree ("realm","name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_realm_email_key_id_index" ON "customer_management_us"."users" USING btree ("realm","email_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_words_index" ON "customer_management_us"."users" USING gin ("words") WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_facets_index" ON "customer_management_us"."users" USING gin ("facets") WITH (fastupdate=false) WHERE deleted_at is null;