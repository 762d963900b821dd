ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "school_uid" text;--> statement-breakpoint
ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "group_uid" text;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "school_uid" text;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "group_uid" text;--> statement-breakpoint
CREATE INDEX "submissions_school_index" ON "submissions_eu"."submissions" USING btree ("school_uid","changed_at","number");--> statement-breakpoint
CREATE INDEX "submissions_school_index" ON "submissions_us"."submissions" USING btree ("school_uid","changed_at","number");--> statement-breakpoint
-- Data, written by hand: a submission was given at the one school where its pupil is and, by the log, has always been a student, and in the one class there.
-- Who is deleted and can be restored counts with what they had. Where there are several, or a group of another school, nobody knows: it stays unknown.
WITH "places" AS (
	SELECT "user_uid", "school_uid", NULL AS "group_uid", true AS "today" FROM "customer_management_eu"."associations" WHERE "role" = 'student'
	UNION ALL SELECT r."user_uid", a."schoolUid", NULL, true FROM "customer_management_eu"."removed_users" r, jsonb_to_recordset(r."associations") AS a("schoolUid" text, "role" text)
	WHERE a."role" = 'student'
	UNION ALL SELECT m."user_uid", g."school_uid", g."uid", true FROM "customer_management_eu"."memberships" m JOIN "customer_management_eu"."groups" g ON g."uid" = m."group_uid"
	UNION ALL SELECT r."user_uid", g."school_uid", g."uid", true FROM "customer_management_eu"."removed_users" r, jsonb_to_recordset(r."memberships") AS m("groupUid" text),
	"customer_management_eu"."groups" g WHERE g."uid" = m."groupUid"
	UNION ALL SELECT a."subject", substring(c."field" FROM '^schoolAssociations\.(.+)\.role$'), substring(c."field" FROM '^groups\.(.+)$'), false
	FROM "customer_management_eu"."audit_logs" a, jsonb_to_recordset(a."changes") AS c("field" text, "before" text)
	WHERE (c."field" LIKE 'schoolAssociations.%.role' AND c."before" = 'student') OR (c."field" LIKE 'groups.%' AND c."before" IS NOT NULL)
), "found" AS (
	SELECT "user_uid", min("school_uid") AS "school_uid",
		CASE WHEN count(DISTINCT "group_uid") = 1 AND bool_or("today" AND "group_uid" IS NOT NULL) THEN min("group_uid") END AS "group_uid"
	FROM "places" GROUP BY "user_uid" HAVING count(DISTINCT "school_uid") = 1 AND bool_or("today" AND "group_uid" IS NULL)
)
UPDATE "submissions_eu"."submissions" s SET "school_uid" = "found"."school_uid", "group_uid" = "found"."group_uid"
FROM "found" WHERE "found"."user_uid" = s."user_uid";--> statement-breakpoint
WITH "places" AS (
	SELECT "user_uid", "school_uid", NULL AS "group_uid", true AS "today" FROM "customer_management_us"."associations" WHERE "role" = 'student'
	UNION ALL SELECT r."user_uid", a."schoolUid", NULL, true FROM "customer_management_us"."removed_users" r, jsonb_to_recordset(r."associations") AS a("schoolUid" text, "role" text)
	WHERE a."role" = 'student'
	UNION ALL SELECT m."user_uid", g."school_uid", g."uid", true FROM "customer_management_us"."memberships" m JOIN "customer_management_us"."groups" g ON g."uid" = m."group_uid"
	UNION ALL SELECT r."user_uid", g."school_uid", g."uid", true FROM "customer_management_us"."removed_users" r, jsonb_to_recordset(r."memberships") AS m("groupUid" text),
	"customer_management_us"."groups" g WHERE g."uid" = m."groupUid"
	UNION ALL SELECT a."subject", substring(c."field" FROM '^schoolAssociations\.(.+)\.role$'), substring(c."field" FROM '^groups\.(.+)$'), false
	FROM "customer_management_us"."audit_logs" a, jsonb_to_recordset(a."changes") AS c("field" text, "before" text)
	WHERE (c."field" LIKE 'schoolAssociations.%.role' AND c."before" = 'student') OR (c."field" LIKE 'groups.%' AND c."before" IS NOT NULL)
), "found" AS (
	SELECT "user_uid", min("school_uid") AS "school_uid",
		CASE WHEN count(DISTINCT "group_uid") = 1 AND bool_or("today" AND "group_uid" IS NOT NULL) THEN min("group_uid") END AS "group_uid"
	FROM "places" GROUP BY "user_uid" HAVING count(DISTINCT "school_uid") = 1 AND bool_or("today" AND "group_uid" IS NULL)
)
UPDATE "submissions_us"."submissions" s SET "school_uid" = "found"."school_uid", "group_uid" = "found"."group_uid"
FROM "found" WHERE "found"."user_uid" = s."user_uid";
