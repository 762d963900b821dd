import type { RequestContext } from '../../../access/requestContext.ts';
import type { Shard } from '../../../database/realms.ts';
import { prefixQuery } from '../../../database/text/searchTerms.ts';
import type { Page } from './listReader.ts';
import type { ListSource, PageRequest, SearchableSource } from './listSource.ts';
import { type Condition, equals, isOneOf, matches } from './statement.ts';

/** Returns the name of a table of the service, for handwritten SQL. */
export function tableName(shard: Shard, table: string): string {
  return `customer_management_${shard}.${table}`;
}

/** Returns SQL that is true if the user `u` of a list has a subscription that the family pays for. */
export function hasPaidPlan(shard: Shard): string {
  return `exists (select from payment_${shard}.subscriptions s where s.user_uid = u.uid and s.status <> 'canceled')`;
}

/** Returns SQL that is true if the user `u` has something of their own to pay with: a card, a subscription, or a balance of gift cards. */
export function hasMeansToPay(shard: Shard): string {
  const cards = `exists (select from payment_${shard}.payment_methods m where m.user_uid = u.uid)`;
  const balance = `exists (select from payment_${shard}.customers c where c.user_uid = u.uid and c.balance > 0)`;
  return `(${hasPaidPlan(shard)} or ${cards} or ${balance})`;
}

/** The page parameters of a list in the contract, with defaults applied. */
export interface PageQuery {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: string;
}

/** Converts query parameters to a page request; throws if the contract lacks a default. */
function pageRequest({ page, size, sort = 'id,desc' }: PageQuery): PageRequest {
  if (page === undefined || size === undefined) throw new Error('The contract gives page and size no default.');
  return { page, size, sort };
}

/** Returns conditions for rows of the manager's realm and school units, and with a column of groups for those of their groups. */
export function visibleConditions(
  { caller, reach: { units, ownGroups } }: RequestContext,
  realmColumn: string,
  unitColumn: string,
  groupColumn?: string,
): Condition[] {
  const ofRealm = equals(realmColumn, caller.realm);
  if (units === undefined) return [ofRealm];
  const ofUnits = isOneOf(unitColumn, units);
  if (groupColumn === undefined) return [ofRealm, ofUnits];
  const ofGroups = isOneOf(groupColumn, ownGroups.uids);
  return [ofRealm, (values) => `${ofUnits(values)} or ${ofGroups(values)}`];
}

/** Returns the conditions of `q` and `qName` on a row's words. */
export function searchConditions(
  { caller }: RequestContext,
  wordsColumn: string,
  { q = '', qName = '' }: { readonly q?: string; readonly qName?: string },
): Condition[] {
  const queries = [prefixQuery(caller.realm, 'everything', q), prefixQuery(caller.realm, 'name', qName)];
  return queries.flatMap((query) => (query === undefined ? [] : [matches(wordsColumn, query)]));
}

/** Fetches a page of a list for a manager. */
export function fetchPage<Row>(
  { caller, shard: { lists } }: RequestContext,
  source: ListSource,
  conditions: readonly Condition[],
  query: PageQuery,
): Promise<Page<Row>> {
  return lists.page(caller.realm, source, conditions, pageRequest(query));
}

/** Fetches a page of a search for a manager. */
export function fetchSearchPage<Row>(
  { caller, shard: { lists } }: RequestContext,
  source: SearchableSource,
  conditions: readonly Condition[],
  query: PageQuery,
): Promise<Page<Row>> {
  return lists.searchPage(caller.realm, source, conditions, pageRequest(query));
}
