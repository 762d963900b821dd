import { operationsOf, readContract } from '@realmkit/contract-engine';
import { contractNames } from '@realmkit/contract-engine/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, type TestRequest, tokenOf } from '../sandbox/testing/visitor.ts';
import { networkOf } from './rateLimits.ts';

/** What somebody at an address sends to a limited operation, for the given time. */
interface Call {
  readonly path: string;
  readonly method?: string;
  /** The user who is logged in. */
  readonly user?: string;
  readonly request?: (time: number) => TestRequest;
  /** Seconds before each call: a mail that was just sent is not sent again. */
  readonly pause?: number;
  /** Who is not concerned when this caller is limited: another client, or another account. */
  readonly other: { readonly address?: string; readonly user?: string };
}

const email = 'maja.holm@example.se';
const registration = (time: number) => ({
  firstname: 'Maja',
  lastname: 'Holm',
  email: `sign.up.${time}@example.se`,
  password: 'en-lang-mening',
  country: 'se',
});
const order = { priceId: 'price-se-gift', quantity: 1, name: 'Maja', email, message: '' };
const elsewhere = { address: '192.0.2.2' };

/** Every operation that a contract allows to answer 429. */
const calls: Readonly<Record<string, Call>> = {
  signInWithCredentials: {
    path: `/auth/v1/authorize?${authorizeQuery('se').query}`,
    request: () => ({ form: { username: 'teacher', password: 'wrong' } }),
    other: elsewhere,
  },
  changeMyPassword: {
    path: '/account/me/password',
    method: 'PUT',
    user: 'teacher',
    request: () => ({ json: { currentPassword: 'guessed-it', password: 'en-lang-mening' } }),
    // Counted for the login: what others try on the account does not hold it.
    other: { user: 'guardian' },
  },
  requestPasswordReset: { path: '/account/password/requestReset', request: () => ({ json: { email, country: 'se' } }), other: elsewhere },
  requestEmailValidation: { path: '/account/email/requestValidation', user: 'consumer', pause: 61, other: elsewhere },
  changeMyEmail: {
    path: '/account/me/email',
    method: 'PUT',
    user: 'consumer',
    request: (time) => ({ json: { email: `to.confirm.${time}@example.se` } }),
    other: elsewhere,
  },
  resendEmailValidation: { path: '/account/email/resendValidation', request: () => ({ json: { email, country: 'se' } }), other: elsewhere },
  restoreMe: {
    path: '/account/me/restore',
    request: () => ({ json: { username: 'gone', password: 'guessed-it', country: 'se' } }),
    other: elsewhere,
  },
  sendPasswordReset: { path: '/control-panel/v1/guardians/4/passwordReset', user: 'schooladmin', other: { user: 'superuser' } },
  register: { path: '/account/register', request: (time) => ({ json: registration(time) }), other: elsewhere },
  createOrder: { path: '/payment/order', request: () => ({ json: order }), other: elsewhere },
  redeemGiftCard: {
    path: '/payment/gift-cards/redemptions',
    user: 'guardian',
    request: (time) => ({ json: { code: `GIFT-SE-0000-000${time}` } }),
    other: { user: 'consumer' },
  },
  applyCoupon: {
    path: '/payment/subscription-coupon/none',
    user: 'guardian',
    request: (time) => ({ json: { couponId: `GUESS${time}` } }),
    other: { user: 'consumer' },
  },
  createSubscription: {
    path: '/payment/subscriptions',
    user: 'guardian',
    request: (time) => ({ json: { priceId: 'price-se-library-month', couponId: `GUESS${time}` } }),
    other: { user: 'consumer' },
  },
  previewSubscription: {
    path: '/payment/subscription-preview?priceId=price-se-library-month&couponId=GUESS',
    method: 'GET',
    user: 'guardian',
    other: { user: 'consumer' },
  },
};

const most = 3;

