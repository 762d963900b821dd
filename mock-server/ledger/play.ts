import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { demoPasswordHash } from '../src/platform/access/demoPassword.ts';
import { shardOf } from '../src/platform/access/serviceShard.ts';
import { openTestSandbox, type TestSandbox } from '../src/platform/sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs } from '../src/platform/sandbox/testing/visitor.ts';
import { Account, type Card } from './account.ts';
import type { Act, History } from './histories.ts';
import { markets } from './markets.ts';

const hour = 3_600_000;
const storedFor = 180 * 24 * hour;
const cardNumbers: Readonly<Record<Card, string>> = { pays: '4242424242424242', declines: '4000000000000341', asks: '4000002760003184' };

/** Where the platform and the ledger differ: the family, the act, and what each of them says. */
export interface Difference {
  readonly family: number;
  readonly act: number;
  readonly what: string;
  readonly ledger: unknown;
  readonly platform: unknown;
}

/** What was lived and compared. */
export interface Played {
  readonly differences: readonly Difference[];
  readonly acts: number;
  readonly refused: number;
  readonly charges: number;
  readonly compared: number;
}

/** Lets families live their histories side by side on a new sandbox, and compares each act with the ledger; ends at the first difference. */
export async function play(histories: readonly History[]): Promise<Played> {
  const sandbox = await openTestSandbox('PGlite');
  try {
    return await live(sandbox, histories);
  } finally {
    await sandbox.close();
  }
}

async function live(sandbox: TestSandbox, histories: readonly History[]): Promise<Played> {
  const counts = { acts: 0, refused: 0, compared: 0 };
  const families: Family[] = [];
  for (const [index, { country }] of histories.entries()) families.push(await Family.register(sandbox, country, index));
  const steps = histories
    .flatMap(({ acts }, family) => {
      let at = 0;
      return acts.map((act, index) => {
        at += act.afterHours;
        return { at, family, index, act };
      });
    })
    .toSorted((one, other) => one.at - other.at || one.family - other.family);
  let passed = 0;
  for (const { at, family: number, index, act } of steps) {
    if (at > passed) await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: (at - passed) * 3600 } });
    passed = at;
    const family = families[number];
    if (!family) continue;
    const found = await family.act(act, Date.now() + at * hour);
    counts.acts += 1;
    counts.refused += found.refused ? 1 : 0;
    counts.compared += found.compared;
    const [difference] = found.differences;
    if (difference) return { ...counts, charges: 0, differences: [{ family: number, act: index, ...difference }] };
  }
  const charges = families.reduce((sum, { account }) => sum + account.invoices.filter(({ status }) => status === 'paid').length, 0);
  return { ...counts, charges, differences: await compareNumbers(sandbox) };
}

/** "Numbering per realm 1…n": no gap and no double, over all invoices that are stored. */
async function compareNumbers(sandbox: TestSandbox): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const realm of Object.keys(markets) as (keyof typeof markets)[]) {
    const { engine, tables } = shardOf(sandbox.shards, realm);
    const rows = await engine.database
      .select({ number: tables.invoices.number })
      .from(tables.invoices)
      .where(eq(tables.invoices.realm, realm));
    const numbers = rows.map(({ number }) => Number(number.split('-')[1])).toSorted((one, other) => one - other);
    const wrong = numbers.find((number, index) => number !== index + 1);
    if (wrong !== undefined) differences.push({ family: -1, act: -1, what: `numbers of ${realm}`, ledger: 'each once', platform: wrong });
  }
  return differences;
}

interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly sentAt: number;
}

type Found = Omit<Difference, 'family' | 'act'>;

/** A family of the platform, beside its books. */
class Family {
  readonly account: Account;
  readonly #app: Hono;
  readonly #email: string;
  #token: string | undefined;
  #tokenUntil = 0;
  #found: Found[] = [];
  #compared = 0;
  /** The mails that were compared, by id. */
  readonly #seen = new Set<string>();

  private constructor(app: Hono, account: Account, email: string) {
    this.#app = app;
    this.account = account;
    this.#email = email;
  }

