import { eq } from 'drizzle-orm';
import { shardOf } from '../../../access/serviceShard.ts';
import type { Realm } from '../../../database/realms.ts';
import type { TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

/** A mail as the sandbox lists it. */
interface ListedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly link: string | null;
}

/** The good test card, and one that is saved but declined. */
export const testCards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0341' } as const;

/** Resets a realm and the clock, and returns its demo guardian, who has no plan yet, with calls of the payment service. */
export async function openFamily(sandbox: TestSandbox, realm: Realm) {
  const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
  await control('clock', { reset: true });
  await control('reset', { realm });
  const { engine, tables } = shardOf(sandbox.shards, realm);
  const { paidSubscriptions } = tables;
  // The demo subscription would be charged for each month since the seed.
  await engine.database.update(paidSubscriptions).set({ dueAt: Number.MAX_SAFE_INTEGER }).where(eq(paidSubscriptions.realm, realm));
  let token = await tokenOf(sandbox.app, realm, 'guardian');
  const call = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/payment${path}`, { token, json, headers: { 'X-Country': realm } });
  const uid = `${realm}-user-4`;
  return {
    uid,
    call,
    control,
    /** Logs in again, for a token that the time or a deletion has ended. */
    logIn: async () => {
      token = await tokenOf(sandbox.app, realm, 'guardian');
    },
    account: (method: string, path: string, json?: unknown): Promise<Reply> => ask(sandbox.app, method, `/account${path}`, { token, json }),
    async pass(days: number) {
      await control('clock', { advance: days * 86_400 });
      token = await tokenOf(sandbox.app, realm, 'guardian');
    },
    async saveCard(number: string = testCards.good) {
      const { body } = await call('POST', '/client-secret');
      const card = { card: { number, exp_month: 12, exp_year: 2040 } };
      const { body: confirmed } = await control(`card-provider/intents/${body.setupIntent.client_secret}/confirm`, card);
      await call('PUT', '/me', { invoice_settings: { default_payment_method: confirmed.intent.payment_method } });
    },
    subscribe: (price: string, more: object = {}): Promise<Reply> =>
      call('POST', '/subscriptions', { priceId: `price-${realm}-${price}`, ...more }),
    invoices: async () => (await call('GET', '/invoices')).body.data,
    held: async () => (await call('GET', '/subscriptions')).body.data,
    async page(id: string): Promise<string> {
      return (await call('GET', `/invoices/${id}/file`)).body;
    },
    /** Returns all mails of the realm, the newest first. */
    mails: async (): Promise<ListedMail[]> => (await ask(sandbox.app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body.data,
    textOf: async ({ id }: ListedMail): Promise<string> => (await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}?as=text`)).body,
    htmlOf: async ({ id }: ListedMail): Promise<string> => (await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}`)).body,
    /** What staff do to the account. */
    byStaff: async (method: string, path = ''): Promise<number> =>
      (
        await ask(sandbox.app, method, `/customer-management/${realm === 'us' ? 'us' : 'eu'}/users/${uid}${path}`, {
          token: await tokenOf(sandbox.app, realm, 'superuser'),
        })
      ).status,
  };
}
