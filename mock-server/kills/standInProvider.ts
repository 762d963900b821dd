import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { simulatedCards } from '../src/platform/domains/billing/cards/provider/simulatedCards.ts';

/** A charge or a refund in the provider's book. */
interface Booked {
  readonly id: string;
  readonly amount: number;
}

/** The provider's own book, which no kill of a sandbox touches: one entry for each idempotency key. */
export interface ProviderBook {
  readonly url: string;
  readonly charges: ReadonlyMap<string, Booked>;
  /** The refunds, with the id of the charge that each gives back. */
  readonly refunds: ReadonlyMap<string, Booked>;
  close(): void;
}

/** The longest time between an entry in the book and its answer, in milliseconds. */
const slowestAnswer = 40;

/** Serves a card provider of this process; `booked` is called when a charge has been made and its answer is still to come. */
export async function serveProvider(booked: () => void): Promise<ProviderBook> {
  const books = { charges: new Map<string, Booked>(), refunds: new Map<string, Booked>() };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { key, amount, id }: { key: string; amount: number; id?: string } = JSON.parse(text);
    const book = request.url === '/charges' ? books.charges : books.refunds;
    const entry = book.get(key) ?? { id: id ?? `pi_${book.size + 1}`, amount };
    book.set(key, entry);
    if (book === books.charges) booked();
    await delay(Math.random() * slowestAnswer);
    response.end(JSON.stringify(entry));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The provider has no port.');
  return { url: `http://127.0.0.1:${bound.port}`, ...books, close: () => server.close() };
}

/** Creates the adapter of a provider that {@link serveProvider} serves, in whichever process. */
export function standInCards(url: string): typeof simulatedCards {
  const send = async (path: string, body: object): Promise<Booked> =>
    (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  return (shard) => ({
    ...simulatedCards(shard),
    charge: async (_customer, { key, amount }) => ({ charge: (await send('/charges', { key, amount })).id }),
    async refund(charge, amount, key) {
      await send('/refunds', { key, amount, id: charge });
    },
  });
}
