import { forbidden, HttpError } from '@realmkit/contract-engine';
import {
  type AccessCaller,
  type AccessRole,
  type AccessRule,
  type AccessScope,
  coversRole,
  fittingRules,
  reauthenticationRequired,
  sharedAccountError,
} from '@realmkit/openapi/access';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { unitsBelow } from '../rows/schoolTree.ts';
import { findOwnGroups } from './ownGroups.ts';

/** An authenticated request before its access rules are applied. */
export type Authenticated = Omit<RequestContext, 'reach'>;

/** The roles that a person has at a school unit. */
const unitRoles: readonly AccessRole[] = ['student', 'guardian', 'employee', 'admin'];

async function findAssociations({ caller, shard: { engine, tables } }: Authenticated) {
  const { associations, schoolUnits } = tables;
  return engine.database
    .select({ schoolUid: associations.schoolUid, role: associations.role, active: schoolUnits.active })
    .from(associations)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(eq(associations.userUid, caller.uid));
}

async function usesSharedAccount({ caller, shard: { engine, tables } }: Authenticated): Promise<boolean> {
  const { users } = tables;
  const [user] = await engine.database.select({ isShared: users.sharedAccount }).from(users).where(eq(users.uid, caller.uid));
  return user?.isShared ?? false;
}

/** How long ago a recent login may be, in seconds. */
const recentLoginSeconds = 300;

/** Returns the rules that hold for a login of this age; throws 403 with a name of its own if all of them need a more recent one. */
function requireRecentLogin({ caller, now }: Authenticated, rules: readonly AccessRule[]): readonly AccessRule[] {
  if (now <= (caller.authTime + recentLoginSeconds) * 1000) return rules;
  const lasting = rules.filter(({ recent }) => !recent);
  if (lasting.length > 0) return lasting;
  throw new HttpError(403, { name: reauthenticationRequired, message: 'Log in again to do this.' });
}

/** Returns what the access rules of an operation let a caller reach; throws 403 if no rule fits, or if the login is too long ago for it. */
export async function resolveAccess(visitor: Authenticated, rules: readonly AccessRule[]): Promise<RequestContext> {
  const { caller, shard } = visitor;
  const needsUnits = rules.some(({ role, of }) => unitRoles.includes(role) || of === 'unit' || of === 'organisation');
  const isRealmWide = caller.isSuperuser && rules.some(({ role }) => role === 'superuser');
  const own = needsUnits && !isRealmWide ? await findAssociations(visitor) : [];
  // Nobody is a guardian or a student by an inactive school unit (shell §6); staff manage it still.
  const held = own.filter(({ role, active }) => active || coversRole('employee', role)).map(({ role }) => role);
  const roles: readonly AccessRole[] = [...held, caller.isSuperuser ? 'superuser' : 'user'];
  const { isSecure } = caller;
  const isActing = caller.actorUid !== caller.uid;
  const fits = (more: Pick<AccessCaller, 'isActing' | 'isShared'>) => fittingRules(rules, { roles, isSecure, ...more });
  const isShared = rules.some(({ personal }) => personal) && (await usesSharedAccount(visitor));
  const permitted = fits({ isActing, isShared });
  if (permitted.length === 0) {
    if (fits({ isActing }).length > 0) throw new HttpError(403, { name: sharedAccountError, message: 'Several people use this account.' });
    const isOwnOnly = fits({ isActing: false }).length > 0;
    throw forbidden(isOwnOnly ? 'Nobody does this as somebody else.' : 'You may not do this.');
  }
  const fitting = requireRecentLogin(visitor, permitted);
  const ruleOf = (scope: AccessScope) => fitting.find(({ of }) => of === scope);
  const unitsFor = ({ role }: AccessRule) =>
    own.filter((association) => coversRole(role, association.role)).map(({ schoolUid }) => schoolUid);
  const ownUid = ruleOf('self') && caller.uid;
  const unitsOf = (scope: AccessScope) => fitting.filter(({ of }) => of === scope).flatMap(unitsFor);
  if (ruleOf('realm'))
    return { ...visitor, reach: { ownUid, units: undefined, adminUnits: undefined, ownGroups: await findOwnGroups(visitor, []) } };
  const administered = unitsOf('organisation');
  const adminUnits = new Set(administered.length > 0 ? await unitsBelow(shard.engine.database, shard.tables, administered) : []);
  return {
    ...visitor,
    reach: {
      ownUid,
      adminUnits,
      units: new Set([...adminUnits, ...unitsOf('unit')]),
      ownGroups: await findOwnGroups(visitor, unitsOf('group')),
    },
  };
}
