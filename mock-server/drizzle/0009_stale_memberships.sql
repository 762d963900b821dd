-- Written by hand: whoever has no association with the school unit of a group any more leaves the group. The audit log of each person has the groups, that of
-- each group how many members it had and has; the actor of these entries has them all.
CREATE TEMPORARY TABLE "stale_memberships" ON COMMIT DROP AS
SELECT m."realm", m."user_uid", m."group_uid", g."name" FROM "customer_management_eu"."memberships" m
JOIN "customer_management_eu"."groups" g ON g."uid" = m."group_uid"
WHERE NOT EXISTS (SELECT FROM "customer_management_eu"."associations" a WHERE a."user_uid" = m."user_uid" AND a."school_uid" = g."school_uid");--> statement-breakpoint
INSERT INTO "customer_management_eu"."audit_logs" ("realm", "id", "subject", "actor_uid", "actor_name", "action", "at", "changes")
SELECT e."realm", c."last" + row_number() OVER (PARTITION BY e."realm" ORDER BY e."action", e."subject"), e."subject", 'realmkit', 'Realmkit', e."action", (extract(epoch FROM now()) * 1000)::bigint, e."changes"
FROM (
	SELECT "realm", "user_uid" AS "subject", 'setUserGroups' AS "action", jsonb_agg(jsonb_build_object('field', 'groups.' || "group_uid", 'before', "name", 'after', NULL) ORDER BY "group_uid") AS "changes"
	FROM "stale_memberships" GROUP BY "realm", "user_uid"
	UNION ALL
	SELECT "realm", "group_uid", 'updateGroup', jsonb_build_array(jsonb_build_object('field', 'members', 'before', "members"::text, 'after', ("members" - "stale")::text))
	FROM (
		SELECT s."realm", s."group_uid", count(*) AS "stale", (SELECT count(*) FROM "customer_management_eu"."memberships" m WHERE m."group_uid" = s."group_uid") AS "members"
		FROM "stale_memberships" s GROUP BY s."realm", s."group_uid"
	) AS "counted"
) AS e
JOIN "customer_management_eu"."counters" c ON c."realm" = e."realm" AND c."kind" = 'auditLog';--> statement-breakpoint
UPDATE "customer_management_eu"."counters" c SET "last" = greatest(c."last", (SELECT max(l."id") FROM "customer_management_eu"."audit_logs" l WHERE l."realm" = c."realm"))
WHERE c."kind" = 'auditLog' AND c."realm" IN (SELECT "realm" FROM "stale_memberships");--> statement-breakpoint
UPDATE "customer_management_eu"."users" u SET "facets" = ts_delete(u."facets", s."facets")
FROM (SELECT "user_uid", array_agg('group:' || "group_uid") AS "facets" FROM "stale_memberships" GROUP BY "user_uid") AS s WHERE u."uid" = s."user_uid";--> statement-breakpoint
DELETE FROM "customer_management_eu"."memberships" m USING "stale_memberships" s WHERE m."user_uid" = s."user_uid" AND m."group_uid" = s."group_uid";--> statement-breakpoint
DROP TABLE "stale_memberships";--> statement-breakpoint
CREATE TEMPORARY TABLE "stale_memberships" ON COMMIT DROP AS
SELECT m."realm", m."user_uid", m."group_uid", g."name" FROM "customer_management_us"."memberships" m
JOIN "customer_management_us"."groups" g ON g."uid" = m."group_uid"
WHERE NOT EXISTS (SELECT FROM "customer_management_us"."associations" a WHERE a."user_uid" = m."user_uid" AND a."school_uid" = g."school_uid");--> statement-breakpoint
INSERT INTO "customer_management_us"."audit_logs" ("realm", "id", "subject", "actor_uid", "actor_name", "action", "at", "changes")
SELECT e."realm", c."last" + row_number() OVER (PARTITION BY e."realm" ORDER BY e."action", e."subject"), e."subject", 'realmkit', 'Realmkit', e."action", (extract(epoch FROM now()) * 1000)::bigint, e."changes"
FROM (
	SELECT "realm", "user_uid" AS "subject", 'setUserGroups' AS "action", jsonb_agg(jsonb_build_object('field', 'groups.' || "group_uid", 'before', "name", 'after', NULL) ORDER BY "group_uid") AS "changes"
	FROM "stale_memberships" GROUP BY "realm", "user_uid"
	UNION ALL
	SELECT "realm", "group_uid", 'updateGroup', jsonb_build_array(jsonb_build_object('field', 'members', 'before', "members"::text, 'after', ("members" - "stale")::text))
	FROM (
		SELECT s."realm", s."group_uid", count(*) AS "stale", (SELECT count(*) FROM "customer_management_us"."memberships" m WHERE m."group_uid" = s."group_uid") AS "members"
		FROM "stale_memberships" s GROUP BY s."realm", s."group_uid"
	) AS "counted"
) AS e
JOIN "customer_management_us"."counters" c ON c."realm" = e."realm" AND c."kind" = 'auditLog';--> statement-breakpoint
UPDATE "customer_management_us"."counters" c SET "last" = greatest(c."last", (SELECT max(l."id") FROM "customer_management_us"."audit_logs" l WHERE l."realm" = c."realm"))
WHERE c."kind" = 'auditLog' AND c."realm" IN (SELECT "realm" FROM "stale_memberships");--> statement-breakpoint
UPDATE "customer_management_us"."users" u SET "facets" = ts_delete(u."facets", s."facets")
FROM (SELECT "user_uid", array_agg('group:' || "group_uid") AS "facets" FROM "stale_memberships" GROUP BY "user_uid") AS s WHERE u."uid" = s."user_uid";--> statement-breakpoint
DELETE FROM "customer_management_us"."memberships" m USING "stale_memberships" s WHERE m."user_uid" = s."user_uid" AND m."group_uid" = s."group_uid";--> statement-breakpoint
DROP TABLE "stale_memberships";
