import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of 256 bits so many are in a code, in bytes: nobody guesses 128 bits, and a QR code of fewer letters is read from farther away. */
const signatureLength = 16;

function signatureOf(cardKey: Buffer, uid: string): Buffer {
  return createHmac('sha256', cardKey).update(uid).digest().subarray(0, signatureLength);
}

/** What a card says: its uid and a seal that nobody can make without the key, so that no code has to be kept. */
export function createCardCode(cardKey: Buffer, uid: string): string {
  return `${uid}.${signatureOf(cardKey, uid).toString('base64url')}`;
}

/** The uid of the card that a code was made for; undefined where the seal is not ours. */
export function verifyCardCode(cardKey: Buffer, code: string): string | undefined {
  const dot = code.lastIndexOf('.');
  const uid = code.slice(0, Math.max(dot, 0));
  const given = Buffer.from(code.slice(dot + 1), 'base64url');
  const expected = signatureOf(cardKey, uid);
  return given.length === expected.length && timingSafeEqual(given, expected) ? uid : undefined;
}
