import { rmSync } from 'node:fs';
import { type Row, ratioRow } from '../../scripts/bench/row.ts';
import { hashPassword, isPassword } from '../src/platform/access/passwords.ts';
import { createSandbox } from '../src/platform/sandbox/sandbox.ts';
import { copySeed } from '../src/platform/sandbox/testing/seedFolder.ts';
import { ask, exchange, signInAs } from '../src/platform/sandbox/testing/visitor.ts';
import { compareCalls } from './load.ts';

/** Compares a log-in with the derivation of its hash alone, which no log-in can do without. */
export const name = 'logins';

const password = 'en-lang-mening';

/** Measures an account with a hash of its own: for the demo accounts, whose password is public, no key is derived. */
export async function run(): Promise<Row[]> {
  const folder = await copySeed();
  const { app, close } = await createSandbox({ data: { folder } });
  const email = 'maja.holm@example.se';
  const { status } = await ask(app, 'POST', '/account/register', {
    json: { firstname: 'Maja', lastname: 'Holm', email, password, country: 'se' },
  });
  if (status !== 201) throw new Error(`The account was not made: ${status}.`);
  const hash = await hashPassword(password);
  const rates = await compareCalls(
    {
      ours: async () => Response.json((await exchange(app, 'se', await signInAs(app, 'se', email, {}, password))).body),
      peer: async () => Response.json(await isPassword(password, hash)),
    },
    { rounds: 3, seconds: 3 },
  );
  await close();
  rmSync(folder, { recursive: true });
  return [
    ratioRow(
      'log-ins with a hash of their own until the tokens are there, on PGlite, against the hash alone',
      rates.ours,
      rates.peer,
      'per processor second',
      0.4,
    ),
  ];
}
