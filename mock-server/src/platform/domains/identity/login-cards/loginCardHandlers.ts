import { type Handler, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { allocateIds, auditedTransaction, fetchPage, findUser, lockUsers } from '../../directory/index.ts';
import { holderConditions, holderSource } from './holderSource.ts';
import { findPupilsWithQrLogin, throwInvalidUserUids } from './pupils.ts';

type Schemas = components['schemas'];

/** GET /loginCards. */
export const listLoginCards: Handler<
  operations['listLoginCards'],
  RequestContext,
  { readonly filters?: Schemas['LoginCardFilters'] }
> = async ({ query, content: { filters = {} } }, manager) => ({
  status: 200,
  body: await fetchPage<Schemas['LoginCardHolder']>(manager, holderSource(manager, filters), holderConditions(manager, filters), query),
});

/** POST /loginCards: a new card replaces the previous one. */
export const issueLoginCards: Handler<operations['issueLoginCards'], RequestContext> = async ({ body: { userUids } }, manager) => {
  const { tables } = manager.shard;
  const { loginCards } = tables;
  const { realm } = manager.caller;
  const data = await auditedTransaction(manager, 'issueLoginCards', async (executor) => {
    await lockUsers(executor, tables, userUids);
    const enabled = await findPupilsWithQrLogin(manager, executor, userUids);
    const disabled = userUids.length - enabled.size;
    if (disabled > 0) throwInvalidUserUids('qrCodeLoginDisabled', `QR login is switched off for ${disabled} of these pupils.`);
    const voided = await executor
      .update(loginCards)
      .set({ voidedAt: manager.now })
      .where(and(inArray(loginCards.userUid, userUids), isNull(loginCards.voidedAt)))
      .returning();
    const first = await allocateIds(executor, tables, realm, 'loginCard', userUids.length);
    const cards = userUids.map((userUid, index) => ({ uid: `${realm}-card-${first + index}`, userUid }));
    await executor.insert(loginCards).values(cards.map((card) => ({ ...card, realm, issuedAt: manager.now })));
    return {
      changes: cards.map(({ uid, userUid }) => {
        const before = voided.find((card) => card.userUid === userUid)?.uid ?? null;
        return { subject: userUid, changes: [{ field: 'loginCard', before, after: uid }] };
      }),
      result: cards.map((card) => ({ ...card, issuedAt: new Date(manager.now).toISOString() })),
    };
  });
  return { status: 201, body: { data } };
};

/** DELETE /loginCards/{cardUid}. */
export const voidLoginCard: Handler<operations['voidLoginCard'], RequestContext> = async ({ path: { cardUid } }, manager) => {
  const { tables } = manager.shard;
  const { loginCards } = tables;
  await auditedTransaction(manager, 'voidLoginCard', async (executor) => {
    const good = and(eq(loginCards.uid, cardUid), eq(loginCards.realm, manager.caller.realm), isNull(loginCards.voidedAt));
    const [card] = await executor.select().from(loginCards).where(good).for('update');
    if (!card) throw notFound('There is no such card, or it is void already.');
    await findUser(manager, executor, card.userUid);
    await executor.update(loginCards).set({ voidedAt: manager.now }).where(good);
    return { changes: [{ subject: card.userUid, changes: [{ field: 'loginCard', before: cardUid, after: null }] }], result: undefined };
  });
  return { status: 204 };
};