  static async register({ app, shards }: TestSandbox, country: keyof typeof markets, index: number): Promise<Family> {
    const email = `family-${index}@example.org`;
    const names = { firstname: 'Kim', lastname: `Family ${index}` };
    await ask(app, 'DELETE', '/__sandbox/rate-limits');
    const { status, body } = await ask(app, 'POST', '/account/register', {
      json: { ...names, email, password: 'en-lang-mening', country },
    });
    if (status !== 201) throw new Error(`Family ${index} could not register: ${JSON.stringify(body)}`);
    const { engine, tables } = shardOf(shards, country);
    // Hashing takes long on purpose; families log in each time that they do something.
    await engine.database
      .update(tables.credentials)
      .set({ passwordHash: demoPasswordHash })
      .where(eq(tables.credentials.userUid, body.uid));
    return new Family(app, new Account(country), email);
  }

  /** Does one thing at a moment, and compares everything that the platform says with the books. */
  async act({ what }: Act, now: number): Promise<{ differences: readonly Found[]; compared: number; refused: boolean }> {
    this.#found = [];
    this.#compared = 0;
    this.account.liveTo(now);
    await this.#logIn(now);
    const refused = await this.#perform(what, now);
    this.account.settleMails(now);
    await this.#compare(now);
    return { differences: this.#found, compared: this.#compared, refused };
  }

  async #logIn(now: number): Promise<void> {
    if (now < this.#tokenUntil) return;
    const { body } = await exchange(this.#app, this.account.country, await signInAs(this.#app, this.account.country, this.#email));
    this.#token = body.access_token;
    this.#tokenUntil = now + hour / 2;
  }

  #call(method: string, path: string, json?: unknown): Promise<Reply> {
    return ask(this.#app, method, `/payment${path}`, { token: this.#token, headers: { 'X-Country': this.account.country }, json });
  }

  #expect(what: string, ledger: unknown, platform: unknown): void {
    this.#compared += 1;
    if (JSON.stringify(ledger) !== JSON.stringify(platform)) this.#found.push({ what, ledger, platform });
  }

  /** Performs an act; returns whether it was rightly refused. */
  async #perform(what: Act['what'], now: number): Promise<boolean> {
    const { account } = this;
    const id = (await this.#call('GET', '/subscriptions')).body.data[0]?.id ?? 'none';
    const answered = (name: string, expected: number, status: number): boolean => {
      this.#expect(`answer to ${name}`, expected, status);
      return expected >= 400;
    };
    switch (what.kind) {
      case 'order': {
        const priceId = `price-${account.country}-${what.plan}`;
        if (account.plan) return false;
        const json = { priceId, ...(what.coupon && { couponId: what.coupon }) };
        const { status } = await this.#call('POST', '/subscriptions', json);
        return answered('order', account.order(now, what.plan, what.coupon).status, status);
      }
      case 'change': {
        const amount = account.previewChange(now, what.plan);
        const { status } = await this.#call('POST', `/subscriptions/${id}/plan-changes`, {
          priceId: `price-${account.country}-${what.plan}`,
          amount,
        });
        return answered('change', account.change(now, what.plan).status, status);
      }
      case 'coupon':
        return answered(
          'coupon',
          account.useCoupon(what.coupon),
          (await this.#call('POST', `/subscription-coupon/${id}`, { couponId: what.coupon })).status,
        );
      case 'cancel':
      case 'keep': {
        if (!account.plan) return false;
        const { status } = await this.#call('PUT', `/subscriptions/${id}`, { cancel_at_period_end: what.kind === 'cancel' });
        if (what.kind === 'cancel') account.cancel(now);
        else account.keep();
        return answered(what.kind, 200, status);
      }
      case 'pay':
        return answered('pay', account.pay(now), (await this.#call('POST', `/subscriptions/${id}/payments`)).status);
      case 'redeem':
        return answered('redeem', 200, await this.#redeem());
      case 'saveCard':
        await this.#saveCard(what.card);
        account.card = what.card;
        return false;
      case 'removeCard': {
        const { status } = await this.#call('DELETE', '/payment-methods');
        return answered('removeCard', account.card ? account.removeCard() : account.plan && !account.plan.ends ? 409 : 204, status);
      }
      case 'look':
        return false;
    }
  }

  async #saveCard(card: Card): Promise<void> {
    const secret = (await this.#call('POST', '/client-secret')).body.setupIntent.client_secret;
    const typed = { card: { number: cardNumbers[card], exp_month: 12, exp_year: 2045 } };
    let { body } = await ask(this.#app, 'POST', `/__sandbox/card-provider/intents/${secret}/confirm`, { json: typed });
    if (body.intent.status === 'requires_action')
      ({ body } = await ask(this.#app, 'POST', `/__sandbox/card-provider/intents/${secret}/authenticate`, {
        json: { outcome: 'success' },
      }));
    await this.#call('PUT', '/me', { invoice_settings: { default_payment_method: body.intent.payment_method } });
  }

  /** Buys a gift card under another address, and redeems its code. */
  async #redeem(): Promise<number> {
    await ask(this.#app, 'DELETE', '/__sandbox/rate-limits');
    const { country } = this.account;
    const headers = { 'X-Country': country };
    const json = { priceId: `price-${country}-gift`, quantity: 1, name: 'Kim', email: `gift-${this.#email}`, message: '' };
    const { body } = await ask(this.#app, 'POST', '/payment/order', { headers, json });
    const typed = { card: { number: cardNumbers.pays, exp_month: 12, exp_year: 2045 } };
    await ask(this.#app, 'POST', `/__sandbox/card-provider/intents/${body.paymentIntent.client_secret}/confirm`, { json: typed });
    await ask(this.#app, 'GET', `/payment/order/${body.orderId}`, { headers });
    const mails = (await ask(this.#app, 'GET', `/__sandbox/mails/links?realm=${country}`)).body.data;
    const { codes } = mails.find(
      ({ recipient, codes }: { recipient: string; codes: string[] }) => recipient === json.email && codes.length > 0,
    );
    const { status } = await this.#call('POST', '/gift-cards/redemptions', { code: codes[0] });
    this.account.redeem();
    return status;
  }

  async #compare(now: number): Promise<void> {
    const { account } = this;
    const { plan } = account;
    const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
    this.#expect('balance', account.balance, (await this.#call('GET', '/me')).body.balance);
    const [held] = (await this.#call('GET', '/subscriptions')).body.data;
    this.#expect('status', plan?.state, held?.status);
    if (plan && held) {
      const id = (name: string) => `price-${account.country}-${name}`;
      this.#expect('plan', id(plan.name), held.items[0].priceId);
      this.#expect('following plan', plan.next && id(plan.next), held.pending_change?.priceId);
      this.#expect('end of the period', iso(plan.end), held.current_period_end);
      const next = account.nextCharge();
      const { at, amount, tax, from_balance } = held.next_charge ?? {};
      this.#expect('next charge', next && [iso(next.at), next.amount, next.tax, next.fromBalance], at && [at, amount, tax, from_balance]);
    }
    const invoices: readonly Record<string, unknown>[] = (await this.#call('GET', '/invoices')).body.data;
    const known = account.invoices.map((one) => [
      one.kind,
      one.status,
      one.due,
      one.credit,
      one.fromBalance,
      one.tax,
      iso(one.created),
      iso(one.start),
      iso(one.end),
    ]);
    const reported = invoices
      .toReversed()
      .map((one) => [
        one.kind,
        one.status,
        one.amount_due,
        one.credit,
        one.from_balance,
        one.tax,
        one.created,
        one.period_start,
        one.period_end,
      ]);
    this.#expect('number of invoices', known.length, reported.length);
    for (const [index, one] of known.entries()) this.#expect(`invoice ${index + 1}`, one, reported[index]);
    await this.#compareMails(now);
  }

  /** Compares the moments of the mails since the last look, as far as mails are stored: they are erased after 180 days. */
  async #compareMails(now: number): Promise<void> {
    const { body } = await ask(this.#app, 'GET', `/__sandbox/mails?realm=${this.account.country}`);
    const mine: readonly Mail[] = body.data.filter(({ id, recipient }: Mail) => recipient === this.#email && !this.#seen.has(id));
    for (const { id } of mine) this.#seen.add(id);
    const iso = (moments: readonly number[]) =>
      moments.toSorted((one, other) => one - other).map((moment) => new Date(moment).toISOString());
    const known = iso(this.account.mails.splice(0).filter((moment) => moment > now - storedFor));
    this.#expect('mails', known, iso(mine.map(({ sentAt }) => sentAt)));
  }
}
