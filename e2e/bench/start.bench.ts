import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { fetchUntilOk } from '../../scripts/bench/runningScript.ts';
import { password } from '../realms.ts';
import { type System, startSystem } from './system.ts';

/** Measures the time after `npm start` with a built tree and prepared data until the system responds. */
export const name = 'start';

/** Logs in with credentials, exchanges the code and fetches the own account. */
async function fetchOwnAccount({ sandboxPort, gatewayPort }: System): Promise<void> {
  const auth = `http://localhost:${sandboxPort}/auth`;
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `http://realmkit.se.localhost:${gatewayPort}/login`;
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile',
    client_id: 'realmkit-se',
    redirect_uri: redirect,
    state: randomBytes(8).toString('base64url'),
    nonce: randomBytes(8).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const signIn = await fetchUntilOk(`${auth}/v1/authorize?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'teacher', password }),
  });
  const code = new URL(signIn.headers.get('x-redirect-location') ?? '').searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, client_id: 'realmkit-se', redirect_uri: redirect, code_verifier: verifier };
  const tokens: { access_token: string } = await (
    await fetchUntilOk(`${auth}/v2/token`, { method: 'POST', body: new URLSearchParams(form) })
  ).json();
  await fetchUntilOk(`http://localhost:${sandboxPort}/account/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
}

/** Starts the system as `npm start` does, measures and stops it. */
async function startOnce(data: string): Promise<{ launchpad: number; me: number }> {
  const system = startSystem('scripts/start.mjs', data);
  const seconds = () => Math.round((performance.now() - system.startedAt) / 10) / 100;
  try {
    await fetchUntilOk(`http://localhost:${system.gatewayPort}/`);
    const launchpad = seconds();
    await fetchOwnAccount(system);
    return { launchpad, me: seconds() };
  } finally {
    await system.stop();
  }
}

export async function run(): Promise<Row[]> {
  const data = await mkdtemp(join(tmpdir(), 'realmkit-start-'));
  try {
    await startOnce(data); // prepares the data
    const { launchpad, me } = await startOnce(data);
    return [
      budgetRow('launchpad after npm start', launchpad, 's', 2),
      budgetRow('first signed-in GET /account/me after npm start', me, 's', 8),
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
