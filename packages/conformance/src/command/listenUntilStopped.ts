import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a port of this machine until the command is stopped; calls `onListening` when the port is open. @throws if the port is taken */
export async function listenUntilStopped(server: Server, port: number, onListening: () => void): Promise<void> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'EADDRINUSE')
      throw new Error(`Something else listens on port ${port} already: give another one by --port.`);
    throw reason;
  }
  onListening();
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
}