describe.each(serviceDatabases)('limits on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    const limits = {
      failuresPerAccount: most,
      emailsPerAsker: most,
      emailsPerRecipient: 2 * most,
      emailRequestsPerAddress: most,
      signUpsPerAddress: most,
      ordersPerAddress: most,
      wrongCodesPerAccount: most,
    };
    sandbox = await openTestSandbox(kind, { trust: { proxies: 1 }, limits });
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => void (await ask(sandbox.app, 'DELETE', '/__sandbox/rate-limits')));

  const logins = new Map<string, Promise<string>>();
  const loginOf = (user: string) => logins.get(user) ?? logins.set(user, tokenOf(sandbox.app, 'se', user)).get(user);
  const send = async ({ path, method = 'POST', user, pause, request = () => ({}) }: Call, time: number, address = '192.0.2.1') => {
    if (pause !== undefined) await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: pause } });
    const { headers, ...rest } = request(time);
    const token = user === undefined ? undefined : await loginOf(user);
    return ask(sandbox.app, method, path, { token, ...rest, headers: { 'X-Country': 'se', 'X-Forwarded-For': address, ...headers } });
  };
  const mailsTo = async (recipient: string) => {
    const { data } = (await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=se')).body;
    return data.filter((mail: { recipient: string }) => mail.recipient === recipient).length;
  };

  test('every operation that may answer 429 is called here', () => {
    const limited = contractNames.flatMap((name) =>
      operationsOf(readContract(name), true)
        .filter(({ responses }) => responses.has(429))
        .map(({ id }) => id),
    );
    expect(Object.keys(calls).sort()).toEqual(limited.sort());
  });

  test.each(Object.entries(calls))('%s answers 429 with Retry-After after its limit, and only to whom it concerns', async (_name, call) => {
    for (let time = 0; time < most; time++) expect((await send(call, time)).status).not.toBe(429);
    const refused = await send(call, most);
    expect([refused.status, refused.body.name]).toEqual([429, 'TooManyRequestsError']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { user = call.user, address } = call.other;
    expect((await send({ ...call, ...(user !== undefined && { user }) }, most + 1, address)).status).not.toBe(429);
  });

  test('a stranger who asks for another person’s mails uses up their own limit, not that of the owner', async () => {
    const recipient: string = (await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'se', 'teacher') })).body
      .email;
    const ask5 = { path: '/account/password/requestReset', request: () => ({ json: { email: recipient, country: 'se' } }), other: {} };
    const before = await mailsTo(recipient);
    for (let time = 0; time < 5; time++) await send(ask5, time, '192.0.2.66');
    expect(await mailsTo(recipient)).toBe(before + most);
    expect((await send(ask5, 0, '192.0.2.1')).status).toBe(204);
    expect(await mailsTo(recipient)).toBe(before + most + 1);
  });

  test('what many ask for is held back in silence, for known and unknown addresses alike', async () => {
    const recipient: string = (await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'se', 'teacher') })).body
      .email;
    const before = await mailsTo(recipient);
    for (const to of [recipient, 'nobody@example.se'])
      for (let time = 0; time < 3 * most; time++) {
        const call = { path: '/account/password/requestReset', request: () => ({ json: { email: to, country: 'se' } }), other: {} };
        expect((await send(call, time, `192.0.2.${time}`)).status).toBe(204);
      }
    expect(await mailsTo(recipient)).toBe(before + 2 * most);
  });

  test.each(['/payment/withdrawals', '/payment/contract-cancellations'])(
    '%s takes every declaration and holds back the mail only',
    async (path) => {
      const realm = path.endsWith('withdrawals') ? 'se' : 'de';
      const declared = async () => (await ask(sandbox.app, 'GET', `/__sandbox/declarations?realm=${realm}`)).body.data.length;
      const before = await declared();
      const json = { name: 'Maja Holm', email: `declares@example.${realm}` };
      for (let time = 0; time < 2 * most; time++)
        expect((await send({ path, request: () => ({ json, headers: { 'X-Country': realm } }), other: {} }, time)).status).toBe(202);
      expect(await declared()).toBe(before + 2 * most);
      const { data } = (await ask(sandbox.app, 'GET', `/__sandbox/mails?realm=${realm}`)).body;
      expect(data.filter(({ recipient }: { recipient: string }) => recipient === json.email)).toHaveLength(most);
    },
  );
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['se-user-4', 'se-user-4'],
])('the limit of %s is that of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
