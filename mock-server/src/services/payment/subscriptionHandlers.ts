import { conflict, type Handlers, HttpError, invalid, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/payment';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import { periodAfter } from '../../prices/periods.ts';
import { type Price, priceOf, pricesOf, productsOf, trialDays } from '../../prices/products.ts';
import type { SignedIn } from '../caller.ts';
import { limitWrongCodes } from '../rateLimits.ts';
import { readMeans } from './balance/readMeans.ts';
import { balanceCoverageBody, chargeBody, invoiceBody, subscriptionBody } from './bodies.ts';
import { chargePeriod, periodAmount, type SubscriptionRow } from './charges.ts';
import { confirmCancellation, confirmSubscription } from './confirmations.ts';
import { requireCoupon } from './coupons.ts';
import { newId } from './ids.ts';
import { invoicePage } from './invoices/invoicePage.ts';
import { findOrCreateCustomer, type Payer, requireNoSharedAccount, requireVisitor } from './payer.ts';
import { nextDueAt } from './runDuePayments.ts';

type Names =
  | 'listProducts'
  | 'listSubscriptions'
  | 'createSubscription'
  | 'updateSubscription'
  | 'applyCoupon'
  | 'previewSubscription'
  | 'payOpenInvoice'
  | 'listInvoices'
  | 'getInvoiceFile';

type Preview = components['schemas']['SubscriptionPreview'];

const trial = trialDays * 24 * 3_600_000;

/** Returns a running subscription of the user and locks its row; throws 404 if there is none. */
export async function lockSubscription({ caller, shard: { tables } }: SignedIn, executor: Executor, id: string): Promise<SubscriptionRow> {
  const { paidSubscriptions } = tables;
  const [row] = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.id, id), eq(paidSubscriptions.userUid, caller.uid), ne(paidSubscriptions.status, 'canceled')))
    .for('update');
  if (!row) throw notFound('There is no such subscription.');
  return row;
}

async function updateSubscriptionRow(visitor: SignedIn, id: string, values: Partial<SubscriptionRow>): Promise<SubscriptionRow> {
  const { engine, tables } = visitor.shard;
  return engine.database.transaction(async (transaction) => {
    const row = await lockSubscription(visitor, transaction, id);
    await transaction.update(tables.paidSubscriptions).set(values).where(eq(tables.paidSubscriptions.id, row.id));
    return { ...row, ...values };
  });
}

/** Returns the body of a subscription with what pays for it. */
export async function bodyWithMeans(
  { caller, shard: { engine, tables } }: SignedIn,
  row: SubscriptionRow,
): Promise<components['schemas']['Subscription']> {
  return subscriptionBody(row, await readMeans(engine.database, tables, caller.uid));
}

/** Returns the price of a subscription by its id; throws 400 for any other id. */
export function subscriptionPrice(realm: Realm, priceId: string): Price & { readonly interval: 'month' | 'year' } {
  const price = priceOf(realm, priceId);
  if (!price || price.interval === null)
    throw invalid('There is no subscription at this price.', { attribute: 'priceId', reason: 'unknown' });
  return { ...price, interval: price.interval };
}

