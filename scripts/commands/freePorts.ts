import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns the numbers of ports that no program listens on, under the names of variables. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, string>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server, index) => [names[index], String((server.address() as AddressInfo).port)] as const);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return Object.fromEntries(ports) as Record<Name, string>;
}
