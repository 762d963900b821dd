import { expect, test } from 'vitest';
import type { CardHolder } from '../loginCards.ts';
import { newPassword } from './newPassword.ts';
import { setPasswords } from './setPasswords.ts';

const holder = (userUid: string): CardHolder => ({
  userUid,
  legacyId: 1,
  userName: userUid,
  name: userUid,
  groupName: null,
  schoolName: 'Björkskolan',
  qrCodeLogin: true,
  card: null,
});

test('a new password consists of syllables and digits that are hard to confuse with others', () => {
  const made = Array.from({ length: 500 }, newPassword);
  for (const password of made) expect(password).toMatch(/^([bdfghkmnprtv][aeou]){2}-([bdfghkmnprtv][aeou]){2}-[2-9]{4}$/);
  expect(new Set(made).size).toBe(500);
});

test('a password that cannot be set does not stop the others and is reported with its error', async () => {
  const shares: number[] = [];
  const error = new Error('forbidden');
  const { passwords, failures } = await setPasswords(
    ['a', 'b', 'c'].map(holder),
    async ({ userUid }) => {
      if (userUid === 'b') throw error;
      return `${userUid}-password`;
    },
    (share) => shares.push(share),
  );
  expect([...passwords]).toEqual([
    ['a', 'a-password'],
    ['c', 'c-password'],
  ]);
  expect(failures).toEqual([{ holder: holder('b'), error }]);
  expect(shares.at(-1)).toBe(1);
});
