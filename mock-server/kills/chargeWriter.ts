import { randomUUID } from 'node:crypto';
import { createSandbox } from '../src/platform/sandbox/sandbox.ts';
import { ask, tokenOf } from '../src/platform/sandbox/testing/visitor.ts';
import { addFamilies, chargeTimes, equipGuardian, orderOf, payAs } from './families.ts';
import { standInCards } from './standInProvider.ts';

// The command runs this in its own process and kills it: jobs charge what is due, while a guardian orders and withdraws. The key of each order is printed
// before it is sent.
const [, , data = '{}', provider = ''] = process.argv;
const sandbox = await createSandbox({ data: JSON.parse(data), cards: standInCards(provider), chargeTimes });
const token = await tokenOf(sandbox.app, 'se', 'guardian');
const { body } = await ask(sandbox.app, 'GET', '/account/me', { token });
await equipGuardian(sandbox, body.uid);
await addFamilies(sandbox, 4);

async function order(): Promise<void> {
  for (;;) {
    const key = randomUUID();
    process.stdout.write(`${key}\n`);
    await payAs(sandbox, token, '/subscriptions', orderOf, key);
    await payAs(sandbox, token, '/withdrawals', { name: 'Maja', email: 'maja@example.se' }, `${key}-withdrawal`);
  }
}

await Promise.all([sandbox.runJobs(), order()]);
