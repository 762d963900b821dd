import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutableSandbox } from './mutableSandbox.ts';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';
import { ask, tokenOf } from './testing/visitor.ts';

describe.each(databaseKinds)('work that is taken back on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  test('leaves nothing, within other such work too, and totals are counted anew', async () => {
    const { undone } = mutableSandbox(sandbox);
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    const count = async (): Promise<number> =>
      (await ask(sandbox.app, 'GET', '/customer-management/eu/groups?size=1', { token })).body.meta.totalItems;
    const make = (name: string) =>
      ask(sandbox.app, 'PUT', '/customer-management/eu/groups', { token, json: { name, type: 'class', schoolUid: 'se-school-4' } });
    const before = await count();
    const counts = await undone(async () => {
      await make('One');
      const within = await undone(async () => {
        await make('Two');
        return count();
      });
      return [within, await count()];
    });
    expect(counts).toEqual([before + 2, before + 1]);
    expect(await undone(count)).toBe(before);
    expect(await count()).toBe(before);
  });

  test('does not know that it is: the card provider is called as ever', async () => {
    const { undone } = mutableSandbox(sandbox);
    const token = await tokenOf(sandbox.app, 'se', 'consumer');
    const list = () => ask(sandbox.app, 'GET', '/payment/subscriptions', { token, headers: { 'X-Country': 'se' } });
    expect((await undone(list)).status).toBe(200);
  });

  test('rejects with what it fails of', async () => {
    const { undone } = mutableSandbox(sandbox);
    await expect(undone(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  });
});
