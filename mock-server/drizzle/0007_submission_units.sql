ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "school_uid" text;--> statement-breakpoint
ALTER TABLE "submissions_eu"."submissions" ADD COLUMN "group_uid" text;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "school_uid" text;--> statement-breakpoint
ALTER TABLE "submissions_us"."submissions" ADD COLUMN "group_uid" text;--> statement-breakpoint
CREATE INDEX "submissions_school_index" ON "submissions_eu"."submissions" USING btree ("school_uid","changed_at","number");--> statement-breakpoint
CREATE INDEX "submissions_school_index" ON "submissions_us"."submissions" USING btree ("school_uid","changed_at","number");--> statement-breakpoint
-- Data, written by hand: a submission was given at the one school where its pupil is and, by the log, has always been a student, and in the one class there.
-- Who is deleted and can be restored counts with what they had. Where there are several, or a group of another school, nobody knows: it stays unknown.
WITH "ended" AS (
	SELECT a."subject" AS "user_uid", c."field", c."before" FROM "customer_management_eu"."audit_logs" a, jsonb_to_recordset(a."changes") AS c("field" text, "before" text)
	WHERE c."before" IS NOT NULL
), "roles" AS (
	SELECT "user_uid", "school_uid", "role" FROM "customer_management_eu"."associations"
	UNION SELECT r."user_uid", a."schoolUid", a."role" FROM "customer_management_eu"."removed_users" r, jsonb_to_recordset(r."associations") AS a("schoolUid" text, "role" text)
), "members" AS (
	SELECT "user_uid", "group_uid" FROM "customer_management_eu"."memberships"
	UNION SELECT r."user_uid", m."groupUid" FROM "customer_management_eu"."removed_users" r, jsonb_to_recordset(r."memberships") AS m("groupUid" text)
), "schools" AS (
	SELECT "user_uid", "school_uid" FROM "roles" WHERE "role" = 'student'
	UNION SELECT m."user_uid", g."school_uid" FROM "members" m JOIN "customer_management_eu"."groups" g ON g."uid" = m."group_uid"
	UNION SELECT "user_uid", substring("field" FROM '^schoolAssociations\.(.+)\.role$') FROM "ended" WHERE "field" LIKE 'schoolAssociations.%.role' AND "before" = 'student'
), "classes" AS (
	SELECT "user_uid", "group_uid" FROM "members"
	UNION SELECT "user_uid", substring("field" FROM '^groups\.(.+)$') FROM "ended" WHERE "field" LIKE 'groups.%'
), "class" AS (
	SELECT "user_uid", min("group_uid") AS "uid" FROM "classes" GROUP BY "user_uid" HAVING count(*) = 1
)
UPDATE "submissions_eu"."submissions" s SET "school_uid" = "school"."uid", "group_uid" = (
	SELECT m."group_uid" FROM "members" m JOIN "class" ON "class"."user_uid" = m."user_uid" AND "class"."uid" = m."group_uid"
	JOIN "customer_management_eu"."groups" g ON g."uid" = m."group_uid" WHERE m."user_uid" = s."user_uid"
)
FROM (SELECT "user_uid", min("school_uid") AS "uid" FROM "schools" GROUP BY "user_uid" HAVING count(*) = 1) AS "school"
WHERE "school"."user_uid" = s."user_uid"
AND EXISTS (SELECT FROM "roles" r WHERE r."user_uid" = s."user_uid" AND r."school_uid" = "school"."uid" AND r."role" = 'student');--> statement-breakpoint
WITH "ended" AS (
	SELECT a."subject" AS "user_uid", c."field", c."before" FROM "customer_management_us"."audit_logs" a, jsonb_to_recordset(a."changes") AS c("field" text, "before" text)
	WHERE c."before" IS NOT NULL
), "roles" AS (
	SELECT "user_uid", "school_uid", "role" FROM "customer_management_us"."associations"
	UNION SELECT r."user_uid", a."schoolUid", a."role" FROM "customer_management_us"."removed_users" r, jsonb_to_recordset(r."associations") AS a("schoolUid" text, "role" text)
), "members" AS (
	SELECT "user_uid", "group_uid" FROM "customer_management_us"."memberships"
	UNION SELECT r."user_uid", m."groupUid" FROM "customer_management_us"."removed_users" r, jsonb_to_recordset(r."memberships") AS m("groupUid" text)
), "schools" AS (
	SELECT "user_uid", "school_uid" FROM "roles" WHERE "role" = 'student'
	UNION SELECT m."user_uid", g."school_uid" FROM "members" m JOIN "customer_management_us"."groups" g ON g."uid" = m."group_uid"
	UNION SELECT "user_uid", substring("field" FROM '^schoolAssociations\.(.+)\.role$') FROM "ended" WHERE "field" LIKE 'schoolAssociations.%.role' AND "before" = 'student'
), "classes" AS (
	SELECT "user_uid", "group_uid" FROM "members"
	UNION SELECT "user_uid", substring("field" FROM '^groups\.(.+)$') FROM "ended" WHERE "field" LIKE 'groups.%'
), "class" AS (
	SELECT "user_uid", min("group_uid") AS "uid" FROM "classes" GROUP BY "user_uid" HAVING count(*) = 1
)
UPDATE "submissions_us"."submissions" s SET "school_uid" = "school"."uid", "group_uid" = (
	SELECT m."group_uid" FROM "members" m JOIN "class" ON "class"."user_uid" = m."user_uid" AND "class"."uid" = m."group_uid"
	JOIN "customer_management_us"."groups" g ON g."uid" = m."group_uid" WHERE m."user_uid" = s."user_uid"
)
FROM (SELECT "user_uid", min("school_uid") AS "uid" FROM "schools" GROUP BY "user_uid" HAVING count(*) = 1) AS "school"
WHERE "school"."user_uid" = s."user_uid"
AND EXISTS (SELECT FROM "roles" r WHERE r."user_uid" = s."user_uid" AND r."school_uid" = "school"."uid" AND r."role" = 'student');
