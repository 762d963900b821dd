import type { APIRequestContext } from '@playwright/test';
import { gatewayPort, sandboxPort } from './ports.ts';
import type { Realm } from './realms.ts';

const sandbox = `http://localhost:${sandboxPort}`;

/** Puts the data of a realm back to the start. */
export async function resetRealm(request: APIRequestContext, realm: Realm): Promise<void> {
  const answer = await request.post(`${sandbox}/__sandbox/reset`, { data: { realm } });
  if (!answer.ok()) throw new Error(`The sandbox did not reset ${realm}: ${answer.status()} ${await answer.text()}`);
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
