import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 32 random bytes, in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret; also the S256 challenge of a PKCE verifier (RFC 7636 §4.2). */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
