import { createHash, randomBytes } from 'node:crypto';

/** Returns a new random id, such as `sub_k3v…`. */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

/** Returns the id of what a request creates: the same for every attempt with this key, so that the provider sees the same call. */
export const idFor = (kind: string, providerKey: string): string =>
  `${kind}_${createHash('sha256').update(`${kind} ${providerKey}`).digest('hex').slice(0, 24)}`;

/** Returns a new client secret of an intent. */
export const newClientSecret = (id: string): string => `${id}_secret_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a new code of a gift card, easy to read aloud. */
export function newGiftCode(realm: string): string {
  const part = () => [...randomBytes(4)].map((byte) => letters[byte % letters.length]).join('');
  return `GIFT-${realm.toUpperCase()}-${part()}-${part()}-${part()}`;
}