async function subscribe(
  visitor: SignedIn,
  payer: Payer,
  { priceId, couponId, termsVersion }: components['schemas']['NewSubscription'],
): Promise<SubscriptionRow> {
  const { caller, shard, now } = visitor;
  const { customers, paidSubscriptions } = shard.tables;
  const price = subscriptionPrice(caller.realm, priceId);
  const { interval } = price;
  return shard.engine.database.transaction(async (transaction) => {
    await findOrCreateCustomer(visitor, transaction);
    // The lock ensures that only one of several concurrent calls gets the trial or uses a single-use coupon.
    const [customer] = await transaction.select().from(customers).where(eq(customers.userUid, caller.uid)).for('update');
    if (couponId !== undefined) await requireCoupon(visitor, transaction, couponId);
    const trialEnd = customer?.hadTrial ? null : now + trial;
    const periodEnd = trialEnd ?? periodAfter(now, interval, now);
    const row: SubscriptionRow = {
      id: newId('sub'),
      realm: caller.realm,
      userUid: caller.uid,
      priceId,
      status: trialEnd === null ? 'active' : 'trialing',
      couponId: couponId ?? null,
      termsVersion: termsVersion ?? null,
      cancelAtPeriodEnd: false,
      startedAt: now,
      trialEnd,
      periodStart: now,
      periodEnd,
      dueAt: nextDueAt(periodEnd, trialEnd !== null || !customer?.defaultPaymentMethod),
      tries: 0,
      reminded: false,
      failure: null,
      pendingPriceId: null,
      billingAnchor: null,
      endedAt: null,
      endReason: null,
      stoppedAt: null,
      pausedFor: 0,
      pausedPeriodStart: null,
    };
    const firstCharge = { ...row, periodEnd: trialEnd ?? now };
    const means = await readMeans(transaction, shard.tables, caller.uid, [firstCharge]);
    if (!means.hasCard && !means.coverage.get(row.id)?.charges)
      throw new HttpError(402, { name: 'PaymentFailedError', message: 'There is no card to charge.' });
    const [created] = await transaction.insert(paidSubscriptions).values(row).onConflictDoNothing().returning();
    if (!created) throw conflict('There is a subscription to this price.');
    await transaction.update(customers).set({ hadTrial: true }).where(eq(customers.userUid, caller.uid));
    if (
      trialEnd === null &&
      (await chargePeriod(transaction, shard, row, { start: now, end: periodEnd }, now, { key: payer.providerKey })) !== undefined
    )
      throw new HttpError(402, { name: 'PaymentFailedError', message: 'The card was declined.' });
    await confirmSubscription(transaction, shard, row, payer, means);
    return row;
  });
}

/** Runs what a coupon may be given to, and counts a wrong coupon. */
const withCoupon = <Result>({ caller, shard, now }: SignedIn, couponId: string | undefined, run: () => Promise<Result>): Promise<Result> =>
  couponId === undefined ? run() : limitWrongCodes(shard, { realm: caller.realm, who: caller.uid }, now, run);

/** Returns the terms of a subscription that would start now. */
async function preview(visitor: SignedIn, priceId: string, couponId: string | undefined): Promise<Preview> {
  const { caller, shard, now } = visitor;
  const price = subscriptionPrice(caller.realm, priceId);
  if (couponId !== undefined) await requireCoupon(visitor, shard.engine.database, couponId);
  const { hadTrial } = await findOrCreateCustomer(visitor, shard.engine.database);
  const at = hadTrial ? now : now + trial;
  const ordered = { realm: caller.realm, priceId, couponId: couponId ?? null, pendingPriceId: null };
  const amount = periodAmount(ordered);
  const id = 'ordered';
  const { hasCard, coverage } = await readMeans(shard.engine.database, shard.tables, caller.uid, [
    { ...ordered, id, status: 'active', dueAt: at, periodEnd: at, trialEnd: null, startedAt: at, billingAnchor: null },
  ]);
  const covered = coverage.get(id);
  return {
    priceId,
    couponId: couponId ?? null,
    trial_end: hadTrial ? null : new Date(at).toISOString(),
    first_charge: chargeBody(amount, at, covered?.fromBalance ?? 0),
    balance_coverage: balanceCoverageBody(covered),
    card_required: !hasCard && !covered?.charges,
    tax: amount.tax,
    interval: price.interval,
  };
}

/** Charges the open period of a subscription that is past due. */
async function payOpenPeriod(visitor: SignedIn, id: string, providerKey: string): Promise<SubscriptionRow> {
  const { shard, now } = visitor;
  return shard.engine.database.transaction(async (transaction) => {
    const row = await lockSubscription(visitor, transaction, id);
    if (row.status !== 'past_due') return row;
    const error = await chargePeriod(transaction, shard, row, { start: row.periodStart, end: row.periodEnd }, now, { key: providerKey });
    if (error !== undefined) throw new HttpError(402, { name: 'PaymentFailedError', message: `The charge failed: ${error}.` });
    const values = { status: 'active' as const, failure: null, dueAt: row.periodEnd, tries: 0, reminded: false };
    await transaction.update(shard.tables.paidSubscriptions).set(values).where(eq(shard.tables.paidSubscriptions.id, row.id));
    return { ...row, ...values };
  });
}

