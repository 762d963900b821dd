/** One sign-in at the mock. */
export interface MockedSignIn {
  readonly clientId: string;
  readonly userName: string;
  readonly nonce?: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A code or a refresh token that tells by itself which sign-in it belongs to: the mock keeps nothing. */
export const codeOf = (signIn: MockedSignIn): string => Buffer.from(JSON.stringify(signIn)).toString('base64url');

/** The sign-in of a code; undefined for a code that the mock did not make, for instance one of the contract's examples. */
export function signInOf(code: string): MockedSignIn | undefined {
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
