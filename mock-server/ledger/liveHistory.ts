import type { Hono } from 'hono';
import { ask } from '../src/sandbox/testing/visitor.ts';
import { createFamily, type Family } from '../src/services/payment/testing/createFamily.ts';
import type { Act, History } from './histories.ts';
import { Ledger } from './oracle/Ledger.ts';
import type { Country, Plan } from './oracle/money.ts';

const cards = { good: '4242424242424242', declining: '4000000000000341' } as const;
const priceId = (country: Country, { product, interval }: Plan): string => `price-${country}-${product}-${interval}`;

/** Returns what a family has by the ledger, as {@link stateOf} reads it from the service. */
function expectedState(ledger: Ledger) {
  const { held, country } = ledger;
  const next = ledger.nextCharge();
  const iso = (moment: number) => new Date(moment).toISOString();
  return {
    balance: Number(ledger.balance),
    plan: held && {
      status: held.status,
      priceId: priceId(country, held.plan),
      end: iso(held.end),
      next: next && { at: iso(next.at), amount: Number(next.due), tax: Number(next.tax), from_balance: Number(next.fromBalance) },
    },
    invoices: ledger.invoices.map(({ status, due, fromBalance, tax, credit, start, end }) => ({
      status,
      due: Number(due),
      paid: status === 'paid' ? Number(due) : 0,
      fromBalance: Number(fromBalance),
      tax: Number(tax),
      credit: Number(credit),
      start: iso(start),
      end: iso(end),
    })),
  };
}

/** Reads what a family has from the service. */
async function stateOf(family: Family): Promise<ReturnType<typeof expectedState>> {
  const running = (await family.call('GET', '/subscriptions')).body.data;
  const [plan] = running.length > 0 ? running : (await family.call('GET', '/subscriptions?status=canceled')).body.data;
  const invoices: Record<string, never>[] = (await family.call('GET', '/invoices')).body.data;
  const next = plan?.next_charge;
  return {
    balance: (await family.call('GET', '/me')).body.balance,
    plan: plan && {
      status: plan.status,
      priceId: plan.items[0].priceId,
      end: plan.current_period_end,
      next: next && { at: next.at, amount: next.amount, tax: next.tax, from_balance: next.from_balance },
    },
    invoices: invoices
      .filter(({ subscription }) => subscription !== null)
      .map(({ status, amount_due, amount_paid, from_balance, tax, credit, period_start, period_end }) => ({
        ...{ status, due: amount_due, paid: amount_paid, fromBalance: from_balance, tax, credit },
        ...{ start: period_start, end: period_end },
      }))
      .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start)),
  } as ReturnType<typeof expectedState>;
}

/** Does an act at the service and in the ledger; what the service must refuse is left out. Returns what differed, if something did. */
async function act(family: Family, ledger: Ledger, id: string, { kind, ...more }: Act): Promise<string | undefined> {
  const { held, country } = ledger;
  if (!held) return undefined;
  const runs = held.status !== 'canceled';
  if (kind === 'redeem') {
    const [code] = await family.buyGiftCards(1);
    await family.call('POST', '/gift-cards/redemptions', { code });
    ledger.redeem();
  } else if (kind === 'card' && 'card' in more) {
    await family.saveCard(cards[more.card]);
    ledger.card = more.card;
  } else if (kind === 'coupon' && runs) {
    await family.call('POST', `/subscription-coupon/${id}`, { couponId: 'SCHOOL50' });
    held.coupon = 'SCHOOL50';
  } else if ((kind === 'cancel' || kind === 'keep') && runs) {
    await family.call('PUT', `/subscriptions/${id}`, { cancel_at_period_end: kind === 'cancel' });
    if (kind === 'cancel') ledger.cancel();
    else held.ends = false;
  } else if (kind === 'pay' && held.status === 'past_due') {
    const { status } = await family.call('POST', `/subscriptions/${id}/payments`);
    if ((status === 200) !== ledger.payOpen()) return `the payment was answered with ${status}`;
  } else if (kind === 'change' && 'plan' in more && runs && held.status !== 'past_due') {
    const requested = priceId(country, more.plan);
    if (requested === priceId(country, held.plan) && !held.following && !held.ends) return undefined;
    const { body: preview } = await family.call('GET', `/subscriptions/${id}/plan-change-preview?priceId=${requested}`);
    const amount: number = preview.charge_now?.amount ?? 0;
    const now = Date.parse(preview.charge_now?.at ?? preview.starts_at);
    const charge = ledger.changeTo(more.plan, now);
    if (amount !== Number(charge?.due ?? 0n) || preview.credit !== Number(charge?.credit ?? 0n))
      return `the preview of ${requested} named ${amount} less ${preview.credit}, and not ${charge?.due} less ${charge?.credit}`;
    const changed = await family.call('POST', `/subscriptions/${id}/plan-changes`, { priceId: requested, amount });
    const [latest] = (await family.call('GET', '/invoices')).body.data;
    const at = charge && changed.status === 200 ? Date.parse(latest.period_start) : now;
    if ((changed.status === 200) !== ledger.change(more.plan, at)) return `the change to ${requested} was answered with ${changed.status}`;
  }
  return undefined;
}

/** Lives a history against the services; returns the first difference from the ledger, or undefined. */
export async function liveHistory(app: Hono, { country, begins, plan, coupon, steps }: History): Promise<string | undefined> {
  const clock = (json: object) => ask(app, 'POST', '/__sandbox/clock', { json });
  await clock({ now: begins });
  const family = await createFamily(app, country);
  const ledger = new Ledger(country);
  await family.saveCard(cards.good);
  const order = { priceId: priceId(country, plan), ...(coupon !== null && { couponId: coupon }) };
  const { body: ordered } = await family.call('POST', '/subscriptions', order);
  ledger.subscribe(plan, coupon, Date.parse(ordered.trial_end));
  for (const [index, step] of steps.entries()) {
    await clock({ advance: step.hours * 3600 });
    ledger.advance(Date.parse((await ask(app, 'GET', '/__sandbox/clock')).body.now));
    const difference = await act(family, ledger, ordered.id, step.act);
    const [found, expected] = [await stateOf(family), expectedState(ledger)].map((state) => JSON.stringify(state, null, 1));
    if (difference !== undefined || found !== expected)
      return `After step ${index + 1} (${JSON.stringify(step)}): ${difference ?? ''}\nThe service: ${found}\nThe ledger: ${expected}`;
  }
  return undefined;
}
