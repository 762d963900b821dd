import { conflict, type Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import {
  allocateIds,
  auditedTransaction,
  equals,
  fetchPage,
  findGroup,
  findSchoolUnit,
  findUser,
  type ListSource,
  ownSubjectConditions,
  tableName,
} from '../../directory/index.ts';
import { createCardCode } from './cardCode.ts';
import { timestampSql } from './holderSource.ts';
import { findPupilsWithQrLogin, throwInvalidUserUids } from './pupils.ts';

type Schemas = components['schemas'];

function printSource({ shard: { shard } }: RequestContext): ListSource {
  return {
    // The alias of the audit log, so that the same subject conditions apply.
    from: `${tableName(shard, 'login_card_prints')} l`,
    columns:
      () => `l.uid, ${timestampSql('l.printed_at')} as "printedAt", json_build_object('uid', l.actor_uid, 'name', l.actor_name) as "printedBy",
      json_build_object('kind', l.subject_kind, 'uid', l.subject, 'name', l.subject_name) as subject, l.method, l.count`,
    sortColumns: { id: ['l.id'] },
  };
}

/** GET /loginCardPrints, newest first. */
export const listLoginCardPrints: Handler<
  operations['listLoginCardPrints'],
  RequestContext,
  { readonly filters?: Schemas['LoginCardPrintFilters'] }
> = async ({ query, content: { filters } }, manager) => {
  const conditions = [
    equals('l.realm', manager.caller.realm),
    ...(filters?.subject === undefined ? [] : [equals('l.subject', filters.subject)]),
    ...ownSubjectConditions(manager),
  ];
  return { status: 200, body: await fetchPage<Schemas['LoginCardPrint']>(manager, printSource(manager), conditions, query) };
};

/** Returns name and members of a print's subject. */
async function findSubject(manager: RequestContext, executor: Executor, { kind, uid }: Schemas['LoginCardSubject']) {
  const { associations, memberships } = manager.shard.tables;
  if (kind === 'user') return { name: (await findUser(manager, executor, uid)).user.name, members: [uid] };
  if (kind === 'group') {
    const { name } = await findGroup(manager, executor, uid);
    const members = await executor.select({ uid: memberships.userUid }).from(memberships).where(eq(memberships.groupUid, uid));
    return { name, members: members.map((member) => member.uid) };
  }
  const { name } = await findSchoolUnit(manager, executor, uid);
  const members = await executor.select({ uid: associations.userUid }).from(associations).where(eq(associations.schoolUid, uid));
  return { name, members: members.map((member) => member.uid) };
}

/** PUT /loginCardPrints/{printUid}, with the key that signs the shard's cards. */
export function printLoginCards(cardKey: Buffer): Handler<operations['printLoginCards'], RequestContext> {
  return async ({ path: { printUid }, body: { subject, method, userUids } }, manager) => {
    const { tables } = manager.shard;
    const { loginCards, loginCardPrints, users } = tables;
    const { realm, actorUid } = manager.caller;
    const data = await auditedTransaction(manager, 'printLoginCards', async (executor) => {
      const { name, members } = await findSubject(manager, executor, subject);
      await findPupilsWithQrLogin(manager, executor, userUids);
      const within = new Set(members);
      const elsewhere = userUids.filter((uid) => !within.has(uid)).length;
      if (elsewhere > 0) throwInvalidUserUids('elsewhere', `${elsewhere} of these pupils are not there.`);
      const cards =
        method === 'pwd'
          ? []
          : await executor
              .select({ userUid: loginCards.userUid, cardUid: loginCards.uid })
              .from(loginCards)
              .where(and(inArray(loginCards.userUid, userUids), isNull(loginCards.voidedAt)));
      if (method === 'qr' && cards.length < userUids.length)
        throwInvalidUserUids('noCard', `${userUids.length - cards.length} of these pupils have no login card.`);
      const [actor] = await executor.select({ name: users.name }).from(users).where(eq(users.uid, actorUid));
      const what = { subjectKind: subject.kind, subject: subject.uid, method, count: userUids.length, actorUid, realm };
      const print = { ...what, uid: printUid, subjectName: name, printedAt: manager.now, actorName: actor?.name ?? actorUid };
      const id = await allocateIds(executor, tables, realm, 'loginCardPrint');
      const [added] = await executor
        .insert(loginCardPrints)
        .values({ ...print, id })
        .onConflictDoNothing()
        .returning();
      if (!added) {
        const [before] = await executor.select().from(loginCardPrints).where(eq(loginCardPrints.uid, printUid));
        const isSame = Object.entries(what).every(([key, value]) => before !== undefined && Reflect.get(before, key) === value);
        if (!isSame) throw conflict('This uid is that of another print.', { attribute: 'printUid', reason: 'exists' });
      }
      const changes = added ? [{ field: 'loginCardPrint', before: null, after: `${method} ${userUids.length}` }] : [];
      return {
        changes: [{ subject: subject.uid, changes }],
        result: cards.map((card) => ({ ...card, code: createCardCode(cardKey, card.cardUid) })),
      };
    });
    return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { data } };
  };
}
