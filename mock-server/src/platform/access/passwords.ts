import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { demoPassword, demoPasswordHash } from './demoPassword.ts';
import { createSemaphore } from './semaphore.ts';

// OWASP's minimum for Argon2id: 19 MiB, two passes, one lane.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const length = 32;
const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** Runs at most two derivations at a time: each takes 19 MiB and a thread of the pool that reads files too. */
const withSlot = createSemaphore(2);

const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'));

function deriveArgon2id(password: string, salt: string): Promise<Buffer> {
  const parameters = { message: bytesOf(password), nonce: Buffer.from(salt, 'base64url'), parallelism, tagLength: length, memory, passes };
  return withSlot(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (reason, key) => (reason ? reject(reason) : resolve(key)));
      }),
  );
}

/** Derives a key as earlier versions did. */
function deriveScrypt(password: string, salt: string): Promise<Buffer> {
  return withSlot(
    () =>
      new Promise((resolve, reject) => {
        scrypt(bytesOf(password), salt, length, { N: 2048, r: 8, p: 1 }, (reason, key) => (reason ? reject(reason) : resolve(key)));
      }),
  );
}

/** Returns the Argon2id hash of a password in PHC format, with its salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  return `${prefix}${salt}$${(await deriveArgon2id(password, salt)).toString('base64url')}`;
}

/** Returns whether a hash is not as {@link hashPassword} makes it now: it is renewed at the next login. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(prefix);

const unknownUserSalt = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Returns whether a password matches a hash; without a hash it takes the same time and returns false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  // This password is public: deriving its key again for each login of a demo account would guard nothing.
  if (hash === demoPasswordHash && password === demoPassword) return true;
  const [salt = unknownUserSalt, expected = ''] = hash?.split('$').slice(-2) ?? [];
  const key = await (hash?.startsWith('scrypt$') ? deriveScrypt(password, salt) : deriveArgon2id(password, salt));
  const stored = Buffer.from(expected, 'base64url');
  return stored.length === key.length && timingSafeEqual(stored, key);
}
