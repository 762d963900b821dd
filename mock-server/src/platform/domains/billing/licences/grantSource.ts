import { conflict, HttpError } from '@realmkit/contract-engine';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import { liesWithin, manages, type PeriodKind, type PeriodTerms, unitsAbove } from '../../directory/index.ts';
import { findGrants, licencesUsed } from './licences.ts';
import { dayOf } from './subscriptionPeriods.ts';

/** Creates the 403 of a period that an administrator may not give, with the attribute at fault. */
export function grantForbidden(message: string, attribute: string, reason: string): HttpError {
  return new HttpError(403, { name: 'forbidden', message, attributes: [{ attribute, reason }] });
}

/** Types that families buy; no administrator gives them (shell §5). */
const isConsumerType = (type: string): boolean => type.endsWith('consumer');

/**
 * Returns the uids of the school units from whose periods a manager may give to an owner: the units of a person that are the manager's, or the
 * units above a school unit that is below one of the manager's; and all units above those.
 */
export async function grantingUnits(manager: RequestContext, executor: Executor, kind: PeriodKind, owner: string): Promise<string[]> {
  const { tables } = manager.shard;
  const { associations, schoolUnits } = tables;
  const rows =
    kind === 'user'
      ? await executor.select({ uid: associations.schoolUid }).from(associations).where(eq(associations.userUid, owner))
      : await executor.select({ uid: schoolUnits.parent }).from(schoolUnits).where(eq(schoolUnits.uid, owner));
  const own = rows.flatMap(({ uid }) => (uid !== null && manages(manager, uid) ? [uid] : []));
  return unitsAbove(executor, tables, own);
}

/** Throws 409 if more licences would be used than a period has. */
export async function requireLicences(
  manager: RequestContext,
  executor: Executor,
  period: PeriodTerms & { readonly id: number },
): Promise<void> {
  const { licences } = period;
  if (typeof licences !== 'number') return;
  const grants = (await findGrants(executor, manager.shard.tables, manager.caller.realm, [period.id])).get(period.id) ?? [];
  if (licencesUsed(period, grants, dayOf(manager.now)) > licences) throw allUsed(licences);
}

function allUsed(licences: number): HttpError {
  return conflict(`All ${licences} licences are used.`, { attribute: 'licences', reason: 'used' });
}

/** A period to give; `id` is that of an existing one. */
export interface RequestedGrant {
  readonly kind: PeriodKind;
  readonly owner: string;
  readonly id?: number;
  readonly terms: PeriodTerms;
}

/**
 * Returns the id of the period that an administrator gives from: the first of this type that covers the dates and has licences left. Throws 403
 * or 409 with the attribute at fault. The realm's periods must be locked.
 */
export async function requireGrantSource(
  manager: RequestContext,
  executor: Executor,
  { kind, owner, id, terms }: RequestedGrant,
): Promise<number> {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  const { schoolUnitPeriods } = tables;
  if (isConsumerType(terms.type)) throw grantForbidden('Only families buy this type.', 'type', 'consumer');
  const units = await grantingUnits(manager, executor, kind, owner);
  if (kind === 'schoolUnit' && units.length === 0)
    throw grantForbidden('Only a superuser sets what your own school unit holds.', 'schoolUid', 'notBelow');
  const held = await executor
    .select()
    .from(schoolUnitPeriods)
    .where(and(eq(schoolUnitPeriods.realm, realm), inArray(schoolUnitPeriods.owner, units), eq(schoolUnitPeriods.type, terms.type)))
    .orderBy(asc(schoolUnitPeriods.id));
  if (held.length === 0) throw grantForbidden('The organisation does not hold this type.', 'type', 'notHeld');
  const covering = held.filter((period) => liesWithin(terms, period));
  if (covering.length === 0) {
    const early = held.every(({ startDate }) => terms.startDate < startDate);
    throw grantForbidden('The organisation does not hold this type on all of these days.', early ? 'startDate' : 'endDate', 'notHeld');
  }
  const unlimited = covering.find(({ licences }) => licences === null);
  if (unlimited) return unlimited.id;
  if (kind === 'schoolUnit' && typeof terms.licences !== 'number')
    throw grantForbidden('A share of a number of licences is a number.', 'licences', 'required');
  const except = id === undefined ? undefined : { kind, id };
  const grants = await findGrants(
    executor,
    tables,
    realm,
    covering.map((period) => period.id),
    except,
  );
  const requested = { ...terms, kind, owner };
  const source = covering.find(
    (period) => licencesUsed(terms, [...(grants.get(period.id) ?? []), requested], dayOf(manager.now)) <= (period.licences ?? 0),
  );
  if (!source) throw allUsed(Math.max(...covering.map(({ licences }) => licences ?? 0)));
  return source.id;
}
