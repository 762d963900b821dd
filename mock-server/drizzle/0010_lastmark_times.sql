-- Written by hand: nobody knows when the stored positions were read; they get the time of the migration.
ALTER TABLE "library_eu"."lastmarks" ADD COLUMN "read_at" bigint DEFAULT (extract(epoch FROM now()) * 1000)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "library_eu"."lastmarks" ALTER COLUMN "read_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "library_us"."lastmarks" ADD COLUMN "read_at" bigint DEFAULT (extract(epoch FROM now()) * 1000)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "library_us"."lastmarks" ALTER COLUMN "read_at" DROP DEFAULT;