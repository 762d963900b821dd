import { isGuarded } from '@realmkit/openapi/people';
import { type ServerCategory, serverCategories, type Viewer } from '@realmkit/openapi/personal-data';
import type { components } from '@realmkit/openapi/types/account';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import { type Executor, rowsOf } from '../../../database/executor.ts';
import { type TableAboutPeople, tablesAboutPeople } from '../../../database/personalTables.ts';
import { ownAddress } from '../rows/ownAddress.ts';
import { kindComments, retentionText } from './kindComments.ts';

type Schemas = components['schemas'];
type Row = Schemas['PersonalDataTable']['rows'][number];

const isServerCategory = (kind: string): kind is ServerCategory => kind in serverCategories;

/** Removes the identifiers that only a secure login sees. */
function withoutGuarded(row: Row): Row {
  const { identifiers } = row;
  if (!Array.isArray(identifiers)) return row;
  return { ...row, identifiers: identifiers.filter((one: { readonly type?: unknown }) => !isGuarded(String(one.type))) };
}

async function rowsAbout(
  executor: Executor,
  { table, column, person, email, data }: TableAboutPeople,
  { uid, realm, address }: { readonly uid: string; readonly realm: string; readonly address: string | undefined },
): Promise<Row[]> {
  const own: (SQL | undefined)[] = person.map((name) => eq(column(name), uid));
  if (email !== undefined && address !== undefined) own.push(and(eq(column('realm'), realm), eq(column(email), address)));
  if (data.length === 0 || own.length === 0) return [];
  const names = sql.join(
    data.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const found = await rowsOf<{ row: Row }>(
    executor,
    sql`select to_jsonb(t) as row from (select ${names} from ${table} where ${or(...own)}) t`,
  );
  return found.map(({ row }) => row);
}

/**
 * Returns what is stored about a user and the viewers see, by the list of personal data. The caller has checked the right to it.
 * @param viewers who asks: they get the kinds of data that the list says they see.
 * @param seesGuarded whether the identifiers of a secure login are included.
 * @param now in milliseconds since 1970, by the shard's clock.
 */
export async function exportPerson(
  executor: Executor,
  { tables }: Pick<ServiceShard, 'tables'>,
  { uid, realm }: { readonly uid: string; readonly realm: string },
  { viewers, seesGuarded, now }: { readonly viewers: readonly Viewer[]; readonly seesGuarded: boolean; readonly now: number },
): Promise<Schemas['PersonalDataExport']> {
  const about = { uid, realm, address: await ownAddress(executor, tables, uid) };
  const data: Schemas['PersonalDataKind'][] = [];
  const isSeen = (kind: ServerCategory) => serverCategories[kind].seenBy.some((viewer) => viewers.includes(viewer));
  for (const kind of Object.keys(serverCategories).filter(isServerCategory).filter(isSeen)) {
    const ofKind = [];
    for (const listed of tablesAboutPeople(tables).filter(({ category }) => category === kind)) {
      const rows = await rowsAbout(executor, listed, about);
      ofKind.push({ table: listed.name, rows: seesGuarded ? rows : rows.map(withoutGuarded) });
    }
    data.push({ kind, comment: kindComments[kind], retention: retentionText(serverCategories[kind].retention), tables: ofKind });
  }
  const comment =
    'Everything that is stored about a person and that the one who asks sees. Each kind of data has its tables with their rows. Times are milliseconds since 1970 unless they say otherwise. Secrets, and what is about other people, are left out.';
  return { comment, createdAt: new Date(now).toISOString(), uid, realm, data };
}
