import { conflict, type Handlers, invalid, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/payment';
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { limitWrongCodes } from '../../../access/rateLimits.ts';
import type { RequestContext } from '../../../access/requestContext.ts';
import { periodAfter, zoneOf } from '../../../clock/calendar.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import { type Means, readMeans } from '../balance/readMeans.ts';
import { balanceCoverageBody, chargeBody, invoiceBody, subscriptionBody } from '../bodies.ts';
import { lockCustomer } from '../charges/lockCustomer.ts';
import { cardMissing } from '../charges/paymentFailed.ts';
import { performCharge } from '../charges/performCharge.ts';
import { findContact, findTimeZone } from '../findContact.ts';
import { idFor } from '../ids.ts';
import { invoicePage } from '../invoices/invoicePage.ts';
import { confirmCancellation } from '../mails/confirmations.ts';
import { recordCoupon, requireCoupon } from '../orders/coupons.ts';
import { findOrCreateCustomer, type Payer, requireNoSharedAccount, requireVisitor } from '../payer.ts';
import { type Price, priceOf, pricesOf, productsOf, trialDays } from '../products/products.ts';
import { readGiftOffers } from '../withdrawal/giftOffers.ts';
import { readWithdrawalOffers } from '../withdrawal/withdrawalOffers.ts';
import { periodAmount, splitAmount } from './amounts.ts';
import { cancellationOf } from './due/notice.ts';
import { reviewJobs } from './due/reviewJobs.ts';
import { type ChargeTerms, chargeTerms, requireExpected } from './expectedTerms.ts';
import { payOpenPeriod } from './openPeriod.ts';
import type { SubscriptionRow } from './subscriptionRow.ts';
import { mayTry, takeTrial } from './trials.ts';

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
export async function lockSubscription(
  { caller, shard: { tables } }: RequestContext,
  executor: Executor,
  id: string,
): Promise<SubscriptionRow> {
  const { paidSubscriptions } = tables;
  const [row] = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.id, id), eq(paidSubscriptions.userUid, caller.uid), ne(paidSubscriptions.status, 'canceled')))
    .for('update');
  if (!row) throw notFound('There is no such subscription.');
  return row;
}

/** Changes a running subscription of the user, and what it does next. */
async function updateSubscriptionRow(
  visitor: RequestContext,
  id: string,
  valuesOf: (row: SubscriptionRow, executor: Executor) => Partial<SubscriptionRow> | Promise<Partial<SubscriptionRow>>,
): Promise<SubscriptionRow> {
  const { caller, now, shard } = visitor;
  const { engine, tables } = shard;
  return engine.database.transaction(async (transaction) => {
    await lockCustomer(transaction, visitor.shard, visitor.caller.uid);
    const row = await lockSubscription(visitor, transaction, id);
    const values = await valuesOf(row, transaction);
    await transaction.update(tables.paidSubscriptions).set(values).where(eq(tables.paidSubscriptions.id, row.id));
    await reviewJobs(transaction, shard, caller.uid, now);
    return { ...row, ...values };
  });
}

/** Returns the body of a subscription as it is stored by now, with what pays for it. */
export async function bodyWithMeans(
  visitor: RequestContext,
  { id }: Pick<SubscriptionRow, 'id'>,
): Promise<components['schemas']['Subscription']> {
  const { engine, tables } = visitor.shard;
  const { paidSubscriptions } = tables;
  const [row] = await engine.database.select().from(paidSubscriptions).where(eq(paidSubscriptions.id, id));
  if (!row) throw notFound('There is no such subscription.');
  const { uid } = visitor.caller;
  const means = await readMeans(engine.database, tables, uid);
  const offers = await offersOf(visitor, [row]);
  return subscriptionBody(row, means, { now: visitor.now, offer: offers.get(row.id) });
}

/** Returns which subscriptions of the user can be withdrawn from, and what comes back. */
const offersOf = async (visitor: RequestContext, rows: readonly SubscriptionRow[]) => {
  const { shard, now } = visitor;
  return readWithdrawalOffers(shard.engine.database, shard.tables, rows, (await findContact(visitor)).email, now);
};

/** Returns the price of a subscription by its id; throws 400 for any other id. */
export function subscriptionPrice(realm: Realm, priceId: string): Price & { readonly interval: 'month' | 'year' } {
  const price = priceOf(realm, priceId);
  if (!price || price.interval === null)
    throw invalid('There is no subscription at this price.', { attribute: 'priceId', reason: 'unknown' });
  return { ...price, interval: price.interval };
}

