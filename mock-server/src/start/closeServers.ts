import type { Server } from 'node:http';

/** How long requests under way may take to end. */
const graceMs = 2000;

/** Stops listening, lets requests under way end within two seconds, and closes every connection. */
export async function closeServers(servers: readonly Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  for (const server of servers) server.closeIdleConnections();
  const impatient = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, graceMs);
  await Promise.all(closed);
  clearTimeout(impatient);
}
