import { monthsAfter } from './days.ts';
import { type Country, giftWorth, type Plan, periodPrice, taxOf, unusedWorth } from './money.ts';

const day = 86_400_000;

/** An invoice as the ledger expects it. Sums are in the smallest unit. */
interface LedgerInvoice {
  status: 'paid' | 'open' | 'void';
  readonly due: bigint;
  fromBalance: bigint;
  tax: bigint;
  readonly credit: bigint;
  readonly start: number;
  readonly end: number;
}

/** A subscription as the ledger expects it. */
interface LedgerPlan {
  plan: Plan;
  following: Plan | null;
  coupon: string | null;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  ends: boolean;
  start: number;
  end: number;
  anchor: number;
  /** The months from the anchor to the end of the period. */
  months: number;
  dueAt: number;
  tries: number;
}

const monthsOf = ({ interval }: Plan): number => (interval === 'year' ? 12 : 1);

/** What a family pays and has, by the contract, the decisions and the law; it knows nothing of the services. */
export class Ledger {
  balance = 0n;
  card: 'good' | 'declining' = 'good';
  held: LedgerPlan | undefined;
  invoices: LedgerInvoice[] = [];
  readonly country: Country;

  constructor(country: Country) {
    this.country = country;
  }

  /** Begins the first subscription. Shell §9: it has a trial of 14 days, and its end is the anchor. */
  subscribe(plan: Plan, coupon: string | null, trialEnd: number): void {
    this.held = {
      plan,
      coupon,
      following: null,
      status: 'trialing',
      ends: false,
      start: trialEnd - 14 * day,
      end: trialEnd,
      anchor: trialEnd,
      months: 0,
      dueAt: trialEnd,
      tries: 0,
    };
  }

  /** Redeems a gift card. */
  redeem(): void {
    this.balance += giftWorth(this.country);
  }

  /** Cancels. What ends is followed by no other plan. */
  cancel(): void {
    if (this.held) Object.assign(this.held, { ends: true, following: null });
  }

  /** Does what has come due until a moment, in order. */
  advance(now: number): void {
    while (this.held && this.held.status !== 'canceled' && this.held.dueAt <= now) this.comeDue(this.held);
  }

  /** Returns the next charge. Contract, `Subscription.next_charge`: none once it is cancelled; an open invoice keeps its sum. */
  nextCharge(): { readonly at: number; readonly due: bigint; readonly fromBalance: bigint; readonly tax: bigint } | null {
    const { held } = this;
    if (!held || held.status === 'canceled' || held.ends) return null;
    const due = this.open?.due ?? periodPrice(this.country, held.following ?? held.plan, held.coupon);
    return { at: held.dueAt, due, ...this.split(due) };
  }

  /** Pays the open invoice; returns whether the charge succeeds. */
  payOpen(): boolean {
    const { held, open } = this;
    if (!held || !open || !this.pay(open)) return false;
    Object.assign(held, { status: 'active', dueAt: held.end, tries: 0 });
    return true;
  }

  /**
   * Returns what a change of plan charges now. Decision 0017: in a trial only the price changes; a plan whose period costs more than what was paid for the
   * present one starts at once, less the unused days; any other follows at the end of the period.
   */
  changeTo(plan: Plan, now: number): { readonly due: bigint; readonly credit: bigint } | undefined {
    const { held } = this;
    if (!held || held.status === 'trialing') return undefined;
    const paid = this.invoices.findLast(({ start, status }) => start === held.start && status === 'paid');
    const worth = paid ? paid.due + paid.credit : 0n;
    const price = periodPrice(this.country, plan, held.coupon);
    if (price <= worth || same(plan, held.plan)) return undefined;
    const credit = unusedWorth(worth, held.start, held.end, now);
    return { due: price - credit, credit };
  }

  /** Changes the plan at a moment; returns whether the charge, if there is one, succeeds. */
  change(plan: Plan, now: number): boolean {
    const { held } = this;
    if (!held) return false;
    const charge = this.changeTo(plan, now);
    if (!charge) {
      const atOnce = held.status === 'trialing' || same(plan, held.plan);
      Object.assign(held, atOnce ? { plan, following: null } : { following: plan }, { ends: false });
      return true;
    }
    const invoice = this.bill(charge.due, charge.credit, now, monthsAfter(this.country, now, monthsOf(plan)));
    if (!this.pay(invoice)) return false;
    this.invoices.push(invoice);
    Object.assign(held, {
      plan,
      following: null,
      ends: false,
      start: now,
      anchor: now,
      months: monthsOf(plan),
      end: invoice.end,
      dueAt: invoice.end,
    });
    return true;
  }

  get open(): LedgerInvoice | undefined {
    return this.invoices.find(({ status }) => status === 'open');
  }

  /** Contract, `customer.balance`: it is used before the card is charged. */
  private split(due: bigint): { readonly fromBalance: bigint; readonly tax: bigint } {
    const fromBalance = due < this.balance ? due : this.balance;
    return { fromBalance, tax: taxOf(this.country, due, fromBalance) };
  }

  private bill(due: bigint, credit: bigint, start: number, end: number): LedgerInvoice {
    return { status: 'open', due, credit, start, end, fromBalance: 0n, tax: taxOf(this.country, due, 0n) };
  }

  /** Pays an invoice, which else stays as it is. A declined card leaves the balance alone. */
  private pay(invoice: LedgerInvoice): boolean {
    const { fromBalance, tax } = this.split(invoice.due);
    if (invoice.due > fromBalance && this.card === 'declining') return false;
    this.balance -= fromBalance;
    Object.assign(invoice, { status: 'paid', fromBalance, tax });
    return true;
  }

  /** Renews, tries again or ends. A failed charge is tried again after 3, 5 and 7 days; then the subscription ends, and its open invoice is cancelled. */
  private comeDue(held: LedgerPlan): void {
    const at = held.dueAt;
    if (!held.ends && !this.open) {
      const plan = held.following ?? held.plan;
      const months = held.months + monthsOf(plan);
      const end = monthsAfter(this.country, held.anchor, months);
      this.invoices.push(this.bill(periodPrice(this.country, plan, held.coupon), 0n, held.end, end));
      Object.assign(held, { plan, following: null, start: held.end, end, months });
    }
    const wait = [3, 5, 7][held.tries];
    if (!held.ends && this.payOpen()) return;
    if (held.ends || wait === undefined) this.end(held);
    else Object.assign(held, { status: 'past_due', dueAt: at + wait * day, tries: held.tries + 1 });
  }

  private end(held: LedgerPlan): void {
    held.status = 'canceled';
    if (this.open) this.open.status = 'void';
  }
}

const same = (one: Plan, other: Plan): boolean => one.product === other.product && one.interval === other.interval;
