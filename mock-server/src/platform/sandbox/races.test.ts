import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { databaseKinds } from './testing/databaseKinds.ts';
import { openingTime, openTestData, type TestData } from './testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, type TestRequest, tokenOf } from './testing/visitor.ts';

const country = { 'X-Country': 'se' };
const password = 'en-lang-mening';
const card = { card: { number: '4242424242424242', exp_month: 12, exp_year: 2040 } };

describe.runIf(databaseKinds.includes('PostgreSQL'))('two processes on one PostgreSQL', () => {
  let data: TestData;
  let one: Sandbox;
  let other: Sandbox;
  beforeAll(async () => {
    data = await openTestData('PostgreSQL');
    [one, other] = await Promise.all([createSandbox({ data: data.data }), createSandbox({ data: data.data })]);
  }, openingTime);
  afterAll(async () => {
    await one.close();
    await other.close();
    await data.drop();
  });

  const send = (method: string, path: string, request?: TestRequest, { app } = one): Promise<Reply> => ask(app, method, path, request);
  /** Sends the same request several times at once, half of them to each process. */
  const race = (times: number, method: string, path: string, request: TestRequest): Promise<Reply[]> =>
    Promise.all(Array.from({ length: times }, (_, index) => send(method, path, request, index % 2 ? one : other)));
  const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();
  const superuser = () => tokenOf(one.app, 'se', 'superuser');
  const totalOf = async (list: string): Promise<number> =>
    (await send('GET', `/customer-management/eu/${list}`, { token: await superuser() })).body.meta.totalItems;

  async function signIn(email: string): Promise<string> {
    const { body } = await exchange(one.app, 'se', await signInAs(one.app, 'se', email, {}, password));
    return body.access_token;
  }
  /** Registers a guardian and returns their token, with a card where `pays` says so. */
  async function guardian(pays = false, email = `${randomUUID()}@example.se`): Promise<string> {
    await send('POST', '/account/register', { json: { firstname: 'Maja', lastname: 'Holm', email, password, country: 'se' } });
    const token = await signIn(email);
    if (!pays) return token;
    const { setupIntent } = (await send('POST', '/payment/client-secret', { token, headers: country })).body;
    const { intent } = (await send('POST', `/__sandbox/card-provider/intents/${setupIntent.client_secret}/confirm`, { json: card })).body;
    const json = { invoice_settings: { default_payment_method: intent.payment_method } };
    await send('PUT', '/payment/me', { token, headers: country, json });
    return token;
  }

  async function orderGift() {
    const json = { priceId: 'price-se-gift', quantity: 1, name: 'Maja', email: `${randomUUID()}@example.se`, message: 'Grattis!' };
    const { body } = await send('POST', '/payment/order', { headers: country, json });
    return {
      recipient: json.email,
      order: `/payment/order/${body.orderId}`,
      confirm: `/__sandbox/card-provider/intents/${body.paymentIntent.client_secret}/confirm`,
    };
  }
  const mailsTo = async (address: string): Promise<{ readonly id: string }[]> =>
    (await send('GET', '/__sandbox/mails?realm=se')).body.data.filter(({ recipient }: { recipient: string }) => recipient === address);

  test('a request that arrives four times with one Idempotency-Key is done once', async () => {
    const name = `Grupp ${randomUUID()}`;
    const request = { token: await superuser(), json: { schoolUid: 'se-school-4', name }, headers: { 'Idempotency-Key': randomUUID() } };
    const replies = await race(4, 'PUT', '/customer-management/eu/groups', request);
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.uid}`)).size).toBe(1);
    expect(await totalOf(`groups?size=1&q=${encodeURIComponent(name)}`)).toBe(1);
  });

  test('of eight people with one user name one is created', async () => {
    const json = { data: { username: `u${Date.now()}`, name: 'Elsa Ström', organizations: [{ id: 4 }], password } };
    const replies = await race(8, 'POST', '/control-panel/v1/students', { token: await superuser(), json });
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('of eight cards that a pupil gets at once the last one replaces the others', async () => {
    const token = await superuser();
    const replies = await race(8, 'POST', '/customer-management/eu/loginCards', { token, json: { userUids: ['se-user-6'] } });
    expect(statusesOf(replies)).toEqual(Array.from({ length: 8 }, () => 201));
    const filters = encodeURIComponent(JSON.stringify({ userUid: 'se-user-6' }));
    const { body } = await send('GET', `/customer-management/eu/loginCards?filters=${filters}`, { token });
    const issued = replies.map((reply) => reply.body.data[0].uid);
    expect(new Set(issued).size).toBe(8);
    expect(issued).toContain(body.data[0].card.uid);
  });

  test('of eight registrations of one address one makes an account', async () => {
    const json = { firstname: 'Maja', lastname: 'Holm', email: `${randomUUID()}@example.se`, password, country: 'se' };
    const replies = await race(8, 'POST', '/account/register', { json });
    expect(new Set(replies.filter(({ status }) => status === 201).map(({ body }) => body.uid)).size).toBe(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await totalOf(`users?size=1&q=${encodeURIComponent(json.email)}`)).toBe(1);
  });

  test('an order that is confirmed six times is paid once and sends one code, which eight requests of two people redeem once', async () => {
    const { recipient, order, confirm } = await orderGift();
    await race(6, 'POST', confirm, { json: card });
    await race(6, 'GET', order, { headers: country });
    const mails = await mailsTo(recipient);
    // The receipt and the gift.
    expect(mails).toHaveLength(2);
    const texts = await Promise.all(mails.map(({ id }) => send('GET', `/__sandbox/mails/${id}?as=text`)));
    const codes = texts.flatMap(({ body }) => [...String(body).matchAll(/gift-card\?code=(\S+)/g)].map(([, code]) => code));
    expect(new Set(codes).size).toBe(1);
    const tokens = [await guardian(), await guardian()];
    const redeemed = await Promise.all(
      tokens.map((token) => race(4, 'POST', '/payment/gift-cards/redemptions', { token, headers: country, json: { code: codes[0] } })),
    );
    expect(statusesOf(redeemed.flat())).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  test('of six subscriptions of one person one is made, and a payment that falls due is charged once', async () => {
    const email = `${randomUUID()}@example.se`;
    const token = await guardian(true, email);
    const subscribed = await race(6, 'POST', '/payment/subscriptions', {
      token,
      headers: country,
      json: { priceId: 'price-se-library-month' },
    });
    expect(subscribed.filter(({ status }) => status === 201)).toHaveLength(1);
    // After the trial, both processes run the jobs that became due, and the person asks both at once.
    await Promise.all([one, other].map((sandbox) => send('POST', '/__sandbox/clock', { json: { advance: 20 * 86_400 } }, sandbox)));
    const later = { token: await signIn(email), headers: country };
    await race(4, 'GET', '/payment/subscriptions', later);
    const invoices = await send('GET', '/payment/invoices', later);
    expect(invoices.body.data).toHaveLength(1);
  });
});
