import { realms } from '@realmkit/design-system';
import type { Shell } from '@realmkit/shell';
import { createFakeShell } from '@realmkit/shell/testing';
import { describe, expect, test } from 'vitest';
import { expectStatus, orderCalls, paymentCalls, readInvoicePage, readServiceConfiguration } from './paymentCalls.ts';
import {
  endedSubscriptionsQuery,
  invoicesQuery,
  orderPreviewQuery,
  planChangeQuery,
  previewQuery,
  productsQuery,
  subscriptionsQuery,
} from './paymentQueries.ts';

type Call = (shell: Shell) => Promise<unknown>;

/** Has whatever any of the calls reads from its response. */
const body = {
  orderId: 'order_1',
  setupIntent: { client_secret: 'seti_1_secret' },
  paymentIntent: { client_secret: 'pi_1_secret', amount: 2697, currency: 'gbp' },
  paymentMethods: { data: [] },
  data: [],
};

/** Returns for each call whether it succeeded, or the name of its error, if the service responds with a status. */
async function outcomes(calls: Readonly<Record<string, Call>>, status: number): Promise<Readonly<Record<string, string>>> {
  const answer = () => (status === 204 ? new Response(null, { status }) : Response.json(body, { status }));
  const shell = await createFakeShell({ answer });
  const results = Object.entries(calls).map(async ([name, call]) => {
    const outcome = await call(shell).then(
      () => 'succeeded',
      (error: Error) => error.name,
    );
    return [name, outcome] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

const all = (calls: Readonly<Record<string, Call>>, outcome: string) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, outcome]));

const others = (expected: number) => [200, 201, 202, 203, 204].filter((status) => status !== expected);

const newOrder = { priceId: 'price-uk-gift', quantity: 1, name: 'Maja Holm', email: 'maja@example.com', message: '' };

test.each(realms)('the calls of the payment service carry the country of the realm %s', async (realm) => {
  const countries: (string | null)[] = [];
  const answer = (request: Request) => {
    countries.push(request.headers.get('X-Country'));
    return Response.json(body, { status: request.method === 'GET' ? 200 : 201 });
  };
  const shell = await createFakeShell({ realm, answer });
  await paymentCalls(shell).getCustomer();
  await paymentCalls(shell).createClientSecret('key-1');
  await orderCalls(shell).create(newOrder, 'key-2');
  await shell.queryClient.fetchQuery(productsQuery(shell));
  expect(countries).toEqual([realm, realm, realm, realm]);
});

describe('the expected status of a call', () => {
  test('the creation of a client secret or an order succeeds only with 201', async () => {
    const creations: Record<string, Call> = {
      'client secret': (shell) => paymentCalls(shell).createClientSecret('key-1'),
      order: (shell) => orderCalls(shell).create(newOrder, 'key-1'),
      subscription: (shell) => paymentCalls(shell).subscribe({ priceId: 'price-uk-library-month' }, 'key-1'),
    };
    expect(await outcomes(creations, 201)).toEqual(all(creations, 'succeeded'));
    for (const status of others(201)) expect(await outcomes(creations, status)).toEqual(all(creations, 'UnexpectedStatusError'));
  });

  test('a read succeeds only with 200', async () => {
    const fetched = (query: (shell: Shell) => { readonly queryKey: readonly unknown[] }): Call => {
      return (shell) => shell.queryClient.fetchQuery({ ...query(shell), retry: false });
    };
    const reads: Record<string, Call> = {
      customer: (shell) => paymentCalls(shell).getCustomer(),
      cards: (shell) => paymentCalls(shell).listPaymentMethods(),
      order: (shell) => orderCalls(shell).read('order_1'),
      configuration: readServiceConfiguration,
      products: fetched(productsQuery),
      subscriptions: fetched(subscriptionsQuery),
      'ended subscriptions': fetched(endedSubscriptionsQuery),
      invoices: fetched(invoicesQuery),
      'order preview': fetched((shell) => orderPreviewQuery(shell, 'price-uk-gift', 1)),
      'subscription preview': fetched((shell) => previewQuery(shell, 'price-uk-library-month', undefined)),
      'change of plan': fetched((shell) => planChangeQuery(shell, 'sub_1', 'price-uk-library-year')),
    };
    expect(await outcomes(reads, 200)).toEqual(all(reads, 'succeeded'));
    const withFile = { ...reads, file: (shell: Shell) => readInvoicePage(shell, 'in_1') };
    for (const status of others(200)) expect(await outcomes(withFile, status)).toEqual(all(withFile, 'UnexpectedStatusError'));
  });

  test('a deletion succeeds only with 204', async () => {
    const deletions: Record<string, Call> = {
      'all cards': (shell) => paymentCalls(shell).deletePaymentMethods(),
      'one card': (shell) => paymentCalls(shell).deletePaymentMethod('pm_1'),
    };
    expect(await outcomes(deletions, 204)).toEqual(all(deletions, 'succeeded'));
    for (const status of others(204)) expect(await outcomes(deletions, status)).toEqual(all(deletions, 'UnexpectedStatusError'));
  });

  test('an error response passes the status check and is left to the error handling', () => {
    const refused = { data: {}, response: new Response(null, { status: 409 }) };
    expect(expectStatus(201, refused)).toBe(refused);
  });

  test('every call of the payment service names the one status with which it succeeds', () => {
    const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const calls = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/(expectStatus\(\s*\d{3},\s*)?await [\w.]*\bpayment\.(?:GET|POST|PUT|DELETE)\('([^']+)'/g)].map(
        ([, status, path]) => ({ call: `${file} ${path}`, isChecked: status !== undefined }),
      ),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter(({ isChecked }) => !isChecked).map(({ call }) => call)).toEqual([]);
  });
});
