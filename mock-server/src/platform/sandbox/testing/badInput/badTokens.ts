function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Returns invalid Authorization headers by what is wrong with them, derived from a valid token. */
export function badAuthorizations(good: string): ReadonlyMap<string, string> {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims: Readonly<Record<string, unknown>> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const promoted = encoded({ ...claims, scope: 'ilt.user.se.write', sub: 'se-user-1' });
  return new Map([
    ['nothing but the scheme', 'Bearer'],
    ['no token of ours', 'Bearer not-a-token'],
    ['another scheme', `Basic ${Buffer.from('superuser:realmkit-demo').toString('base64')}`],
    ['the token without its scheme', good],
    ['no signature', `Bearer ${header}.${payload}.`],
    ['other claims under the same signature', `Bearer ${header}.${promoted}.${signature}`],
    ['no algorithm', `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${promoted}.`],
    ['a key that nobody has', `Bearer ${encoded({ alg: 'ES256', kid: 'nobody' })}.${payload}.${signature}`],
    ['far too much of it', `Bearer ${'x'.repeat(8000)}`],
  ]);
}
