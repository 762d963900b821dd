import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { periodAfter } from '../../../prices/periods.ts';
import { openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { readMeans } from '../balance/readMeans.ts';
import { subscriptionBody } from '../bodies.ts';
import { periodAmount, type SubscriptionRow } from '../charges.ts';
import { runDuePayments } from '../runDuePayments.ts';

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
    const periodEnd = status === 'past_due' ? periodAfter(periodStart, interval, periodStart) : start + left * day + number;
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
  const families: Family[] = Array.from({ length: 120 }, (_, index) => makeFamily(index + 1));
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite');
    for (const { realm, userUid, card, plans, balance } of families) {
      const { engine, tables } = sandbox.shards[realm === 'us' ? 'us' : 'eu'];
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
      for (const { realm, userUid, card, plans } of families) {
        const shard = sandbox.shards[realm === 'us' ? 'us' : 'eu'];
        const { engine, tables } = shard;
        const read = async () => {
          const rows = await engine.database.select().from(tables.paidSubscriptions).where(eq(tables.paidSubscriptions.userUid, userUid));
          const means = await readMeans(engine.database, tables, userUid);
          return new Map(rows.map((row) => [row.id, subscriptionBody(row, means, start)]));
        };
        const said = await read();
        for (let moment = start; moment < start + 400 * day; moment += day) await runDuePayments(shard, moment, userUid);
        const found = await read();
        const invoices = await engine.database.select().from(tables.invoices).where(eq(tables.invoices.userUid, userUid));
        for (const { id } of plans) {
          const [before, after] = [said.get(id), found.get(id)];
          const context = JSON.stringify({ before, after, card });
          if (!before || !after) throw new Error(`There is no plan ${id}.`);
          const last = new Date(start + 399 * day).toISOString();
          if (before.cancel_at_period_end) expect([after.end_reason, after.ends_at], context).toEqual(['requested', before.ends_at]);
          else if (before.card_needed_at !== null && before.card_needed_at <= last)
            expect([['card_missing', 'balance_used_up'].includes(after.end_reason ?? ''), after.ends_at], context).toEqual([
              true,
              before.card_needed_at,
            ]);
          else if (card === 'good') expect(after.end_reason, context).toBeNull();
          // The first charge that the balance did not pay alone, whoever paid it.
          const { balance_coverage: coverage } = before;
          if (coverage && card === 'good' && coverage.until <= last) {
            const ofPlan = invoices
              .filter(({ subscriptionId }) => subscriptionId === id)
              .toSorted((one, other) => one.createdAt - other.createdAt);
            const withCard = ofPlan.find(({ amountPaid, fromBalance }) => amountPaid > fromBalance);
            expect(withCard && new Date(withCard.createdAt).toISOString(), context).toBe(coverage.until);
          }
        }
      }
    },
    openingTime,
  );
});
