import { conflict, type Handlers, invalid, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/payment';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { customerBody, paymentMethodBody } from '../bodies.ts';
import { lockCustomer } from '../charges/lockCustomer.ts';
import { findContact } from '../findContact.ts';
import { findOrCreateCustomer, type Payer, requireNoSharedAccount, requireVisitor } from '../payer.ts';
import { reviewJobs } from '../subscriptions/due/reviewJobs.ts';
import type { CustomerRow } from './cardProvider.ts';
import { detachCards } from './detachCards.ts';
import { syncCards } from './provider/refundQueue.ts';

type Names =
  | 'getPaymentConfiguration'
  | 'createClientSecret'
  | 'listPaymentMethods'
  | 'deletePaymentMethods'
  | 'deletePaymentMethod'
  | 'getCustomer'
  | 'updateCustomer';

/** Removes one card of the user, or all of them; throws 409 if a subscription that continues would be left without one. */
async function removeCards(visitor: RequestContext, cardId?: string): Promise<void> {
  const { caller, now, shard } = visitor;
  const { paidSubscriptions, paymentMethods } = shard.tables;
  await shard.engine.database.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, shard, caller.uid);
    const cards = await transaction
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(eq(paymentMethods.userUid, caller.uid))
      .orderBy(desc(paymentMethods.createdAt), desc(paymentMethods.id));
    if (cardId !== undefined && !cards.some(({ id }) => id === cardId)) throw notFound('There is no such saved card.');
    const rest = cardId === undefined ? [] : cards.filter(({ id }) => id !== cardId);
    const continues = and(
      eq(paidSubscriptions.userUid, caller.uid),
      ne(paidSubscriptions.status, 'canceled'),
      eq(paidSubscriptions.cancelAtPeriodEnd, false),
    );
    const [needed] =
      rest.length > 0 ? [] : await transaction.select({ id: paidSubscriptions.id }).from(paidSubscriptions).where(continues).limit(1);
    if (needed) throw conflict('A subscription that is paid for needs a card.');
    if (!customer) return;
    await detachCards(transaction, shard.tables, customer, cardId);
    await reviewJobs(transaction, shard, caller.uid, now);
  });
}

/** Returns the id of a saved card of the user; throws 400 for any other. */
async function requireCard({ caller, shard }: RequestContext, customer: CustomerRow, requested: string): Promise<string> {
  const { paymentMethods } = shard.tables;
  await syncCards(shard, customer);
  const [card] = await shard.engine.database
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, requested), eq(paymentMethods.userUid, caller.uid)));
  if (!card) throw invalid('There is no such saved card.', { attribute: 'default_payment_method', reason: 'unknown' });
  return card.id;
}

/** The handlers of saved cards and customers. */
export const cardHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  getPaymentConfiguration: (_request, { shard }) => ({ status: 200, body: { livemode: false, provider: shard.cards.name } }),
  createClientSecret: async (_request, payer) => {
    const visitor = requireVisitor(payer);
    await requireNoSharedAccount(visitor);
    const { engine, cards } = visitor.shard;
    const customer = await findOrCreateCustomer(visitor, engine.database);
    const { id, clientSecret: client_secret } = await cards.createSetupIntent(
      visitor.shard,
      customer,
      await findContact(visitor),
      payer.providerKey,
    );
    return {
      status: 201,
      body: { livemode: false, setupIntent: { id, client_secret, status: 'requires_payment_method', payment_method: null } },
    };
  },
  listPaymentMethods: async (_request, payer) => {
    const visitor = requireVisitor(payer);
    const { caller, shard } = visitor;
    const { paymentMethods } = shard.tables;
    await syncCards(shard, await findOrCreateCustomer(visitor, shard.engine.database));
    const rows = await shard.engine.database
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.userUid, caller.uid))
      .orderBy(desc(paymentMethods.createdAt), desc(paymentMethods.id));
    return { status: 200, body: { paymentMethods: { data: rows.map(paymentMethodBody) } } };
  },
  deletePaymentMethods: async (_request, payer) => {
    await removeCards(requireVisitor(payer));
    return { status: 204 };
  },
  deletePaymentMethod: async ({ path }, payer) => {
    await removeCards(requireVisitor(payer), path.id);
    return { status: 204 };
  },
  getCustomer: async (_request, payer) => {
    const visitor = requireVisitor(payer);
    return {
      status: 200,
      body: customerBody(await findOrCreateCustomer(visitor, visitor.shard.engine.database), await findContact(visitor)),
    };
  },
  updateCustomer: async ({ body }, payer) => {
    const visitor = requireVisitor(payer);
    const { engine, tables } = visitor.shard;
    const { customers } = tables;
    const customer = await findOrCreateCustomer(visitor, engine.database);
    const { invoice_settings: settings, address, vat_number: vatNumber } = body;
    const values = {
      ...(settings && { defaultPaymentMethod: await requireCard(visitor, customer, settings.default_payment_method) }),
      ...(address !== undefined && { address: address?.trim() || null }),
      ...(vatNumber !== undefined && { vatNumber: vatNumber?.trim() || null }),
    };
    if (Object.keys(values).length > 0)
      await engine.database.transaction(async (transaction) => {
        await transaction.update(customers).set(values).where(eq(customers.userUid, visitor.caller.uid));
        if (settings) await reviewJobs(transaction, visitor.shard, visitor.caller.uid, visitor.now);
      });
    return { status: 200, body: customerBody({ ...customer, ...values }, await findContact(visitor)) };
  },
};
