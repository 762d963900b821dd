import { sql } from 'drizzle-orm';
import { rebuildIndexes } from '../src/platform/database/rebuildIndexes.ts';
import { seed } from '../src/platform/database/seed/version.ts';
import type { ShardData } from '../src/platform/database/shards.ts';
import { slugify } from '../src/platform/database/text/foldDiacritics.ts';
import { sortKey } from '../src/platform/database/text/sortKey.ts';
import { fakerOf } from '../src/platform/domains/directory/seed/names.ts';
import { usersPerRealm } from '../src/platform/domains/directory/seed/people.ts';

/** The number of users in the realm after loading. */
export const userCount = 1_000_000;
const schoolCount = 2000;
const groupCount = 40_000;

interface NamePart {
  readonly id: number;
  readonly name: string;
  readonly small: string;
  readonly plain: string;
  readonly key: string;
}

/** Returns the distinct names of a source, each as displayed, searched, used in user names and sorted. */
function nameParts(make: () => string): NamePart[] {
  const names = [...new Set(Array.from({ length: 4000 }, make))].filter((name) => !/[\s'-]/.test(name));
  return names.map((name, id) => ({ id, name, small: name.toLowerCase(), plain: slugify(name), key: sortKey(name, 'se') }));
}

/** Fills the realm se with a million users in two thousand schools by SQL alone, with all names that faker knows. */
export async function loadMillionUsers({ engine, tables }: ShardData): Promise<void> {
  const faker = await fakerOf('se', seed);
  const parts = { first: nameParts(() => faker.person.firstName()), last: nameParts(() => faker.person.lastName().split(' ')[0] ?? '') };
  const { users, associations, schoolUnits, counters, realmVersions } = tables;
  await engine.database.transaction(async (transaction) => {
    for (const [name, rows] of Object.entries(parts))
      await transaction.execute(
        sql`create temp table ${sql.identifier(name)} on commit drop as
          select * from json_to_recordset(${JSON.stringify(rows)}::json) as part(id int, name text, small text, plain text, key text)`,
      );
    await transaction.execute(sql`
      insert into ${schoolUnits} (uid, realm, id, name, active, status, type, parent, secure_auth_enabled, qr_code_login_enabled, identifiers, name_key, city_key, words)
      select 'se-school-' || n, 'se', n, 'Skola ' || n, true, 'customer', 'school', 'se-school-1', false, true, '[]', 'skola ' || n, '',
        array_to_tsvector(array['se@skola', 'se@' || n, 'se/skola', 'se/' || n])
      from generate_series(17, ${schoolCount}::int) n`);
    await rebuildIndexes(transaction, users, async () => {
      await transaction.execute(sql`
        with people as (
          select n, 'se-school-' || (n * 7 % ${schoolCount} + 1) as school, 'se-group-' || (n % ${groupCount} + 1) as class,
            case when n % 10 < 7 then 'student' when n % 10 < 9 then 'guardian' when n % 100 = 99 then 'admin' else 'employee' end as role,
            hashint4(n)::bigint + 2147483648 as first_hash, hashint4(n + 1000000007)::bigint + 2147483648 as last_hash
          from generate_series(${usersPerRealm + 1}::int, ${userCount}::int) n
        ), named as (
          select people.*, f.name as first_name, l.name as last_name, f.small as first_small, l.small as last_small, f.key || ' ' || l.key as name_key,
            f.plain || '.' || l.plain || n as user_name, l.plain || n as user_name_end,
            case when role <> 'student' then f.plain || '.' || l.plain || n || '@example.se' end as email
          from people
          join first f on f.id = first_hash % ${parts.first.length}
          join last l on l.id = last_hash % ${parts.last.length}
        )
        insert into ${users} (uid, realm, id, user_name, first_name, last_name, name, email, email_verified, identifiers, superuser, shared_account, guest,
          speaking_book_rights, user_name_key, name_key, email_key, words, facets, school_associations)
        select 'se-user-' || n, 'se', n, user_name, first_name, last_name, first_name || ' ' || last_name, email, true,
          jsonb_build_array(jsonb_build_object('type', 'eppn', 'value', user_name || '@skola.example.se')), false, false, false, false,
          user_name, name_key, coalesce(email, ''),
          array_to_tsvector(array_remove(array['se@' || first_small, 'se@' || last_small, 'se/' || first_small, 'se/' || last_small, 'se/' || user_name, 'se/' || user_name_end,
            'se/' || user_name || '@skola.example.se', 'se/' || user_name_end || '@skola.example.se', 'se/skola.example.se', 'se/' || email, 'se/' || user_name_end || '@example.se', 'se/example.se'], null)),
          array_to_tsvector(array['se:role:' || role, 'school:' || school, 'school:' || school || ':' || role, 'group:' || class]),
          jsonb_build_array(jsonb_build_object('schoolUid', school, 'schoolName', 'Skola', 'role', role))
        from named`);
    });
    await rebuildIndexes(transaction, associations, async () => {
      await transaction.execute(sql`
        insert into ${associations} (user_uid, school_uid, realm, id, role)
        select uid, school->>'schoolUid', 'se', ${usersPerRealm * 2} + id, school->>'role' from ${users}, jsonb_array_elements(school_associations) school
        where realm = 'se' and id > ${usersPerRealm}`);
    });
    await transaction.execute(sql`update ${counters} set last = ${userCount * 2} where realm = 'se'`);
    await transaction.execute(sql`update ${realmVersions} set version = version + 1 where realm = 'se'`);
  });
  await engine.database.execute(sql`vacuum analyze`);
}
