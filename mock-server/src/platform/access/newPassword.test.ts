import { contractNames, methods, readContract } from '@realmkit/contract-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../sandbox/testing/visitor.ts';
import { hashNewPassword } from './newPassword.ts';
import { hashOf } from './secrets.ts';

const guessable = expect.objectContaining({
  body: expect.objectContaining({ attributes: [{ attribute: 'password', reason: 'guessable' }] }),
});

test.each([
  ['a breached password', '12345678'],
  ['a breached password in capitals', 'PASSWORD'],
  ['a breached password with fullwidth signs', 'ｐａｓｓｗｏｒｄ'],
  ['spaces', ' '.repeat(8)],
  ['one sign repeated', '📚'.repeat(8)],
  ['the name of the platform', 'Realmkit'],
  ['the user name', 'maja.holm.82'],
  ['the address', 'Maja.Holm.82@example.se'],
])('%s is refused', async (_name, password) => {
  await expect(hashNewPassword(password, ['maja.holm.82', 'maja.holm.82@example.se', null])).rejects.toEqual(guessable);
});

test('a password that a person makes up is taken', async () => {
  expect(await hashNewPassword('åtta små böcker', ['maja.holm.82', null])).toMatch(/^\$argon2id\$/);
});

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
}, openingTime);
afterAll(() => sandbox.close());

const registration = { firstname: 'Maja', lastname: 'Holm', email: 'maja.holm@example.se', country: 'se' };

async function resetToken(): Promise<string> {
  const { engine, tables, clock } = sandbox.shards.eu;
  const expiresAt = (await clock.now()) + 60_000;
  await engine.database.insert(tables.passwordResets).values({ hash: hashOf('the secret of a link'), userUid: 'se-user-3', expiresAt });
  return 'the secret of a link';
}

/** A call of each operation that takes a new password. */
const calls: Readonly<Record<string, (password: string) => Promise<Parameters<typeof ask>>>> = {
  register: async (password) => [sandbox.app, 'POST', '/account/register', { json: { ...registration, password } }],
  resetPassword: async (password) => [
    sandbox.app,
    'POST',
    '/account/password/reset',
    { json: { token: await resetToken(), password, country: 'se' } },
  ],
  changeMyPassword: async (password) => [
    sandbox.app,
    'PUT',
    '/account/me/password',
    { json: { currentPassword: 'realmkit-demo', password }, token: await tokenOf(sandbox.app, 'se', 'teacher') },
  ],
  createPerson: async (password) => [
    sandbox.app,
    'POST',
    '/control-panel/v1/students',
    {
      json: { data: { username: 'maja.ny', name: 'Maja Ny', organizations: [{ id: 4 }], password } },
      token: await tokenOf(sandbox.app, 'se', 'schooladmin'),
    },
  ],
  updatePerson: async (password) => [
    sandbox.app,
    'PATCH',
    '/control-panel/v1/students/7',
    { json: { data: { password } }, token: await tokenOf(sandbox.app, 'se', 'schooladmin') },
  ],
  updateLegacyGroup: async (password) => [
    sandbox.app,
    'PATCH',
    '/control-panel/v1/groups/4',
    { json: { data: { password } }, token: await tokenOf(sandbox.app, 'se', 'schooladmin') },
  ],
};

/** Returns the operations of the contracts whose body has a new password, which the contracts give a least length. */
const operationsWithPassword = (): string[] =>
  contractNames.flatMap((name) => {
    const contract = readContract(name);
    const text = (value: unknown): string =>
      JSON.stringify(value, (_key, part) => {
        const reference: unknown = part?.$ref;
        if (typeof reference !== 'string') return part;
        return reference
          .slice(2)
          .split('/')
          .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], contract);
      });
    return Object.values(contract.paths).flatMap((path) =>
      methods.flatMap((method) => {
        const { operationId = '', requestBody } = path[method] ?? {};
        return requestBody && /"password":\{[^}]*"minLength":8/.test(text(requestBody)) ? [operationId] : [];
      }),
    );
  });

test('each operation that takes a new password is tried here', () => {
  expect(operationsWithPassword().toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(Object.entries(calls))('%s refuses a password that is guessed first', async (_operation, call) => {
  const { status, body } = await ask(...(await call('password')));
  expect([status, body.attributes]).toEqual([400, [{ attribute: 'password', reason: 'guessable' }]]);
});
