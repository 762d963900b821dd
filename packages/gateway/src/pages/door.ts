import { authorizeUrl, createSignInSecrets } from '@realmkit/shell/session/authService/authorizeUrl.ts';
import { requestCode } from '@realmkit/shell/session/authService/credentials.ts';
import { signInPath } from '@realmkit/shell/session/signIn/signInHref.ts';
import { storeSignInRecord } from '@realmkit/shell/session/signIn/signInRecord.ts';

const main = document.querySelector<HTMLElement>('main');
const { auth = '', client = '', user = '', password = '', path = '/' } = main?.dataset ?? {};

/** Logs the account in as the form of the app does, and returns to the app with the code, as from the page of the auth service. */
async function open(): Promise<void> {
  const secrets = createSignInSecrets();
  const { verifier, nonce, state } = secrets;
  const redirectUri = location.origin + signInPath;
  const authClient = { baseUrl: auth, issuer: auth, clientId: client, redirectUri, fetch: fetch.bind(window) };
  const parameters = await requestCode(authClient.fetch, await authorizeUrl(authClient, secrets, {}), { username: user, password });
  storeSignInRecord(sessionStorage, state, { verifier, nonce, redirect: path });
  parameters.set('state', state);
  location.replace(`${signInPath}?${parameters}`);
}

open().catch((reason: unknown) => {
  const status = document.getElementById('status');
  if (status) status.textContent = `${user} could not log in: ${reason instanceof Error ? reason.message : String(reason)}.`;
});
