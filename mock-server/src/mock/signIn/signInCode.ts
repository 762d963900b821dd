/** A sign-in at the mock. */
export interface MockedSignIn {
  readonly clientId: string;
  readonly userName: string;
  readonly nonce?: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Encodes a sign-in as a code or a refresh token: the mock stores nothing. */
export const encodeSignIn = (signIn: MockedSignIn): string => Buffer.from(JSON.stringify(signIn)).toString('base64url');

/** Decodes the sign-in of a code; returns undefined for a code that the mock did not create, such as one of the contract's examples. */
export function decodeSignIn(code: string): MockedSignIn | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(code, 'base64url').toString());
    if (typeof value !== 'object' || value === null || !('clientId' in value) || !('userName' in value)) return undefined;
    const { clientId, userName } = value;
    const nonce = 'nonce' in value ? value.nonce : undefined;
    return isText(clientId) && isText(userName) ? { clientId, userName, nonce: isText(nonce) ? nonce : undefined } : undefined;
  } catch {
    return undefined;
  }
}
