import { isJsonObject } from '@realmkit/openapi/json';

/** The data that a tab stores between opening the auth service and the return. */
export interface SignInRecord {
  /** The PKCE verifier. */
  readonly verifier: string;
  readonly nonce: string;
  /** The path to open after the sign-in. */
  readonly redirect?: string;
  /** The user who must return, if the sign-in changes nothing but its security. */
  readonly user?: string;
}

const prefix = 'realmkit-sign-in:';

const isSignInRecord = (value: unknown): value is SignInRecord =>
  isJsonObject(value) &&
  typeof value.verifier === 'string' &&
  typeof value.nonce === 'string' &&
  (value.redirect === undefined || typeof value.redirect === 'string') &&
  (value.user === undefined || typeof value.user === 'string');

/** Stores the record of a sign-in under its state. */
export function storeSignInRecord(records: Storage, state: string, record: SignInRecord): void {
  records.setItem(prefix + state, JSON.stringify(record));
}

/** Reads and removes the record of a sign-in. */
export function takeSignInRecord(records: Storage, state: string): SignInRecord | undefined {
  const text = records.getItem(prefix + state);
  records.removeItem(prefix + state);
  try {
    const record: unknown = JSON.parse(text ?? 'null');
    return isSignInRecord(record) ? record : undefined;
  } catch {
    // Not reported: a record that is not JSON is none, which the login says.
    return undefined;
  }
}
