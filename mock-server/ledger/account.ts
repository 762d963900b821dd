import { monthsAfter } from './calendar.ts';
import { type Country, type coupons, giftWorth, markets, type PlanName, periodPrice, rounded, taxWithin } from './markets.ts';

const day = 86_400_000;
/** "The first subscription of a customer begins with 14 days of trial." (contract, createSubscription) */
const trial = 14 * day;
/** The days between the attempts of a charge that failed; after the last one the subscription ends. (0017's mails: three reminders) */
const waits = [3 * day, 5 * day, 7 * day];
/** The mail before the end of a trial, or before an end for want of a card. */
const notice = 3 * day;

/** A card: one that pays, one that is declined at every charge but its first check, or one whose bank always asks. */
export type Card = 'pays' | 'declines' | 'asks';

type Coupon = keyof typeof coupons;

/** An invoice as the ledger expects it. */
export interface Invoice {
  status: 'paid' | 'open' | 'void' | 'refunded';
  readonly due: number;
  readonly credit: number;
  fromBalance: number;
  tax: number;
  readonly created: number;
  readonly start: number | null;
  readonly end: number | null;
}

/** A running plan. */
interface Plan {
  name: PlanName;
  next: PlanName | undefined;
  coupon: Coupon | undefined;
  state: 'trialing' | 'active' | 'past_due';
  start: number;
  end: number;
  /** The moment whose day of the month its charges keep. */
  anchor: number;
  /** The next attempt of a charge that failed. */
  retry: number;
  tries: number;
  ends: boolean;
  /** Whether the mail before this period's end was sent. */
  reported: boolean;
  /** The invoice of the present period; undefined in a trial. */
  invoice: Invoice | undefined;
}

/** What came of an act: the status of its answer, and the sum that was charged at once. */
interface Outcome {
  readonly status: number;
  readonly charged?: number;
}

/** The books of one family, kept by the sentences of the contract and the records alone. */
export class Account {
  readonly country: Country;
  balance = 0;
  card: Card | undefined;
  plan: Plan | undefined;
  readonly invoices: Invoice[] = [];
  /** The moments of all mails about money. */
  readonly mails: number[] = [];
  private hadTrial = false;
  private usedWelcome = false;

  constructor(country: Country) {
    this.country = country;
  }

  /** Returns the next charge of the plan, as pages show it before; undefined where there is none. */
  nextCharge() {
    const { plan } = this;
    if (!plan || plan.ends) return undefined;
    const open = plan.state === 'past_due' ? plan.invoice : undefined;
    const amount = open?.due ?? periodPrice(this.country, plan.next ?? plan.name, plan.coupon);
    const { fromBalance, fromCard } = this.split(amount);
    return { at: open ? plan.retry : plan.end, amount, fromBalance, tax: this.taxOf(amount, fromCard) };
  }

  order(now: number, name: PlanName, coupon: Coupon | undefined): Outcome {
    if (this.plan?.name === name || this.plan?.next === name) return { status: 409 };
    if (coupon === 'WELCOME20' && this.usedWelcome) return { status: 400 };
    const amount = periodPrice(this.country, name, coupon);
    if (!this.card && this.split(amount).fromCard > 0) return { status: 402 };
    const end = this.hadTrial ? this.after(now, name, now) : now + trial;
    const plan: Plan = {
      name,
      next: undefined,
      coupon,
      state: this.hadTrial ? 'active' : 'trialing',
      start: now,
      end,
      anchor: this.hadTrial ? now : end,
      retry: 0,
      tries: 0,
      ends: false,
      reported: false,
      invoice: undefined,
    };
    if (this.hadTrial) {
      const invoice = this.charge(plan, now, amount, 0);
      if (invoice.status === 'open') return { status: 402 };
      this.invoices.push(invoice);
      this.mails.push(now);
      plan.invoice = invoice;
    }
    this.plan = plan;
    this.hadTrial = true;
    this.usedWelcome ||= coupon === 'WELCOME20';
    this.mails.push(now);
    return { status: 201, charged: plan.invoice?.due ?? 0 };
  }

  /** "During a trial only the price changes … less the unused days, the present one among them … any other follows." (contract, changePlan) */
  change(now: number, name: PlanName): Outcome {
    const { plan } = this;
    if (!plan) return { status: 404 };
    if (plan.state === 'past_due') return { status: 409 };
    if (plan.name === name && plan.next === undefined && !plan.ends) return { status: 409 };
    plan.ends = false;
    plan.next = undefined;
    if (plan.name !== name) {
      const full = periodPrice(this.country, name, plan.coupon);
      const worth = plan.invoice ? plan.invoice.due + plan.invoice.credit : 0;
      if (plan.state === 'trialing') plan.name = name;
      else if (full <= worth) plan.next = name;
      else return this.changeNow(now, plan, name, full, worth);
    }
    this.mails.push(now);
    return { status: 200, charged: 0 };
  }

  /** Returns what a change would charge now. */
  previewChange(now: number, name: PlanName): number {
    const { plan } = this;
    if (!plan?.invoice || plan.name === name) return 0;
    const worth = plan.invoice.due + plan.invoice.credit;
    const full = periodPrice(this.country, name, plan.coupon);
    return full <= worth ? 0 : full - creditOf(plan, worth, now);
  }

  cancel(now: number): void {
    if (!this.plan) return;
    this.plan.ends = true;
    this.plan.next = undefined;
    this.mails.push(now);
  }

  keep(now: number): void {
    if (!this.plan) return;
    this.plan.ends = false;
    this.tell(this.plan, now);
  }