/** Returns the terms of an order; `at` is the end of its trial, null where it has none. */
function orderTerms(
  ordered: Pick<SubscriptionRow, 'id' | 'realm' | 'priceId' | 'couponId' | 'timeZone'>,
  means: Means,
  at: number | null,
): ChargeTerms {
  const amount = periodAmount(ordered);
  // What is charged at once comes before whatever is due; later, the balance pays first what is due earlier.
  const balance = at === null ? means.balance : (means.coverage.get(ordered.id)?.fromBalance ?? 0);
  const { fromBalance, waived } = splitAmount(amount, balance);
  return chargeTerms({
    zone: zoneOf(ordered),
    amount: { ...amount, total: amount.total - waived },
    fromBalance,
    at: at ?? undefined,
    recurring: amount.total,
    alongside: means.running,
  });
}

async function subscribe(
  visitor: RequestContext,
  { providerKey, origin }: Payer,
  { priceId, couponId, termsVersion, begin_at_once, expected }: components['schemas']['NewSubscription'],
): Promise<SubscriptionRow> {
  const { caller, shard, now } = visitor;
  const { paidSubscriptions } = shard.tables;
  const { interval } = subscriptionPrice(caller.realm, priceId);
  await findOrCreateCustomer(visitor, shard.engine.database);
  const { after } = await performCharge(shard, { userUid: caller.uid, key: providerKey }, async (executor, customer) => {
    // Repeated for the owner of a card, it is the same subscription to the card provider.
    const id = idFor('sub', providerKey);
    // The customer is locked: only one of several concurrent calls gets the trial or uses a single-use coupon.
    if (couponId !== undefined) await requireCoupon(visitor, executor, couponId, id);
    const trialEnd = customer && (await takeTrial(executor, shard.tables, customer, now)) ? now + trial : null;
    const timeZone = await findTimeZone(executor, shard.tables, caller.uid);
    const periodEnd = trialEnd ?? periodAfter(now, interval, now, zoneOf({ realm: caller.realm, timeZone }));
    const row: SubscriptionRow = {
      id,
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
      dueAt: periodEnd,
      tries: 0,
      noticesSent: [],
      cancelAt: null,
      failure: null,
      pendingPriceId: null,
      billingAnchor: null,
      timeZone,
      endedAt: null,
      endReason: null,
      stoppedAt: null,
      pausedFor: 0,
      pausedPeriodStart: null,
      orderedAt: now,
      beginAtOnce: begin_at_once ?? null,
      beforeChange: null,
    };
    const firstCharge = { ...row, periodEnd: trialEnd ?? now };
    const means = await readMeans(executor, shard.tables, caller.uid, [firstCharge]);
    requireExpected(expected, orderTerms(row, means, trialEnd));
    if (!means.hasCard && !means.coverage.get(row.id)?.charges) throw cardMissing();
    const isHeld = and(
      eq(paidSubscriptions.userUid, caller.uid),
      ne(paidSubscriptions.status, 'canceled'),
      or(
        eq(paidSubscriptions.priceId, priceId),
        eq(sql`coalesce(${paidSubscriptions.pendingPriceId}, ${paidSubscriptions.priceId})`, priceId),
      ),
    );
    const [held] = await executor.select({ id: paidSubscriptions.id }).from(paidSubscriptions).where(isHeld);
    if (held) throw conflict('There is a subscription to this price.');
    const amount = trialEnd === null ? periodAmount(row) : null;
    return { kind: 'subscribe', before: null, after: row, amount, credit: 0, at: now, origin: origin ?? null };
  });
  return after;
}

