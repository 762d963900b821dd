import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eq, isNotNull, ne } from 'drizzle-orm';
import type { SandboxData } from '../src/platform/sandbox/options.ts';
import { createSandbox, type Sandbox } from '../src/platform/sandbox/sandbox.ts';
import { tokenOf } from '../src/platform/sandbox/testing/visitor.ts';
import { chargeTimes, endSeededPlans, orderOf, payAs } from './families.ts';
import { type ProviderBook, serveProvider, standInCards } from './standInProvider.ts';

const writer = fileURLToPath(new URL('./chargeWriter.ts', import.meta.url));
/** The longest time between a charge and the kill that it causes, in milliseconds. */
const latestKill = 60;

/** Returns what is different in the provider's book and in the invoices. */
async function differencesIn({ shards }: Sandbox, { charges, refunds }: ProviderBook): Promise<string[]> {
  const { engine, tables } = shards.eu;
  const { invoices, chargeIntents, providerTasks, customers } = tables;
  const rows = await engine.database.select().from(invoices).where(isNotNull(invoices.charge));
  const open = await engine.database.select().from(chargeIntents).where(eq(chargeIntents.status, 'open'));
  const untold = await engine.database.select().from(providerTasks).where(ne(providerTasks.kind, 'detach'));
  const balances = await engine.database.select().from(customers).where(ne(customers.balance, 0));
  const paid = new Map(rows.map((row) => [row.charge, row]));
  const refunded = new Map([...refunds.values()].map(({ id, amount }) => [id, amount]));
  return [
    ...(paid.size === rows.length ? [] : ['a charge has two invoices']),
    ...[...charges.values()]
      .filter(({ id, amount }) => paid.get(id)?.amountPaid !== amount)
      .map(({ id }) => `${id} was charged without its invoice`),
    ...rows
      .filter(({ charge }) => ![...charges.values()].some(({ id }) => id === charge))
      .map(({ number }) => `${number} is paid without a charge`),
    ...rows
      .filter(({ charge, status }) => (status === 'refunded') !== refunded.has(charge ?? ''))
      .map(({ number }) => `${number} differs in its refund`),
    ...open.map(({ key }) => `${key} is still open`),
    ...untold.filter(({ doneAt }) => doneAt === null).map(({ key }) => `${key} was not told`),
    ...balances.map(({ userUid }) => `${userUid} has a balance`),
  ];
}

/** What the kills have led to, by the provider's book. */
interface KilledCharges {
  readonly charges: number;
  readonly refunds: number;
  readonly repeated: number;
  readonly differences: readonly string[];
}

/**
 * Kills a sandbox that charges families, again and again, at random moments after a charge is in the provider's book. After each kill, the jobs of the next
 * start run and the orders that were under way are repeated. Returns what is different then in the book and in the invoices.
 */
export async function killCharges(data: SandboxData, rounds: number): Promise<KilledCharges> {
  let booked: () => void = () => undefined;
  const provider = await serveProvider(() => booked());
  const cards = standInCards(provider.url);
  const seeded = await createSandbox({ data, cards, chargeTimes });
  await endSeededPlans(seeded);
  await seeded.close();
  const differences: string[] = [];
  let repeated = 0;
  for (let round = 1; round <= rounds; round++) {
    const child = spawn(process.execPath, [writer, JSON.stringify(data), provider.url], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    let left = 1 + Math.floor(Math.random() * 60);
    booked = () => {
      left -= 1;
      if (left === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * latestKill);
    };
    let last = '';
    for await (const line of createInterface({ input: child.stdout })) last = line;
    await ended;
    booked = () => undefined;
    const sandbox = await createSandbox({ data, cards, chargeTimes });
    await sandbox.runJobs();
    if (last !== '') {
      const token = await tokenOf(sandbox.app, 'se', 'guardian');
      const { status } = await payAs(sandbox, token, '/subscriptions', orderOf, last);
      if (status !== 201) differences.push(`the repeated order ${last} got ${status}`);
      await payAs(sandbox, token, '/withdrawals', { name: 'Maja', email: 'maja@example.se' }, `${last}-withdrawal`);
      repeated += 1;
    }
    await sandbox.runJobs();
    differences.push(...(await differencesIn(sandbox, provider)));
    await sandbox.close();
  }
  provider.close();
  return { charges: provider.charges.size, refunds: provider.refunds.size, repeated, differences };
}
