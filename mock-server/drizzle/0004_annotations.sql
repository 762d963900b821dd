CREATE TABLE "library_eu"."annotations" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"annotation_id" text NOT NULL,
	"annotation" jsonb NOT NULL,
	CONSTRAINT "annotations_user_uid_book_id_annotation_id_pk" PRIMARY KEY("user_uid","book_id","annotation_id")
);
--> statement-breakpoint
CREATE TABLE "library_us"."annotations" (
	"realm" text NOT NULL,
	"user_uid" text NOT NULL,
	"book_id" text NOT NULL,
	"annotation_id" text NOT NULL,
	"annotation" jsonb NOT NULL,
	CONSTRAINT "annotations_user_uid_book_id_annotation_id_pk" PRIMARY KEY("user_uid","book_id","annotation_id")
);
