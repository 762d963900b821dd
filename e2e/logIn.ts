import type { Page } from '@playwright/test';
import { origin, password, type Realm } from './realms.ts';

/**
 * Logs a user in by the API with a new session and leaves the page on the realm's origin. The auth service sets its cookie, and the tokens are stored
 * where the apps store them, as after the form: journeys that are not about the login form need not open it.
 */
export async function logIn(page: Page, realm: Realm, userName: string): Promise<void> {
  await page.goto(`${origin(realm)}/config.json`);
  await page.evaluate(requestSession, { username: userName, password });
}

/** Runs in the page: requests a code and tokens as in shell §4 and §7, and stores them. */
async function requestSession(credentials: Record<string, string>): Promise<void> {
  const base64Url = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const requireOk = async (request: Promise<Response>) => {
    const response = await request;
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const configuration = await (await fetch('/config.json')).json();
  const { auth } = configuration.services;
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  const client = { client_id: configuration.clientId, redirect_uri: `${location.origin}/login` };
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid profile',
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    code_challenge: base64Url(challenge),
    code_challenge_method: 'S256',
  });
  const body = new URLSearchParams(credentials);
  const authorized = await requireOk(fetch(`${auth}/v1/authorize?${query}`, { method: 'POST', credentials: 'include', body }));
  const { searchParams } = new URL(authorized.headers.get('X-Redirect-Location') ?? '');
  const grant = { ...client, grant_type: 'authorization_code', code: searchParams.get('code') ?? '', code_verifier: verifier };
  const granted = await (await requireOk(fetch(`${auth}/v2/token`, { method: 'POST', body: new URLSearchParams(grant) }))).json();
  const issuedAt: number = JSON.parse(atob(granted.access_token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).iat;
  const tokens = {
    accessToken: granted.access_token,
    idToken: granted.id_token,
    refreshToken: granted.refresh_token,
    clientId: configuration.clientId,
    clockOffset: issuedAt - Math.floor(Date.now() / 1000),
    refreshKey: crypto.randomUUID(),
  };
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('realmkit-session');
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => opening.result.createObjectStore('session');
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction('session', 'readwrite');
      writing.objectStore('session').put(tokens, 'tokens');
      writing.onerror = () => reject(writing.error);
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
