import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoPassword, demoPasswordHash } from './demoPassword.ts';
import { hashPassword, isOutdatedHash, isPassword } from './passwords.ts';
import { createSemaphore } from './semaphore.ts';

test('a password matches its own hash only, and each hash has its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('en-lång-mening'), hashPassword('en-lång-mening')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await isPassword('en-lång-mening', one)).toBe(true);
  expect(await isPassword('en-lång-mening'.normalize('NFD'), other)).toBe(true);
  expect(await isPassword('en-lång-menin', one)).toBe(false);
  expect(await isPassword('en-lång-mening', undefined)).toBe(false);
});

test('the precomputed hash is one of the password of the demo accounts', async () => {
  // Without its prefix's match the shortcut for the public password does not apply.
  const [, , version, parameters, salt, key] = demoPasswordHash.split('$');
  expect(await isPassword(demoPassword, ['', 'argon2id', version, `${parameters} `, salt, key].join('$'))).toBe(true);
  expect(await isPassword(demoPassword, demoPasswordHash)).toBe(true);
  expect(await isPassword('realmkit', demoPasswordHash)).toBe(false);
  expect(isOutdatedHash(demoPasswordHash)).toBe(false);
});

test('a hash of an earlier version still matches, and is outdated', async () => {
  const hash = `scrypt$salt$${scryptSync('en-lang-mening', 'salt', 32, { N: 2048, r: 8, p: 1 }).toString('base64url')}`;
  expect([await isPassword('en-lang-mening', hash), await isPassword('another', hash), isOutdatedHash(hash)]).toEqual([true, false, true]);
});

test('a semaphore runs at most two tasks at a time, and goes on after one that rejects', async () => {
  const withSlot = createSemaphore(2);
  let running = 0;
  let most = 0;
  const task = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index === 1) throw new Error('No.');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => withSlot(() => task(index))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(most).toBe(2);
});
