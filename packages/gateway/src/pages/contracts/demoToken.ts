/** What is needed to log demo accounts in. */
export interface DemoClient {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly password: string;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function post(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
  // Without cookies: whoever is logged in to the apps stays so.
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), credentials: 'omit' });
  if (!response.ok) throw new Error(`The login was answered with the status ${response.status}.`);
  return response;
}

/** Logs a demo account in by the code flow with PKCE; returns its access token. */
export async function demoToken(origin: string, userName: string, { clientId, redirectUri, password }: DemoClient): Promise<string> {
  const verifier = random();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: random(),
    nonce: random(),
    code_challenge: base64url(digest),
    code_challenge_method: 'S256',
  });
  const signedIn = await post(`${origin}/auth/v1/authorize?${query}`, { username: userName, password });
  const code = new URL(signedIn.headers.get('X-Redirect-Location') ?? redirectUri).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, client_id: clientId, redirect_uri: redirectUri, code_verifier: verifier };
  const tokens: Partial<Record<string, unknown>> = Object(await (await post(`${origin}/auth/v2/token`, form)).json());
  return String(tokens.access_token);
}
