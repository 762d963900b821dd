import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DatabaseKind } from './databaseKinds.ts';
import { openingTime, openTestSandbox, type TestSandbox } from './testSandbox.ts';
import { ask, tokenOf } from './visitor.ts';

/** A demo pupil, the demo staff who see their submissions, and the superuser. */
export const uids = { superuser: 'se-user-1', schooladmin: 'se-user-2', teacher: 'se-user-3', student: 'se-user-6' } as const;
export type Person = keyof typeof uids;

/** Opens a sandbox for the tests of a block, which each start with the seed data of se and the people logged in. */
export function openStaffSandbox(kind: DatabaseKind) {
  let sandbox: TestSandbox;
  const tokens: Record<Person, string> = { superuser: '', schooladmin: '', teacher: '', student: '' };
  const logIn = async (): Promise<void> => {
    // Whoever cannot log in has the token from before only.
    for (const person of Object.keys(uids) as Person[])
      tokens[person] = await tokenOf(sandbox.app, 'se', person).catch(() => tokens[person]);
  };
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    await logIn();
  });
  return {
    get app() {
      return sandbox.app;
    },
    tokens,
    logIn,
    database: () => sandbox.shards.eu.engine.database,
    tables: () => sandbox.shards.eu.tables,
    /** Changes the directory as the superuser; what the act needs must succeed. */
    directory: async (method: string, path: string, json?: unknown): Promise<void> => {
      const reply = await ask(sandbox.app, method, `/customer-management/eu/${path}`, { token: tokens.superuser, json });
      if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    },
  };
}
