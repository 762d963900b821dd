import { type Handler, HttpError, invalid } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import {
  type Condition,
  equals,
  fetchPage,
  findReferencedSchoolUnit,
  findSchoolUnit,
  findUser,
  isOneOf,
  type PeriodKind,
  tableName,
  visibleConditions,
} from '../../directory/index.ts';
import { grantingUnits } from './grantSource.ts';
import { createPeriod, deletePeriod, type OwnerCheck, periodSource, updatePeriod, withUsedLicences } from './periods.ts';
import { dayOf } from './subscriptionPeriods.ts';

type Schemas = components['schemas'];

/** GET /subscriptionTypes, sorted by name. */
export const listSubscriptionTypes: Handler<operations['listSubscriptionTypes'], RequestContext> = async (_request, { shard, caller }) => {
  const { subscriptionTypes } = shard.tables;
  const data = await shard.engine.database
    .select({ type: subscriptionTypes.type, name: subscriptionTypes.name })
    .from(subscriptionTypes)
    .where(eq(subscriptionTypes.realm, caller.realm))
    .orderBy(asc(subscriptionTypes.nameKey), asc(subscriptionTypes.type));
  return { status: 200, body: { data, meta: { totalItems: data.length } } };
};

function typeConditions(type: string | undefined): Condition[] {
  return type === undefined ? [] : [equals('p.type', type)];
}

function userCheck(manager: RequestContext): OwnerCheck {
  return (executor, uid) => findUser(manager, executor, uid);
}

function schoolUnitCheck(manager: RequestContext): OwnerCheck {
  return (executor, uid) => findSchoolUnit(manager, executor, uid);
}

/** Returns a check for an owner in a body: an unknown one is 400 on the attribute. */
function referencedUserCheck(manager: RequestContext): OwnerCheck {
  return async (executor, uid) => {
    try {
      return await findUser(manager, executor, uid);
    } catch (reason) {
      if (reason instanceof HttpError && reason.status === 404)
        throw invalid('There is no such user.', { attribute: 'userUid', reason: 'unknown' });
      throw reason;
    }
  };
}

/** GET /userSubscriptionPeriods. */
export const listUserSubscriptionPeriods: Handler<
  operations['listUserSubscriptionPeriods'],
  RequestContext,
  { readonly filters?: Schemas['UserPeriodFilters'] }
> = async ({ query, content }, manager) => {
  const { userUid, type } = content.filters ?? {};
  const {
    caller,
    shard,
    reach: { units },
  } = manager;
  const inUnits: Condition = (values) =>
    `exists (select from ${tableName(shard.shard, 'associations')} a where a.user_uid = p.owner and ${isOneOf('a.school_uid', units ?? [])(values)})`;
  const conditions = [
    equals('p.realm', caller.realm),
    ...(units ? [inUnits] : []),
    ...(userUid === undefined ? [] : [equals('p.owner', userUid)]),
    ...typeConditions(type),
  ];
  return { status: 200, body: await fetchPage<Schemas['UserPeriod']>(manager, periodSource(manager, 'user'), conditions, query) };
};

/** POST /userSubscriptionPeriods. */
export const createUserSubscriptionPeriod: Handler<operations['createUserSubscriptionPeriod'], RequestContext> = async (
  { body },
  manager,
) => ({
  status: 201,
  body: { legacyId: await createPeriod(manager, 'createUserSubscriptionPeriod', 'user', body.userUid, body, referencedUserCheck(manager)) },
});

/** PUT /userSubscriptionPeriods/{id}. */
export const updateUserSubscriptionPeriod: Handler<operations['updateUserSubscriptionPeriod'], RequestContext> = async (
  { path, body },
  manager,
) => {
  await updatePeriod(manager, 'updateUserSubscriptionPeriod', 'user', path.id, body, userCheck(manager));
  return { status: 204 };
};