  /** "An open invoice keeps its sum; a coupon put on then counts from the next period." (contract, applyCoupon) */
  useCoupon(coupon: Coupon): number {
    if (!this.plan) return 404;
    if (coupon === 'WELCOME20' && this.usedWelcome && this.plan.coupon !== coupon) return 400;
    this.usedWelcome ||= coupon === 'WELCOME20';
    this.plan.coupon = coupon;
    return 200;
  }

  redeem(): void {
    this.balance += giftWorth(this.country);
  }

  removeCard(): number {
    if (!this.card) return 404;
    if (this.plan && !this.plan.ends) return 409;
    this.card = undefined;
    return 204;
  }

  pay(now: number): number {
    const { plan } = this;
    if (!plan) return 404;
    if (plan.state !== 'past_due' || !plan.invoice) return 200;
    if (!this.settle(plan.invoice)) return 402;
    Object.assign(plan, { state: 'active', tries: 0, reported: false });
    this.mails.push(now);
    this.tell(plan, now);
    return 200;
  }

  /** Lives through everything that falls due until a moment. */
  liveTo(now: number): void {
    for (;;) {
      const { plan } = this;
      if (!plan) return;
      const due = plan.state === 'past_due' ? plan.retry : plan.reported ? plan.end : plan.end - notice;
      if (due > now) return;
      if (plan.state === 'past_due' || plan.reported) this.meetEnd(plan, due);
      else {
        this.tell(plan, due);
        plan.reported = true;
      }
    }
  }

  /** Sends the mail before the end of a period where one is due: the end of a trial, or that nothing pays for the next one. */
  private tell(plan: Plan, at: number): void {
    if (plan.ends || plan.state === 'past_due' || at < plan.end - notice) return;
    if (!this.isPayable(plan) || (plan.state === 'trialing' && !plan.reported)) this.mails.push(at);
  }

  private isPayable(plan: Plan): boolean {
    return this.card !== undefined || this.split(periodPrice(this.country, plan.next ?? plan.name, plan.coupon)).fromCard === 0;
  }

  /** Meets the end of a period, or the next attempt of a charge: the plan ends, is charged, or fails to be. */
  private meetEnd(plan: Plan, at: number): void {
    const open = plan.state === 'past_due' ? plan.invoice : undefined;
    if (plan.ends || (!open && !this.isPayable(plan))) this.end(plan, at);
    else if (open ? this.settle(open) : this.renew(plan, at)) {
      Object.assign(plan, { state: 'active', tries: 0, reported: false });
      this.mails.push(at);
    } else this.fail(plan, at);
  }

  /** Charges the next period; returns whether it was paid. */
  private renew(plan: Plan, at: number): boolean {
    const name = plan.next ?? plan.name;
    Object.assign(plan, { name, next: undefined, start: plan.end, end: this.after(plan.end, name, plan.anchor) });
    plan.invoice = this.charge(plan, at, periodPrice(this.country, name, plan.coupon), 0);
    this.invoices.push(plan.invoice);
    return plan.invoice.status === 'paid';
  }

  private fail(plan: Plan, at: number): void {
    const wait = waits[plan.tries];
    if (wait === undefined) this.end(plan, at);
    else {
      Object.assign(plan, { state: 'past_due', retry: at + wait, tries: plan.tries + 1 });
      this.mails.push(at);
    }
  }

  private end(plan: Plan, at: number): void {
    if (plan.invoice?.status === 'open') plan.invoice.status = 'void';
    this.plan = undefined;
    this.mails.push(at);
  }

  private changeNow(now: number, plan: Plan, name: PlanName, full: number, worth: number): Outcome {
    const credit = creditOf(plan, worth, now);
    const changed: Plan = { ...plan, name, start: now, end: this.after(now, name, now), anchor: now, reported: false };
    const invoice = this.charge(changed, now, full - credit, credit);
    if (invoice.status === 'open') return { status: 402 };
    this.invoices.push(invoice);
    this.plan = { ...changed, invoice };
    this.mails.push(now, now);
    return { status: 200, charged: invoice.due };
  }

  private charge(plan: Plan, at: number, due: number, credit: number): Invoice {
    const { fromCard } = this.split(due);
    const invoice: Invoice = {
      status: 'open',
      due,
      credit,
      fromBalance: 0,
      tax: this.taxOf(due, fromCard),
      created: at,
      start: plan.start,
      end: plan.end,
    };
    this.settle(invoice);
    return invoice;
  }

  /** Pays an invoice: gift money first, then the card; returns whether it was paid. */
  private settle(invoice: Invoice): boolean {
    const { fromBalance, fromCard } = this.split(invoice.due);
    if (fromCard > 0 && this.card !== 'pays') return false;
    this.balance -= fromBalance;
    invoice.status = 'paid';
    invoice.fromBalance = fromBalance;
    return true;
  }

  /** "Where the card's part would be below the smallest amount, the balance pays so much less." (0083) */
  private split(due: number): { readonly fromBalance: number; readonly fromCard: number } {
    const { least } = markets[this.country];
    const rest = due - Math.min(due, this.balance);
    const fromCard = rest > 0 && rest < least ? Math.min(due, least) : rest;
    return { fromBalance: due - fromCard, fromCard };
  }

  /** "The tax of gift money stands on the sale of the card." (0089) */
  private taxOf(due: number, fromCard: number): number {
    return taxWithin(this.country, markets[this.country].addsTax ? due : fromCard);
  }

  private after(start: number, name: PlanName, anchor: number): number {
    return monthsAfter(markets[this.country].zone, start, name.endsWith('year') ? 12 : 1, anchor);
  }
}

/** "The unused days of the present period, this day among them, are taken off its price." (contract, changePlan) */
function creditOf({ start, end }: Plan, worth: number, now: number): number {
  const days = Math.round((end - start) / day);
  return rounded(worth * Math.min(days, Math.ceil((end - now) / day)), days);
}
