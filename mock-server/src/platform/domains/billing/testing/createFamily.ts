import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Realm } from '../../../database/realms.ts';
import { ask, exchange, type Reply, signInAs } from '../../../sandbox/testing/visitor.ts';

/** A family with an account of its own, as it uses the services. */
export interface Family {
  readonly email: string;
  /** Calls the payment service. */
  call(method: string, path: string, json?: unknown): Promise<Reply>;
  /** Calls the account service. */
  account(method: string, path: string): Promise<Reply>;
  /** Saves a card and charges it from now on. */
  saveCard(number: string): Promise<void>;
  /** Buys gift cards and returns their codes. */
  buyGiftCards(quantity: number): Promise<string[]>;
  /** Returns the texts of its mails, the newest first. */
  mails(): Promise<string[]>;
  /** Returns an invoice as a page. */
  invoicePage(id: string): Promise<string>;
}

const password = 'une-longue-phrase';

/** Registers a family over the API. Its tokens are renewed as the clock moves. */
export async function createFamily(app: Hono, realm: Realm, timeZone?: string): Promise<Family> {
  const email = `family-${randomUUID()}@example.com`;
  const json = { firstname: 'Maja', lastname: 'Holm', email, password, country: realm, ...(timeZone && { time_zone: timeZone }) };
  const { status } = await ask(app, 'POST', '/account/register', { json });
  if (status !== 201) throw new Error(`The registration of ${realm} was answered with ${status}.`);
  let held: { readonly token: string; readonly now: string } | undefined;
  /** Returns an access token, a new one whenever the clock has moved. */
  const token = async (): Promise<string> => {
    const { now } = (await ask(app, 'GET', '/__sandbox/clock')).body;
    if (!held || Math.abs(Date.parse(now) - Date.parse(held.now)) > 1_800_000)
      held = { token: (await exchange(app, realm, await signInAs(app, realm, email, {}, password))).body.access_token, now };
    return held.token;
  };
  const headers = { 'X-Country': realm };
  const call = async (method: string, path: string, body?: unknown): Promise<Reply> =>
    ask(app, method, `/payment${path}`, { token: await token(), json: body, headers });
  const confirm = (secret: string, number: string): Promise<Reply> =>
    ask(app, 'POST', `/__sandbox/card-provider/intents/${secret}/confirm`, { json: { card: { number, exp_month: 12, exp_year: 2040 } } });
  const mailsTo = async (): Promise<{ readonly id: string; readonly codes: readonly string[] }[]> => {
    const { data } = (await ask(app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body;
    return data.filter(({ recipient }: { recipient: string }) => recipient === email);
  };
  const textOf = async (id: string): Promise<string> =>
    (await ask(app, 'GET', `/__sandbox/mails/${id}?as=text`)).body.replaceAll(/\s/g, ' ');
  return {
    email,
    call,
    account: async (method, path) => ask(app, method, `/account${path}`, { token: await token() }),
    async saveCard(number) {
      const { setupIntent } = (await call('POST', '/client-secret')).body;
      const { intent } = (await confirm(setupIntent.client_secret, number)).body;
      await call('PUT', '/me', { invoice_settings: { default_payment_method: intent.payment_method } });
    },
    async buyGiftCards(quantity) {
      const order = { priceId: `price-${realm}-gift`, quantity, name: 'Maja Holm', email, message: '' };
      const { orderId, paymentIntent } = (await call('POST', '/order', order)).body;
      await confirm(paymentIntent.client_secret, '4242424242424242');
      await call('GET', `/order/${orderId}`);
      const texts = await Promise.all((await mailsTo()).map(({ id }) => textOf(id)));
      return [...new Set(texts.flatMap((text) => [...text.matchAll(/GIFT-[A-Z]{2}(?:-[A-Z0-9]{4}){3}/g)].map(([code]) => code)))];
    },
    mails: async () => Promise.all((await mailsTo()).map(({ id }) => textOf(id))),
    invoicePage: async (id) => (await call('GET', `/invoices/${id}/file`)).body.replaceAll(/\s/g, ' '),
  };
}
