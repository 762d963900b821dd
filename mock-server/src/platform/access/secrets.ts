import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns a new secret of 32 random bytes, in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which a secret is stored; also the S256 challenge of a PKCE verifier (RFC 7636 §4.2). */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns the secret that follows another one: always the same, and known to nobody without the key. */
export function successorOf(secret: string, key: Buffer): string {
  return createHmac('sha256', key).update(secret).digest('base64url');
}
