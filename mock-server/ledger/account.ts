import { monthsAfter } from './calendar.ts';
import { type Country, type coupons, giftWorth, markets, type PlanName, periodPrice, rounded, taxWithin } from './markets.ts';

const day = 86_400_000;
/** "The first subscription of a customer begins with 14 days of trial." (contract, createSubscription) */
const trial = 14 * day;
/** The days between the attempts of a charge that failed; after the last one the subscription ends. (0017's mails: three reminders) */
const waits = [3 * day, 5 * day, 7 * day];
/** The mail before the end of a trial, or before an end for want of a card. */
const notice = 3 * day;
/** "35 days before the charge of another year a mail names its sum. It comes once, and again if the sum changes." (0084) */
const renewalNotice = 35 * day;
/** "In de and nl a renewed year ends one month after the cancellation." (0084) */
const countriesWithNotice: readonly Country[] = ['de', 'nl'];

/** A card: one that pays, one that is declined at every charge but its first check, or one whose bank always asks. */
export type Card = 'pays' | 'declines' | 'asks';

type Coupon = keyof typeof coupons;

/** An invoice as the ledger expects it. */
export interface Invoice {
  readonly kind: 'invoice' | 'credit_note';
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
  /** The moment of its order, by which it is the same subscription after a change. */
  readonly since: number;
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
  /** The earlier end of a renewed year that was cancelled. */
  endsEarly: number | undefined;
  /** Whether this period followed another paid one by itself. */
  renewed: boolean;
  /** The end that the last mail about a missing card named. */
  warnedOf: number | undefined;
  /** The sum that the last mail about the renewal of a year named. */
  announced: number | undefined;
  /** Whether the days before this period's end have begun, with their mail where one was due. */
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
  /** The subscription that has used the coupon that counts once. */
  private usedWelcome: number | undefined;

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
    if (coupon === 'WELCOME20' && this.usedWelcome !== undefined) return { status: 400 };
    const amount = periodPrice(this.country, name, coupon);
    if (!this.card && this.split(amount).fromCard > 0) return { status: 402 };
    const end = this.hadTrial ? this.after(now, name, now) : now + trial;
    const plan: Plan = {
      since: now,
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
      endsEarly: undefined,
      renewed: false,
      warnedOf: undefined,
      announced: undefined,
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
    if (coupon === 'WELCOME20') this.usedWelcome = plan.since;
    this.mails.push(now);
    return { status: 201, charged: plan.invoice?.due ?? 0 };
  }