/** Runs what a coupon may be given to, and counts a wrong coupon. */
const withCoupon = <Result>(
  { caller, shard, now }: RequestContext,
  couponId: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> => (couponId === undefined ? run() : limitWrongCodes(shard, { realm: caller.realm, who: caller.uid }, now, run));

async function applyCoupon(visitor: RequestContext, id: string, couponId: string): Promise<SubscriptionRow> {
  const { caller, shard } = visitor;
  await requireCoupon(visitor, shard.engine.database, couponId, id);
  return updateSubscriptionRow(visitor, id, async (_row, executor) => {
    // The customer is locked by now: of two requests at once one uses a coupon that counts once.
    await requireCoupon(visitor, executor, couponId, id);
    await recordCoupon(executor, shard.tables, { userUid: caller.uid, id, couponId });
    return { couponId };
  });
}

/** Returns the terms of a subscription that would start now. */
async function preview(visitor: RequestContext, priceId: string, couponId: string | undefined): Promise<Preview> {
  const { caller, shard, now } = visitor;
  const price = subscriptionPrice(caller.realm, priceId);
  if (couponId !== undefined) await requireCoupon(visitor, shard.engine.database, couponId);
  const { database } = shard.engine;
  const hasTrial = await mayTry(database, shard.tables, await findOrCreateCustomer(visitor, database));
  const at = hasTrial ? now + trial : now;
  const ordered = { realm: caller.realm, priceId, couponId: couponId ?? null, pendingPriceId: null };
  const timeZone = await findTimeZone(shard.engine.database, shard.tables, caller.uid);
  const id = 'ordered';
  const means = await readMeans(shard.engine.database, shard.tables, caller.uid, [
    { ...ordered, id, status: 'active', dueAt: at, periodEnd: at, trialEnd: null, startedAt: at, billingAnchor: null, timeZone },
  ]);
  const covered = means.coverage.get(id);
  const terms = orderTerms({ ...ordered, id, timeZone }, means, hasTrial ? at : null);
  const firstCharge = chargeBody(periodAmount(ordered), at, terms.from_balance);
  return {
    priceId,
    couponId: couponId ?? null,
    trial_end: hasTrial ? new Date(at).toISOString() : null,
    first_charge: firstCharge,
    balance_coverage: balanceCoverageBody(covered),
    card_required: !means.hasCard && !covered?.charges,
    tax: firstCharge.tax,
    interval: price.interval,
    terms,
  };
}

/** The handlers of products, subscriptions and invoices. */
export const subscriptionHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  listProducts: (_request, { realm }) => ({ status: 200, body: { products: productsOf(realm), prices: pricesOf(realm) } }),
  listSubscriptions: async ({ query }, payer) => {
    const visitor = requireVisitor(payer);
    const { caller, now, shard } = visitor;
    const { paidSubscriptions } = shard.tables;
    const ended = query.status === 'canceled';
    const rows = await shard.engine.database
      .select()
      .from(paidSubscriptions)
      .where(and(eq(paidSubscriptions.userUid, caller.uid), (ended ? eq : ne)(paidSubscriptions.status, 'canceled')))
      .orderBy(ended ? desc(paidSubscriptions.endedAt) : asc(paidSubscriptions.startedAt), asc(paidSubscriptions.id));
    const means = await readMeans(shard.engine.database, shard.tables, caller.uid);
    const offers = await offersOf(visitor, rows);
    const bodyOf = (row: SubscriptionRow) => subscriptionBody(row, means, { now, offer: offers.get(row.id) });
    return { status: 200, body: { data: rows.map(bodyOf) } };
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
    const continued = { cancelAtPeriodEnd: false, cancelAt: null };
    const row = await updateSubscriptionRow(visitor, path.id, (held) => (ends ? cancellationOf(held, visitor.now) : continued));
    if (ends) await confirmCancellation(visitor.shard, row, payer);
    return { status: 200, body: await bodyWithMeans(visitor, row) };
  },
  applyCoupon: async ({ path, body }, payer) => {
    const visitor = requireVisitor(payer);
    const row = await withCoupon(visitor, body.couponId, () => applyCoupon(visitor, path.id, body.couponId));
    return { status: 200, body: await bodyWithMeans(visitor, row) };
  },
  previewSubscription: async ({ query: { priceId, couponId } }, payer) => {
    const visitor = requireVisitor(payer);
    return { status: 200, body: await withCoupon(visitor, couponId, () => preview(visitor, priceId, couponId)) };
  },
  payOpenInvoice: async ({ path, body }, payer) => {
    const visitor = requireVisitor(payer);
    const held = { id: path.id, userUid: visitor.caller.uid };
    const act = { key: payer.providerKey, origin: payer.origin, expected: body?.expected };
    return { status: 200, body: await bodyWithMeans(visitor, await payOpenPeriod(visitor.shard, held, visitor.now, act)) };
  },
  listInvoices: async (_request, payer) => {
    const { caller, shard, now } = requireVisitor(payer);
    const { invoices } = shard.tables;
    const rows = await shard.engine.database
      .select()
      .from(invoices)
      .where(eq(invoices.userUid, caller.uid))
      .orderBy(desc(invoices.createdAt), desc(invoices.number));
    const offers = await readGiftOffers(shard.engine.database, shard.tables, rows, now);
    return { status: 200, body: { data: rows.map((row) => invoiceBody(row, offers.get(row.id))) } };
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
