import type { Shard } from '../../../database/realms.ts';
import { type Condition, joinConditions, Values } from './statement.ts';

/** The tables, columns and sort fields of a list. */
export interface ListSource {
  /** The FROM clause. */
  readonly from: string;
  /** Returns the columns of a row, with their names of the contract. */
  columns(values: Values): string;
  /** The columns of each sort field; the row's id comes last, so that no two rows are equal. */
  readonly sortColumns: Readonly<Record<string, readonly string[]>>;
}

/** Returns the columns of a SELECT from the expression of each field of its rows; a field without one does not compile. */
export const columnsOf = <Row>(expressions: Readonly<Record<keyof Row & string, string>>): string =>
  Object.entries<string>(expressions)
    .map(([field, expression]) => `${expression} as "${field}"`)
    .join(', ');

/** A list whose rows have a uid; searches cache the uids of their first pages. */
export interface SearchableSource extends ListSource {
  readonly uid: string;
}

/** The requested page of a list. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  /** `<field>,<asc|desc>`, validated by the contract. */
  readonly sort: string;
}

/** The shard and realm of a list. */
export interface ListScope {
  readonly shard: Shard;
  readonly realm: string;
}

/** An SQL statement and its values. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Returns the ORDER BY of a sort. */
function orderByOf(source: ListSource, sort: string): string {
  const [field = '', direction = ''] = sort.split(',');
  const columns = source.sortColumns[field];
  if (!columns) throw new Error(`The list cannot be sorted by ${field}.`);
  return columns.map((column) => `${column} ${direction === 'asc' ? 'asc' : 'desc'}`).join(', ');
}

/** Builds a SELECT of one JSON object: the result of `select` under a name, and the realm's version at the same moment. */
function withVersion({ shard, realm }: ListScope, name: string, select: (values: Values) => string): Statement {
  const values = new Values();
  const version = `select version from sandbox_${shard}.realm_versions where realm = ${values.add(realm)}`;
  return { text: `select json_build_object('version', (${version}), '${name}', (${select(values)}))`, values: values.list };
}

/** Builds the statement that counts a list. */
export function countStatement(scope: ListScope, source: ListSource, conditions: readonly Condition[]): Statement {
  return withVersion(scope, 'total', (values) => `select count(*) from ${source.from} where ${joinConditions(conditions, values)}`);
}

/** Wraps a SELECT so that it returns its rows as a JSON array. */
function jsonRows(select: string): string {
  return `select coalesce(json_agg(line), '[]') from (${select}) line`;
}

/** Builds the statement for a page of a list. Page size and first page are part of the text, so that the database can reuse its plan. */
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

/** Builds the statement for the uids of the first rows of a list. */
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

/** Builds the statement for the rows of these uids, in their order. */
export function rowsStatement(scope: ListScope, source: SearchableSource, uids: readonly string[]): Statement {
  return withVersion(scope, 'data', (values) => {
    const uidRows = `unnest(${values.add(uids)}::text[]) with ordinality as requested(uid, position)`;
    return jsonRows(
      `select ${source.columns(values)} from ${uidRows} join ${source.from} on ${source.uid} = requested.uid order by requested.position`,
    );
  });
}
