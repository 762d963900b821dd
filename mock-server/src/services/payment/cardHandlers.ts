import type { operations } from '@realmkit/openapi/types/payment';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../contract/handler.ts';
import { conflict, invalid } from '../../contract/httpError.ts';
import { customerBody, paymentMethodBody } from './bodies.ts';
import { customerOf, type Payer, requireOwnHands, signedPayer } from './payer.ts';
import { person } from './person.ts';

type Names =
  | 'getPaymentConfiguration'
  | 'createClientSecret'
  | 'listPaymentMethods'
  | 'deletePaymentMethods'
  | 'getCustomer'
  | 'updateCustomer';

/** Saved cards, and who pays with them. */
export const cardHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  getPaymentConfiguration: (_request, { shard }) => ({ status: 200, body: { livemode: false, provider: shard.cards.name } }),
  createClientSecret: async (_request, payer) => {
    const visitor = signedPayer(payer);
    requireOwnHands(visitor);
    const { engine, cards } = visitor.shard;
    const customer = await customerOf(visitor, engine.database);
    const { id, clientSecret: client_secret } = await cards.beginSetup(visitor.shard, customer, await person(visitor));
    return {
      status: 201,
      body: { livemode: false, setupIntent: { id, client_secret, status: 'requires_payment_method', payment_method: null } },
    };
  },
  listPaymentMethods: async (_request, payer) => {
    const visitor = signedPayer(payer);
    const { caller, shard } = visitor;
    const { paymentMethods } = shard.tables;
    await shard.cards.readCards(shard, await customerOf(visitor, shard.engine.database));
    const rows = await shard.engine.database
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.userUid, caller.uid))
      .orderBy(desc(paymentMethods.createdAt), desc(paymentMethods.id));
    return { status: 200, body: { paymentMethods: { data: rows.map(paymentMethodBody) } } };
  },
  deletePaymentMethods: async (_request, payer) => {
    const visitor = signedPayer(payer);
    requireOwnHands(visitor);
    const { caller, shard } = visitor;
    const { customers, paidSubscriptions } = shard.tables;
    await shard.engine.database.transaction(async (transaction) => {
      const [customer] = await transaction.select().from(customers).where(eq(customers.userUid, caller.uid)).for('update');
      const [needed] = await transaction
        .select({ id: paidSubscriptions.id })
        .from(paidSubscriptions)
        .where(
          and(
            eq(paidSubscriptions.userUid, caller.uid),
            inArray(paidSubscriptions.status, ['trialing', 'active', 'past_due']),
            eq(paidSubscriptions.cancelAtPeriodEnd, false),
          ),
        )
        .limit(1);
      if (needed) throw conflict('A subscription that is paid for needs a card.');
      await transaction.update(customers).set({ defaultPaymentMethod: null }).where(eq(customers.userUid, caller.uid));
      if (customer) await shard.cards.forgetCards(transaction, shard.tables, customer);
    });
    return { status: 204 };
  },
  getCustomer: async (_request, payer) => {
    const visitor = signedPayer(payer);
    return { status: 200, body: customerBody(await customerOf(visitor, visitor.shard.engine.database), await person(visitor)) };
  },
  updateCustomer: async ({ body }, payer) => {
    const visitor = signedPayer(payer);
    requireOwnHands(visitor);
    const { engine, tables } = visitor.shard;
    const { customers, paymentMethods } = tables;
    const wanted = body.invoice_settings.default_payment_method;
    await visitor.shard.cards.readCards(visitor.shard, await customerOf(visitor, engine.database));
    const [card] = await engine.database
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(and(eq(paymentMethods.id, wanted), eq(paymentMethods.userUid, visitor.caller.uid)));
    if (!card) throw invalid('There is no such saved card.', { attribute: 'default_payment_method', reason: 'unknown' });
    await engine.database.update(customers).set({ defaultPaymentMethod: card.id }).where(eq(customers.userUid, visitor.caller.uid));
    return { status: 200, body: customerBody(await customerOf(visitor, engine.database), await person(visitor)) };
  },
};
