// `npm run test:kills [-- ROUNDS]`: kills a sandbox that writes to its folder, again and again, repeats with its key each write that was under way, and prints
// how many acknowledged writes were lost and how many writes were done twice; then does the same to one that charges families, and prints what is different in the
// card provider's own book and in the invoices. Exits with 1 where there is any.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../src/platform/sandbox/sandbox.ts';
import { copySeed } from '../src/platform/sandbox/testing/seedFolder.ts';
import { tokenOf } from '../src/platform/sandbox/testing/visitor.ts';
import { createGroup } from './createGroup.ts';
import { killCharges } from './killCharges.ts';

const rounds = Number(process.argv[2] ?? 20);
const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));
const folder = await copySeed();
const acknowledged = new Set<string>();
let repeated = 0;

/** Starts a writer, kills it after a number of acknowledged writes, and returns the keys of those that were under way. */
async function kill(round: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, folder, `kill-${round}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const sent = new Set<string>();
  const writesBefore = acknowledged.size + 1 + Math.floor(Math.random() * 60);
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, key = ''] = line.split(' ');
    if (what === 'sent') sent.add(key);
    else acknowledged.add(key);
    if (acknowledged.size >= writesBefore) child.kill('SIGKILL');
  }
  await ended;
  return [...sent].filter((key) => !acknowledged.has(key));
}

/** Opens the data as the next start does, and sends the writes again that were under way. */
async function repeat(keys: readonly string[]): Promise<void> {
  const { app, close } = await createSandbox({ data: { folder } });
  const token = await tokenOf(app, 'se', 'superuser');
  for (const key of keys) {
    const { status } = await createGroup(app, token, key);
    if (status !== 201) throw new Error(`The repeated write ${key} got ${status}.`);
    acknowledged.add(key);
    repeated += 1;
  }
  await close();
}

/** Returns how often each of the groups is stored. */
async function countGroups(): Promise<Map<string, number>> {
  const { shards, close } = await createSandbox({ data: { folder } });
  const { engine, tables } = shards.eu;
  const counts = new Map<string, number>();
  for (const { name } of await engine.database.select({ name: tables.groups.name }).from(tables.groups))
    if (name.startsWith('kill-')) counts.set(name, (counts.get(name) ?? 0) + 1);
  await close();
  return counts;
}

for (let round = 1; round <= rounds; round++) await repeat(await kill(round));
const counts = await countGroups();
const lost = [...acknowledged].filter((key) => !counts.has(key)).length;
const doubled = [...counts.values()].filter((count) => count > 1).length;
process.stdout.write(`${rounds} kills, ${acknowledged.size} writes, ${repeated} of them repeated: ${lost} lost, ${doubled} doubled\n`);
const { charges, refunds, repeated: orders, differences } = await killCharges({ folder }, rounds);
rmSync(folder, { recursive: true });
process.stdout.write(
  `${rounds} kills, ${charges} charges, ${refunds} refunds, ${orders} orders repeated: ${differences.length} differences\n`,
);
for (const difference of differences) process.stdout.write(`${difference}\n`);
process.exitCode = lost + doubled + differences.length > 0 ? 1 : 0;