/** DELETE /userSubscriptionPeriods/{id}/{id2}. */
export const deleteUserSubscriptionPeriod: Handler<operations['deleteUserSubscriptionPeriod'], RequestContext> = async (
  { path },
  manager,
) => {
  await deletePeriod(manager, 'deleteUserSubscriptionPeriod', 'user', path.id, path.id2, userCheck(manager));
  return { status: 204 };
};

/** Returns the conditions for periods from which the manager may give to an owner from today on. */
async function grantableConditions(manager: RequestContext, kind: PeriodKind, owner: string): Promise<Condition[]> {
  const { database } = manager.shard.engine;
  if (kind === 'user') await findUser(manager, database, owner);
  else await findSchoolUnit(manager, database, owner);
  const units = await grantingUnits(manager, database, kind, owner);
  return [
    isOneOf('p.owner', new Set(units)),
    (values) => `(p.end_date is null or p.end_date >= ${values.add(dayOf(manager.now))}::date)`,
    () => `p.type not like '%consumer'`,
  ];
}

/** GET /schoolUnitSubscriptionPeriods. */
export const listSchoolUnitSubscriptionPeriods: Handler<
  operations['listSchoolUnitSubscriptionPeriods'],
  RequestContext,
  { readonly filters?: Schemas['SchoolUnitPeriodFilters'] }
> = async ({ query, content }, manager) => {
  const { schoolUid, type, grantableToSchoolUid, grantableToUserUid } = content.filters ?? {};
  const grantable = [
    ...(grantableToSchoolUid === undefined ? [] : await grantableConditions(manager, 'schoolUnit', grantableToSchoolUid)),
    ...(grantableToUserUid === undefined ? [] : await grantableConditions(manager, 'user', grantableToUserUid)),
  ];
  const conditions = [
    // What units above the caller's hold can be given too.
    ...(grantable.length > 0 ? [equals('p.realm', manager.caller.realm), ...grantable] : visibleConditions(manager, 'p.realm', 'p.owner')),
    ...(schoolUid === undefined ? [] : [equals('p.owner', schoolUid)]),
    ...typeConditions(type),
  ];
  const { data, meta } = await fetchPage<Omit<Schemas['SchoolUnitPeriod'], 'used'>>(
    manager,
    periodSource(manager, 'schoolUnit'),
    conditions,
    query,
  );
  return { status: 200, body: { data: await withUsedLicences(manager, data), meta } };
};

/** POST /schoolUnitSubscriptionPeriods. */
export const createSchoolUnitSubscriptionPeriod: Handler<operations['createSchoolUnitSubscriptionPeriod'], RequestContext> = async (
  { body },
  manager,
) => {
  const check: OwnerCheck = (executor, uid) => findReferencedSchoolUnit(manager, executor, uid, 'schoolUid');
  return {
    status: 201,
    body: { legacyId: await createPeriod(manager, 'createSchoolUnitSubscriptionPeriod', 'schoolUnit', body.schoolUid, body, check) },
  };
};

/** PUT /schoolUnitSubscriptionPeriods/{id}. */
export const updateSchoolUnitSubscriptionPeriod: Handler<operations['updateSchoolUnitSubscriptionPeriod'], RequestContext> = async (
  { path, body },
  manager,
) => {
  await updatePeriod(manager, 'updateSchoolUnitSubscriptionPeriod', 'schoolUnit', path.id, body, schoolUnitCheck(manager));
  return { status: 204 };
};

/** DELETE /schoolUnitSubscriptionPeriods/{id}/{id2}. */
export const deleteSchoolUnitSubscriptionPeriod: Handler<operations['deleteSchoolUnitSubscriptionPeriod'], RequestContext> = async (
  { path },
  manager,
) => {
  await deletePeriod(manager, 'deleteSchoolUnitSubscriptionPeriod', 'schoolUnit', path.id, path.id2, schoolUnitCheck(manager));
  return { status: 204 };
};
