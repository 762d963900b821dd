import type { APIRequestContext } from '@playwright/test';
import { gatewayPort, sandboxPort } from './ports.ts';
import type { Realm } from './realms.ts';

const sandbox = `http://localhost:${sandboxPort}`;

/** Puts the data of a realm back to the start. */
export async function resetRealm(request: APIRequestContext, realm: Realm): Promise<void> {
  const answer = await request.post(`${sandbox}/__sandbox/reset`, { data: { realm } });
  if (!answer.ok()) throw new Error(`The sandbox did not reset ${realm}: ${answer.status()} ${await answer.text()}`);
}

/** Puts the clock and the data of realms back to the start, and removes all faults. */
export async function resetSandbox(request: APIRequestContext, realms: Iterable<Realm>): Promise<void> {
  await moveClock(request, { reset: true });
  for (const realm of realms) await resetRealm(request, realm);
  const answer = await request.delete(`${sandbox}/__sandbox/faults`);
  if (!answer.ok()) throw new Error(`The sandbox did not remove its faults: ${answer.status()}`);
}

/** Returns which operations of each service answered with which statuses since the sandbox started. */
export async function usedOperations(): Promise<unknown> {
  const answer = await fetch(`${sandbox}/__sandbox/requests/used`);
  return (await answer.json()).data;
}

/** Lets time pass in the sandbox, or puts its clock right again. */
export async function moveClock(request: APIRequestContext, to: { advance: number } | { reset: true }): Promise<void> {
  const answer = await request.post(`${sandbox}/__sandbox/clock`, { data: to });
  if (!answer.ok()) throw new Error(`The sandbox did not move its clock: ${answer.status()}`);
}

/** The services' addresses, for routes that a journey breaks on purpose: the auth service has a host in each realm. */
export const sandboxPattern = new RegExp(`^http://(localhost:${sandboxPort}|auth\\.[^/]+:${gatewayPort})/`);
/** The address of the users list of either shard. */
export const usersListPattern = /\/customer-management\/(eu|us)\/users\?/;
