import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { periodAfter, zoneOf } from '../../../../clock/calendar.ts';
import { openingTime, openTestSandbox, type TestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { readMeans } from '../../balance/readMeans.ts';
import { subscriptionBody } from '../../bodies.ts';
import { periodAmount } from '../amounts.ts';
import type { SubscriptionRow } from '../subscriptionRow.ts';
import { runDuePayments } from './runDuePayments.ts';

const day = 24 * 3_600_000;
const start = Date.UTC(2030, 0, 15, 9);

/** Returns a generator of numbers from 0 to 1 that gives the same ones for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Family = Awaited<ReturnType<typeof makeFamily>>;

/** Creates a family with one or two plans in any state, with or without a card that is good and a balance. */
function makeFamily(index: number) {
  const random = seededRandom(index);
  const pick = <Value>(...values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const realm = pick('se', 'de', 'nl', 'fr', 'us');
  const userUid = `family-${index}`;
  const card = pick('good', 'good', 'declined', undefined, undefined, undefined);
  const plans = pick([0], [0], [0, 1]).map((number): SubscriptionRow => {
    const interval = pick('month', 'month', 'year');
    const priceId = `price-${realm}-${number === 0 ? 'library' : 'sign'}-${interval}`;
    const status = pick<SubscriptionRow['status']>('trialing', 'active', 'active', 'past_due');
    const cancelAtPeriodEnd = random() < 0.2;
    const left = Math.floor(random() * 27) + 1;
    // A charge that failed is one of the period that has begun.
    const periodStart = status === 'past_due' ? start - Math.floor(random() * 3) * day : start - Math.floor(random() * 3) * day - day;
    const periodEnd =
      status === 'past_due' ? periodAfter(periodStart, interval, periodStart, zoneOf({ realm })) : start + left * day + number;
    return {
      realm,
      userUid,
      id: `sub-${index}-${number}`,
      priceId,
      pendingPriceId:
        !cancelAtPeriodEnd && status === 'active' && random() < 0.2 ? `price-${realm}-${number === 0 ? 'library' : 'sign'}-month` : null,
      status,
      couponId: pick(null, null, 'SCHOOL50'),
      termsVersion: null,
      cancelAtPeriodEnd,
      cancelAt: null,
      orderedAt: null,
      beginAtOnce: null,
      beforeChange: null,
      timeZone: null,
      startedAt: periodStart,
      trialEnd: status === 'trialing' ? periodEnd : null,
      periodStart,
      periodEnd,
      billingAnchor: status === 'trialing' ? null : pick(periodStart, periodEnd),
      dueAt: status === 'past_due' ? start + (Math.floor(random() * 7) + 1) * day : start,
      tries: status === 'past_due' ? 1 : 0,
      noticesSent: [],
      failure: status === 'past_due' ? 'card_declined' : null,
      endedAt: null,
      endReason: null,
      stoppedAt: null,
      pausedFor: 0,
      pausedPeriodStart: null,
    };
  });
  const [first] = plans;
  const price = first ? periodAmount(first).total : 0;
  // Some balances pay whole periods exactly, others leave a rest.
  const balance = Math.round(price * pick(0, 0, 0.4, 1, 2, 3.5, 6));
  return { realm, userUid, card, plans, balance } as const;
}

describe('what is said of a plan and what the jobs do', () => {
  let sandbox: TestSandbox;
  const families: Family[] = Array.from({ length: 80 }, (_, index) => makeFamily(index + 1));
  const last = start + 400 * day;
  const shardOfFamily = ({ realm }: Family) => sandbox.shards[realm === 'us' ? 'us' : 'eu'];
  /** Returns what is said of each plan at the start, and the moments of the charges that a card paid. */
  async function read() {
    const read = await Promise.all(
      families.map(async (family) => {
        const { engine, tables } = shardOfFamily(family);
        const { paidSubscriptions, invoices } = tables;
        const rows = await engine.database.select().from(paidSubscriptions).where(eq(paidSubscriptions.userUid, family.userUid));
        const means = await readMeans(engine.database, tables, family.userUid);
        const charged = await engine.database
          .select()
          .from(invoices)
          .where(and(eq(invoices.userUid, family.userUid), gt(invoices.amountPaid, invoices.fromBalance)))
          .orderBy(asc(invoices.createdAt));
        return rows.map((row) => {
          const paidByCard = charged.filter(({ subscriptionId }) => subscriptionId === row.id).map(({ createdAt }) => createdAt);
          return [row.id, { body: subscriptionBody(row, means, { now: start }), paidByCard }] as const;
        });
      }),
    );
    return new Map(read.flat());
  }
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite');
    for (const { engine, tables } of [sandbox.shards.eu, sandbox.shards.us])
      await engine.database.update(tables.paidSubscriptions).set({ dueAt: Number.MAX_SAFE_INTEGER });
    for (const family of families) {
      const { realm, userUid, card, plans, balance } = family;
      const { engine, tables } = shardOfFamily(family);
      const cardId = card === undefined ? null : `pm-${userUid}`;
      const number = card === 'good' ? '4242424242424242' : '4000000000000341';
      const customer = { realm, userUid, id: `cus-${userUid}`, providerId: null, defaultPaymentMethod: cardId, hadTrial: true, balance };
      await engine.database.insert(tables.customers).values(customer);
      if (cardId !== null)
        await engine.database
          .insert(tables.paymentMethods)
          .values({ realm, userUid, id: cardId, number, brand: 'visa', expMonth: 12, expYear: 2060, createdAt: start });
      await engine.database.insert(tables.paidSubscriptions).values(plans);
    }
  }, openingTime);
  afterAll(() => sandbox.close());

  test(
    'a plan needs a card, ends and is covered until the days on which its jobs find that',
    async () => {
      const said = await read();
      for (let moment = start; moment <= last; moment += day)
        for (const shard of [sandbox.shards.eu, sandbox.shards.us]) await runDuePayments(shard, moment);
      const found = await read();
      for (const { card, plans } of families)
        for (const { id } of plans) {
          const [before, after] = [said.get(id), found.get(id)];
          if (!before || !after) throw new Error(`There is no plan ${id}.`);
          const context = JSON.stringify({ before, after, card });
          const { card_needed_at: needed, balance_coverage: coverage } = before.body;
          const { end_reason: reason, ends_at: end } = after.body;
          if (before.body.cancel_at_period_end) expect([reason, end], context).toEqual(['requested', before.body.ends_at]);
          else if (needed !== null && Date.parse(needed) <= last)
            expect([reason === 'card_missing' || reason === 'balance_used_up', end], context).toEqual([true, needed]);
          else if (card === 'good') expect(reason, context).toBeNull();
          // The first charge that the balance did not pay alone.
          if (coverage && card === 'good' && Date.parse(coverage.until) <= last)
            expect(after.paidByCard[0] && new Date(after.paidByCard[0]).toISOString(), context).toBe(coverage.until);
        }
    },
    openingTime,
  );
});
