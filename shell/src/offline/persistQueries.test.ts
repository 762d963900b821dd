import { NetworkError, ServiceError } from '@realmkit/openapi';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptRecord, KeptStore } from './keptStore.ts';
import { persisted, persistQueries, standInKey } from './persistQueries.ts';

const noNetwork = () => Promise.reject(new NetworkError('http://services.example/shelf', undefined));

let stored: KeptRecord | undefined;
const store: KeptStore = {
  read: async () => stored,
  write: async (record) => {
    stored = record;
  },
  clear: async () => {
    stored = undefined;
  },
};

/** A page of somebody, on the same device as the pages before it. */
function pageOf(owner: string | undefined) {
  let who = owner;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const { forget } = persistQueries({ queryClient, store, owner: () => who });
  const ask = (answer: () => Promise<unknown>, meta: Record<string, unknown> = persisted, name = 'shelf') =>
    queryClient.fetchQuery({ queryKey: [name], queryFn: answer, meta }).catch(() => undefined);
  return {
    ask,
    forget,
    become: (next: string | undefined) => {
      who = next;
    },
    drop: () => queryClient.removeQueries({ queryKey: ['shelf'] }),
    shown: () => queryClient.getQueryData(['shelf']),
    standsIn: () => (queryClient.getQueryData<readonly string[]>(standInKey) ?? []).length > 0,
  };
}

const written = () => vi.waitFor(() => expect(stored).toBeDefined());

beforeEach(() => {
  stored = undefined;
});

test('the last answer is there on the next page that finds no network', async () => {
  await pageOf('astrid').ask(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.ask(noNetwork);
  await vi.waitFor(() => expect(page.shown()).toEqual(['book-1']));
});

test('a page knows that a kept answer stands in, until the platform answers', async () => {
  await pageOf('astrid').ask(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  expect(page.standsIn()).toBe(false);
  await page.ask(noNetwork);
  await vi.waitFor(() => expect(page.standsIn()).toBe(true));
  await page.ask(async () => 'of another service', persisted, 'services');
  expect(page.standsIn()).toBe(true);
  await page.ask(async () => ['book-1', 'book-2']);
  expect(page.standsIn()).toBe(false);
});

test('an answer that stands in and is dropped from memory is no longer said to', async () => {
  await pageOf('astrid').ask(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.ask(noNetwork);
  await vi.waitFor(() => expect(page.standsIn()).toBe(true));
  page.drop();
  expect(page.standsIn()).toBe(false);
});

test('after a logout nothing is said to stand in', async () => {
  await pageOf('astrid').ask(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.ask(noNetwork);
  await vi.waitFor(() => expect(page.standsIn()).toBe(true));
  await page.forget();
  expect(page.standsIn()).toBe(false);
});

test('a refusal by the service is no missing network', async () => {
  await pageOf('astrid').ask(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.ask(() => Promise.reject(new ServiceError(403, 'forbidden', 'No.')));
  await page.ask(() => Promise.reject(new ServiceError(404, 'not_found', 'No.')));
  expect(page.shown()).toBeUndefined();
});

test('nobody is given what another person read, and it is removed', async () => {
  await pageOf('astrid').ask(async () => ['book-1']);
  await written();
  const page = pageOf('bo');
  await page.ask(noNetwork);
  await vi.waitFor(() => expect(stored).toBeUndefined());
  expect(page.shown()).toBeUndefined();
});

test('nothing is kept of the one somebody acts as, nor of other queries', async () => {
  vi.useFakeTimers();
  await pageOf(undefined).ask(async () => ['book-1']);
  await pageOf('astrid').ask(async () => ['users'], {});
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(stored).toBeUndefined();
});

test('after a logout nothing is left, not even of an answer that was being written', async () => {
  vi.useFakeTimers();
  const page = pageOf('astrid');
  await page.ask(async () => ['book-1']);
  page.become(undefined);
  await page.forget();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(stored).toBeUndefined();
});

test('an answer that comes after the logout is not kept', async () => {
  vi.useFakeTimers();
  const page = pageOf('astrid');
  await page.ask(async () => {
    page.become(undefined);
    await page.forget();
    return ['book-1'];
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(stored).toBeUndefined();
});
