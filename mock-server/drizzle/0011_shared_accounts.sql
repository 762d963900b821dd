-- Written by hand: an account that several people use writes no answers any more. What it has written stays for staff to read; the audit log of each such
-- account says of how many submissions.
INSERT INTO "customer_management_eu"."audit_logs" ("realm", "id", "subject", "actor_uid", "actor_name", "action", "at", "changes")
SELECT s."realm", c."last" + row_number() OVER (PARTITION BY s."realm" ORDER BY s."user_uid"), s."user_uid", 'realmkit', 'Realmkit', 'updateUser', (extract(epoch FROM now()) * 1000)::bigint,
	jsonb_build_array(jsonb_build_object('field', 'submissions', 'before', s."answered"::text, 'after', s."answered"::text))
FROM (
	SELECT u."realm", u."uid" AS "user_uid", count(*) AS "answered" FROM "customer_management_eu"."users" u
	JOIN "submissions_eu"."submissions" a ON a."user_uid" = u."uid" AND a."answers" <> '{}'::jsonb
	WHERE u."shared_account" GROUP BY u."realm", u."uid"
) AS s
JOIN "customer_management_eu"."counters" c ON c."realm" = s."realm" AND c."kind" = 'auditLog';--> statement-breakpoint
UPDATE "customer_management_eu"."counters" c SET "last" = greatest(c."last", (SELECT max(l."id") FROM "customer_management_eu"."audit_logs" l WHERE l."realm" = c."realm"))
WHERE c."kind" = 'auditLog' AND EXISTS (SELECT FROM "customer_management_eu"."audit_logs" l WHERE l."realm" = c."realm" AND l."id" > c."last");--> statement-breakpoint
INSERT INTO "customer_management_us"."audit_logs" ("realm", "id", "subject", "actor_uid", "actor_name", "action", "at", "changes")
SELECT s."realm", c."last" + row_number() OVER (PARTITION BY s."realm" ORDER BY s."user_uid"), s."user_uid", 'realmkit', 'Realmkit', 'updateUser', (extract(epoch FROM now()) * 1000)::bigint,
	jsonb_build_array(jsonb_build_object('field', 'submissions', 'before', s."answered"::text, 'after', s."answered"::text))
FROM (
	SELECT u."realm", u."uid" AS "user_uid", count(*) AS "answered" FROM "customer_management_us"."users" u
	JOIN "submissions_us"."submissions" a ON a."user_uid" = u."uid" AND a."answers" <> '{}'::jsonb
	WHERE u."shared_account" GROUP BY u."realm", u."uid"
) AS s
JOIN "customer_management_us"."counters" c ON c."realm" = s."realm" AND c."kind" = 'auditLog';--> statement-breakpoint
UPDATE "customer_management_us"."counters" c SET "last" = greatest(c."last", (SELECT max(l."id") FROM "customer_management_us"."audit_logs" l WHERE l."realm" = c."realm"))
WHERE c."kind" = 'auditLog' AND EXISTS (SELECT FROM "customer_management_us"."audit_logs" l WHERE l."realm" = c."realm" AND l."id" > c."last");