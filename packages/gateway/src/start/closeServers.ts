import type { Server } from 'node:http';

/** The time that running requests get to finish. */
const graceMs = 2000;

/** Stops listening, lets running requests finish within two seconds, and closes every connection. */
export async function closeServers(servers: readonly Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  for (const server of servers) server.closeIdleConnections();
  const impatient = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, graceMs);
  await Promise.all(closed);
  clearTimeout(impatient);
}
