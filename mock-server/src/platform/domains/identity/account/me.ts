import { type Handler, unauthorized } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { zoneOf } from '../../../clock/calendar.ts';
import type { Tables } from '../../../database/tables.ts';
import { type AccountContext, requireVisitor } from './accountContext.ts';

/** Returns the row of the authenticated user; throws 401 for a deleted account. */
export async function findOwnUser({ caller, shard }: RequestContext): Promise<Tables['users']['$inferSelect']> {
  const { users } = shard.tables;
  const [user] = await shard.engine.database
    .select()
    .from(users)
    .where(and(eq(users.uid, caller.uid), eq(users.realm, caller.realm), isNull(users.deletedAt)));
  if (!user) throw unauthorized('The account has been deleted.');
  return user;
}

/** Returns whether a user may not change their password themselves: only staff change that of a shared account (shell §6). */
export const hidesPasswordChange = ({ sharedAccount }: Pick<Tables['users']['$inferSelect'], 'sharedAccount'>): boolean => sharedAccount;

/** GET /me. */
export const getMe: Handler<operations['getMe'], AccountContext> = async (_request, context) => {
  const user = await findOwnUser(requireVisitor(context));
  return {
    status: 200,
    body: {
      uid: user.uid,
      username: user.userName,
      firstname: user.firstName,
      lastname: user.lastName,
      email: user.email,
      emailVerified: user.emailVerified,
      speakingBookRights: user.speakingBookRights,
      hidePasswordChange: hidesPasswordChange(user),
      sharedAccount: user.sharedAccount,
      identifiers: user.identifiers,
      locale: user.locale,
      time_zone: zoneOf(user),
    },
  };
};

function paginate<Row>(
  rows: readonly Row[],
  { limit, offset }: { readonly limit?: number; readonly offset?: number },
): { data: Row[]; meta: { totalCount: number } } {
  const start = offset ?? 0;
  return { data: rows.slice(start, limit === undefined ? undefined : start + limit), meta: { totalCount: rows.length } };
}

/** GET /me/organizations, sorted by name; a user has only a few, so all are read at once. */
export const listMyOrganizations: Handler<operations['listMyOrganizations'], AccountContext> = async ({ query }, context) => {
  const visitor = requireVisitor(context);
  const { engine, tables } = visitor.shard;
  const { uid } = await findOwnUser(visitor);
  const rows = await engine.database
    .select({
      uid: tables.schoolUnits.uid,
      name: tables.schoolUnits.name,
      role: tables.associations.role,
      active: tables.schoolUnits.active,
    })
    .from(tables.associations)
    .innerJoin(tables.schoolUnits, eq(tables.schoolUnits.uid, tables.associations.schoolUid))
    .where(eq(tables.associations.userUid, uid))
    .orderBy(asc(tables.schoolUnits.nameKey), asc(tables.schoolUnits.id));
  return { status: 200, body: paginate(rows, query) };
};

/** GET /me/groups, sorted by name. */
export const listMyGroups: Handler<operations['listMyGroups'], AccountContext> = async ({ query }, context) => {
  const visitor = requireVisitor(context);
  const { engine, tables } = visitor.shard;
  const { uid } = await findOwnUser(visitor);
  const rows = await engine.database
    .select({
      uid: tables.groups.uid,
      name: tables.groups.name,
      organizationUid: tables.groups.schoolUid,
      active: tables.schoolUnits.active,
    })
    .from(tables.memberships)
    .innerJoin(tables.groups, eq(tables.groups.uid, tables.memberships.groupUid))
    .innerJoin(tables.schoolUnits, eq(tables.schoolUnits.uid, tables.groups.schoolUid))
    .where(eq(tables.memberships.userUid, uid))
    .orderBy(asc(tables.groups.nameKey), asc(tables.groups.id));
  return { status: 200, body: paginate(rows, query) };
};
