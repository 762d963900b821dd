import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// Cheap on purpose: it guards demo accounts on a developer's machine.
const cost = 2048;
const length = 32;

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, { N: cost, r: 8, p: 1 }, (reason, key) => (reason ? reject(reason) : resolve(key)));
  });
}

/** Returns the scrypt hash of a password, with its salt. */
export async function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  return `scrypt$${salt}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Returns whether a password matches a hash; without a hash it takes the same time and returns false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = 'nobody', expected = ''] = hash?.split('$') ?? [];
  const key = await derive(password, salt);
  const stored = Buffer.from(expected, 'base64url');
  return stored.length === key.length && timingSafeEqual(stored, key);
}
