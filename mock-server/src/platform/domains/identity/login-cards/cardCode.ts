import { createHmac, timingSafeEqual } from 'node:crypto';

/** The length of the truncated signature in bytes: 128 of 256 bits cannot be guessed, and a shorter QR code can be scanned from farther away. */
const signatureLength = 16;

function signatureOf(cardKey: Buffer, uid: string): Buffer {
  return createHmac('sha256', cardKey).update(uid).digest().subarray(0, signatureLength);
}

/** Returns the code of a card: its uid with a signature, so that no code has to be stored. */
export function createCardCode(cardKey: Buffer, uid: string): string {
  return `${uid}.${signatureOf(cardKey, uid).toString('base64url')}`;
}

/** Returns the uid of the card of a code; undefined for an invalid signature. */
export function verifyCardCode(cardKey: Buffer, code: string): string | undefined {
  const dot = code.lastIndexOf('.');
  const uid = code.slice(0, Math.max(dot, 0));
  const given = Buffer.from(code.slice(dot + 1), 'base64url');
  const expected = signatureOf(cardKey, uid);
  return given.length === expected.length && timingSafeEqual(given, expected) ? uid : undefined;
}