  /** "During a trial only the price changes … less the unused days, the present one among them … any other follows." (contract, changePlan) */
  change(now: number, name: PlanName): Outcome {
    const { plan } = this;
    if (!plan) return { status: 404 };
    if (plan.state === 'past_due') return { status: 409 };
    if (plan.name === name && plan.next === undefined && !plan.ends) return { status: 409 };
    const full = periodPrice(this.country, name, plan.coupon);
    const worth = plan.invoice ? plan.invoice.due + plan.invoice.credit : 0;
    const isOther = plan.name !== name;
    if (isOther && plan.state !== 'trialing' && full > worth) return this.changeNow(now, plan, name, full, worth);
    Object.assign(plan, { ends: false, endsEarly: undefined, next: undefined });
    if (isOther && plan.state === 'trialing') plan.name = name;
    else if (isOther) plan.next = name;
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

  /** Cancels the plan: "In the last month of a renewed year the year itself is the earlier end." (0084) */
  cancel(now: number): void {
    const { plan, country } = this;
    if (!plan) return;
    const early = monthsAfter(markets[country].zone, now, 1, now);
    const hasNotice = countriesWithNotice.includes(country) && plan.state === 'active' && plan.renewed && plan.name.endsWith('year');
    if (!plan.ends && hasNotice && early < plan.end) plan.endsEarly = early;
    Object.assign(plan, { ends: true, next: undefined });
    this.mails.push(now);
  }

  keep(): void {
    if (this.plan) Object.assign(this.plan, { ends: false, endsEarly: undefined });
  }

  /** Sends the mails that an act has made due. */
  settleMails(now: number): void {
    if (!this.plan) return;
    this.tell(this.plan, now);
    this.announce(this.plan, now);
  }

  /**
   * "An open invoice keeps its sum; a coupon put on then counts from the next period." (contract, applyCoupon) One that counts once "is used for good when
   * another has replaced it, and may come back to its own subscription" (0080).
   */
  useCoupon(coupon: Coupon): number {
    if (coupon === 'WELCOME20' && this.usedWelcome !== undefined && this.usedWelcome !== this.plan?.since) return 400;
    if (!this.plan) return 404;
    if (coupon === 'WELCOME20') this.usedWelcome = this.plan.since;
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
    return 200;
  }

  /** Lives through everything that falls due until a moment. */
  liveTo(now: number): void {
    for (;;) {
      const { plan } = this;
      if (!plan) return;
      const due = this.nextDue(plan);
      if (due > now) return;
      if (plan.state === 'past_due' || plan.ends || plan.reported) this.meetEnd(plan, due);
      else {
        this.tell(plan, due);
        this.announce(plan, due);
      }
    }
  }

  /** Returns the moment of what the plan does next by itself. */
  private nextDue(plan: Plan): number {
    if (plan.state === 'past_due') return plan.retry;
    if (plan.ends) return plan.endsEarly ?? plan.end;
    if (plan.reported) return plan.end;
    return plan.end - (this.isToAnnounce(plan) ? renewalNotice : notice);
  }

  private isToAnnounce(plan: Plan): boolean {
    const name = plan.next ?? plan.name;
    return (
      plan.state === 'active' &&
      !plan.ends &&
      name.endsWith('year') &&
      plan.announced !== periodPrice(this.country, name, plan.coupon) &&
      this.isPayable(plan)
    );
  }

  private announce(plan: Plan, at: number): void {
    if (at < plan.end - renewalNotice || !this.isToAnnounce(plan)) return;
    plan.announced = periodPrice(this.country, plan.next ?? plan.name, plan.coupon);
    this.mails.push(at);
  }

  /** Sends the mail before the end of a period where one is due: the end of a trial, or that nothing pays for the next one. */
  private tell(plan: Plan, at: number): void {
    if (plan.ends || plan.state === 'past_due' || at < plan.end - notice) return;
    const isPayable = this.isPayable(plan);
    const isReported = isPayable ? plan.state !== 'trialing' || plan.reported : plan.warnedOf === plan.end;
    plan.reported = true;
    if (isReported) return;
    if (!isPayable) plan.warnedOf = plan.end;
    this.mails.push(at);
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
    const renewed = plan.state === 'active';
    Object.assign(plan, {
      name,
      next: undefined,
      renewed,
      announced: undefined,
      start: plan.end,
      end: this.after(plan.end, name, plan.anchor),
    });
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
    if (plan.invoice?.status === 'open') this.cancelInvoice(plan.invoice, at);
    else if (plan.invoice && plan.endsEarly !== undefined) this.giveBack(plan, plan.invoice, at);
    this.plan = undefined;
    this.mails.push(at);
  }

  /** "It is void where it cancels an invoice that has a number and was never paid." (0090) */
  private cancelInvoice(invoice: Invoice, at: number): void {
    invoice.status = 'void';
    this.invoices.push({ ...invoice, kind: 'credit_note', created: at });
  }

  /** "The unused days are given back on the day when it ends" (0084), to the card until its part is whole, then to the balance (0086). */
  private giveBack(plan: Plan, invoice: Invoice, at: number): void {
    const due = creditOf(plan, invoice.due, at);
    const card = invoice.due - invoice.fromBalance;
    const fromBalance = due - Math.min(due, card);
    const taxed = (sum: number, balance: number) => (markets[this.country].addsTax ? sum : sum - balance);
    const whole = taxed(invoice.due, invoice.fromBalance);
    const tax = whole === 0 ? 0 : rounded(invoice.tax * taxed(due, fromBalance), whole);
    this.balance += fromBalance;
    this.invoices.push({ ...invoice, kind: 'credit_note', status: 'refunded', due, credit: 0, fromBalance, tax, created: at });
    this.mails.push(at);
  }

  private changeNow(now: number, plan: Plan, name: PlanName, full: number, worth: number): Outcome {
    const credit = creditOf(plan, worth, now);
    const changed: Plan = {
      ...plan,
      name,
      next: undefined,
      ends: false,
      endsEarly: undefined,
      renewed: false,
      announced: undefined,
      start: now,
      end: this.after(now, name, now),
      anchor: now,
      reported: false,
    };
    const invoice = this.charge(changed, now, full - credit, credit);
    if (invoice.status === 'open') return { status: 402 };
    this.invoices.push(invoice);
    this.plan = { ...changed, invoice };
    this.mails.push(now, now);
    return { status: 200, charged: invoice.due };
  }

  private charge(plan: Plan, at: number, due: number, credit: number): Invoice {
    const invoice: Invoice = {
      kind: 'invoice',
      status: 'open',
      due,
      credit,
      fromBalance: 0,
      tax: taxWithin(this.country, due),
      created: at,
      start: plan.start,
      end: plan.end,
    };
    this.settle(invoice);
    return invoice;
  }

  /** Pays an invoice: gift money first, then the card; returns whether it was paid. "While it is open, its tax is that of the whole sum." (0089) */
  private settle(invoice: Invoice): boolean {
    const { fromBalance, fromCard } = this.split(invoice.due);
    if (fromCard > 0 && this.card !== 'pays') return false;
    this.balance -= fromBalance;
    Object.assign(invoice, { status: 'paid', fromBalance, tax: this.taxOf(invoice.due, fromCard) });
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