/** The handlers of products, subscriptions and invoices. */
export const subscriptionHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  listProducts: (_request, { realm }) => ({ status: 200, body: { products: productsOf(realm), prices: pricesOf(realm) } }),
  listSubscriptions: async ({ query }, payer) => {
    const { caller, shard } = requireVisitor(payer);
    const { paidSubscriptions } = shard.tables;
    const ended = query.status === 'canceled';
    const rows = await shard.engine.database
      .select()
      .from(paidSubscriptions)
      .where(and(eq(paidSubscriptions.userUid, caller.uid), (ended ? eq : ne)(paidSubscriptions.status, 'canceled')))
      .orderBy(ended ? desc(paidSubscriptions.endedAt) : asc(paidSubscriptions.startedAt), asc(paidSubscriptions.id));
    const means = await readMeans(shard.engine.database, shard.tables, caller.uid);
    return { status: 200, body: { data: rows.map((row) => subscriptionBody(row, means)) } };
  },
  createSubscription: async ({ body }, payer) => {
    const visitor = requireVisitor(payer);
    await requireNoSharedAccount(visitor);
    const row = await withCoupon(visitor, body.couponId, () => subscribe(visitor, payer, body));
    return { status: 201, body: await bodyWithMeans(visitor, row) };
  },
  updateSubscription: async ({ path, body }, payer) => {
    const visitor = requireVisitor(payer);
    const ends = body.cancel_at_period_end;
    // What ends is followed by no other plan.
    const row = await updateSubscriptionRow(visitor, path.id, { cancelAtPeriodEnd: ends, ...(ends && { pendingPriceId: null }) });
    if (ends) await confirmCancellation(visitor.shard, row, payer);
    return { status: 200, body: await bodyWithMeans(visitor, row) };
  },
  applyCoupon: async ({ path, body }, payer) => {
    const visitor = requireVisitor(payer);
    await withCoupon(visitor, body.couponId, () => requireCoupon(visitor, visitor.shard.engine.database, body.couponId, path.id));
    return { status: 200, body: await bodyWithMeans(visitor, await updateSubscriptionRow(visitor, path.id, { couponId: body.couponId })) };
  },
  previewSubscription: async ({ query: { priceId, couponId } }, payer) => {
    const visitor = requireVisitor(payer);
    return { status: 200, body: await withCoupon(visitor, couponId, () => preview(visitor, priceId, couponId)) };
  },
  payOpenInvoice: async ({ path }, payer) => {
    const visitor = requireVisitor(payer);
    return { status: 200, body: await bodyWithMeans(visitor, await payOpenPeriod(visitor, path.id, payer.providerKey)) };
  },
  listInvoices: async (_request, payer) => {
    const { caller, shard } = requireVisitor(payer);
    const { invoices } = shard.tables;
    const rows = await shard.engine.database
      .select()
      .from(invoices)
      .where(eq(invoices.userUid, caller.uid))
      .orderBy(desc(invoices.createdAt), desc(invoices.number));
    return { status: 200, body: { data: rows.map(invoiceBody) } };
  },
  getInvoiceFile: async ({ path }, payer) => {
    const visitor = requireVisitor(payer);
    const { invoices } = visitor.shard.tables;
    const [row] = await visitor.shard.engine.database
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, path.id), eq(invoices.userUid, visitor.caller.uid)));
    if (!row) throw notFound('There is no such invoice.');
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': `attachment; filename="${row.number}.html"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    };
    return { status: 200, headers, body: invoicePage(row) };
  },
};
