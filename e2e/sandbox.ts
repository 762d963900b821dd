import type { APIRequestContext } from '@playwright/test';
import { gatewayPort, sandboxPort } from './ports.ts';
import type { Realm } from './realms.ts';

const sandbox = `http://localhost:${sandboxPort}`;

/** Resets the data of a realm to the seed. */
export async function resetRealm(request: APIRequestContext, realm: Realm): Promise<void> {
  const response = await request.post(`${sandbox}/__sandbox/reset`, { data: { realm } });
  if (!response.ok()) throw new Error(`The sandbox did not reset ${realm}: ${response.status()} ${await response.text()}`);
}

/** Resets the clock and the data of realms, and removes all faults. */
export async function resetSandbox(request: APIRequestContext, realms: Iterable<Realm>): Promise<void> {
  await moveClock(request, { reset: true });
  for (const realm of realms) await resetRealm(request, realm);
  const response = await request.delete(`${sandbox}/__sandbox/faults`);
  if (!response.ok()) throw new Error(`The sandbox did not remove its faults: ${response.status()}`);
}

/** Makes every call of a service fail with a status, until the sandbox is reset or restarts. */
export async function failService(request: APIRequestContext, service: string, status: number): Promise<void> {
  const response = await request.post(`${sandbox}/__sandbox/faults`, { data: { service, status } });
  if (!response.ok()) throw new Error(`The sandbox did not add the fault: ${response.status()}`);
}

/** The sandbox, asked like an app in this process. */
export const sandboxServer = {
  request: (input: Request | string | URL, init?: RequestInit): Promise<Response> => fetch(new URL(String(input), sandbox), init),
};

/** Returns which operations of each service answered with which statuses since the sandbox started. */
export async function usedOperations(): Promise<unknown> {
  const response = await fetch(`${sandbox}/__sandbox/requests/used`);
  return (await response.json()).data;
}

/** Clears the list of the requests that the sandbox has received. */
export async function clearRequests(request: APIRequestContext): Promise<void> {
  const response = await request.delete(`${sandbox}/__sandbox/requests`);
  if (!response.ok()) throw new Error(`The sandbox did not clear its requests: ${response.status()}`);
}

/** Returns the latest requests that the sandbox has received, without secrets. Playwright knows no bodies of requests in Firefox. */
export async function receivedRequests(request: APIRequestContext): Promise<readonly { readonly path: string; readonly body?: string }[]> {
  const response = await request.get(`${sandbox}/__sandbox/requests`);
  return (await response.json()).data;
}

/** Advances or resets the sandbox's clock. */
export async function moveClock(request: APIRequestContext, to: { advance: number } | { reset: true }): Promise<void> {
  const response = await request.post(`${sandbox}/__sandbox/clock`, { data: to });
  if (!response.ok()) throw new Error(`The sandbox did not move its clock: ${response.status()}`);
}

/** Matches the services' URLs, for routes that a journey breaks deliberately: the auth service has a host in each realm. */
export const sandboxPattern = new RegExp(`^http://(localhost:${sandboxPort}|auth\\.[^/]+:${gatewayPort})/`);
/** Matches the URL of the users list of either shard. */
export const usersListPattern = /\/customer-management\/(eu|us)\/users\?/;
