import type { Shard } from '../../database/realms.ts';
import { beginningsQuery } from '../../database/text/searchTerms.ts';
import type { Page } from './lists/listReader.ts';
import type { ListSource, PageRequest, SearchableSource } from './lists/listSource.ts';
import { type Condition, equals, isOneOf, matches } from './lists/statement.ts';
import type { Manager } from './manager.ts';

/** The name of a table of the service, for SQL that is written by hand. */
export function tableName(shard: Shard, table: string): string {
  return `customer_management_${shard}.${table}`;
}

/** What the contract gives a list; its defaults have been filled in. */
export interface PageQuery {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: string;
}

/** The page that a query asks for; throws where the contract lacks a default. */
export function pageRequest({ page, size, sort = 'id,desc' }: PageQuery): PageRequest {
  if (page === undefined || size === undefined) throw new Error('The contract gives page and size no default.');
  return { page, size, sort };
}

/** That a row is of the manager's realm, and in one of the manager's school units by the column that names it. */
export function visibleConditions({ caller, units }: Manager, realmColumn: string, unitColumn: string): Condition[] {
  const ofRealm = equals(realmColumn, caller.realm);
  return units === undefined ? [ofRealm] : [ofRealm, isOneOf(unitColumn, units)];
}

/** What `q` and `qName` ask of a row's words. */
export function searchConditions(
  { caller }: Manager,
  wordsColumn: string,
  { q = '', qName = '' }: { readonly q?: string; readonly qName?: string },
): Condition[] {
  const queries = [beginningsQuery(caller.realm, 'everything', q), beginningsQuery(caller.realm, 'name', qName)];
  return queries.flatMap((query) => (query === undefined ? [] : [matches(wordsColumn, query)]));
}

/** A page of a list for a manager. */
export function fetchPage<Row>(
  { caller, lists }: Manager,
  source: ListSource,
  conditions: readonly Condition[],
  query: PageQuery,
): Promise<Page<Row>> {
  return lists.page(caller.realm, source, conditions, pageRequest(query));
}

/** A page of a search for a manager. */
export function fetchSearchPage<Row>(
  { caller, lists }: Manager,
  source: SearchableSource,
  conditions: readonly Condition[],
  query: PageQuery,
): Promise<Page<Row>> {
  return lists.searchPage(caller.realm, source, conditions, pageRequest(query));
}
