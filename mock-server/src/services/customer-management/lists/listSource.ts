import type { Shard } from '../../../database/realms.ts';
import { type Condition, joinConditions, Values } from './statement.ts';

/** What a list reads: its tables, the SQL of a row, and what it can be sorted by. */
export interface ListSource {
  /** The FROM clause. */
  readonly from: string;
  /** The columns of a row, each under the name that the contract gives it. */
  columns(values: Values): string;
  /** The columns behind each field that can be sorted by; the row's own number comes last, so that no two rows are equal. */
  readonly sortColumns: Readonly<Record<string, readonly string[]>>;
}

/** A list whose rows have a uid; searches remember the uids of their first pages. */
export interface SearchableSource extends ListSource {
  readonly uid: string;
}

/** A page that somebody asks for. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  /** `<field>,<asc|desc>`, as the contract checks it. */
  readonly sort: string;
}

/** Where a list is read. */
export interface ListScope {
  readonly shard: Shard;
  readonly realm: string;
}

/** A statement and its values. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The ORDER BY of a sort. */
function orderByOf(source: ListSource, sort: string): string {
  const [field = '', direction = ''] = sort.split(',');
  const columns = source.sortColumns[field];
  if (!columns) throw new Error(`The list cannot be sorted by ${field}.`);
  return columns.map((column) => `${column} ${direction === 'asc' ? 'asc' : 'desc'}`).join(', ');
}

/** A SELECT of one JSON object: what `select` writes under a name, with the realm's version of the same moment. */
function withVersion({ shard, realm }: ListScope, name: string, select: (values: Values) => string): Statement {
  const values = new Values();
  const version = `select version from sandbox_${shard}.realm_versions where realm = ${values.add(realm)}`;
  return { text: `select json_build_object('version', (${version}), '${name}', (${select(values)}))`, values: values.list };
}

/** Counts a list. */
export function countStatement(scope: ListScope, source: ListSource, conditions: readonly Condition[]): Statement {
  return withVersion(scope, 'total', (values) => `select count(*) from ${source.from} where ${joinConditions(conditions, values)}`);
}

/** The rows of a SELECT as a JSON list. */
function jsonRows(select: string): string {
  return `select coalesce(json_agg(line), '[]') from (${select}) line`;
}

/** Reads a page of a list. Its size, and that it is the first, stand in the text, so that the database can keep its plan. */
export function pageStatement(
  scope: ListScope,
  source: ListSource,
  conditions: readonly Condition[],
  { page, size, sort }: PageRequest,
): Statement {
  return withVersion(scope, 'data', (values) => {
    const rows = `select ${source.columns(values)} from ${source.from} where ${joinConditions(conditions, values)} order by ${orderByOf(source, sort)} limit ${size}`;
    return jsonRows(page === 1 ? rows : `${rows} offset ${values.add((page - 1) * size)}`);
  });
}

/** Reads the uids of the first rows of a list. */
export function windowStatement(
  scope: ListScope,
  source: SearchableSource,
  conditions: readonly Condition[],
  sort: string,
  length: number,
): Statement {
  return withVersion(
    scope,
    'uids',
    (values) => `select coalesce(json_agg(line.uid), '[]') from (
      select ${source.uid} as uid from ${source.from} where ${joinConditions(conditions, values)} order by ${orderByOf(source, sort)} limit ${length}) line`,
  );
}

/** Reads the rows of these uids, in their order. */
export function rowsStatement(scope: ListScope, source: SearchableSource, uids: readonly string[]): Statement {
  return withVersion(scope, 'data', (values) => {
    const uidRows = `unnest(${values.add(uids)}::text[]) with ordinality as requested(uid, position)`;
    return jsonRows(
      `select ${source.columns(values)} from ${uidRows} join ${source.from} on ${source.uid} = requested.uid order by requested.position`,
    );
  });
}
