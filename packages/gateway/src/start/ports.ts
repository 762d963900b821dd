import { createServer as createProbe, type Server } from 'node:net';
import { findPortOwner, type PortOwner } from './findPortOwner.ts';

/** A server that is going to listen on a port. */
export interface Listener {
  readonly server: Server;
  readonly port: number;
  /** The name of the server in messages. */
  readonly name: string;
  /** The environment variable that sets the port. */
  readonly variable: string;
  /** The npm script that starts the server, `start` by default. */
  readonly script?: string;
}

const commandOf = (script = 'start') => (script === 'start' ? 'npm start' : `npm run ${script}`);

const ownCommands = /scripts[/\\](start|serve|mock)\.mjs/;

/** Returns the message that a port is taken, by which process where that is known, and what to do. */
export function portTaken({ port, name, variable, script }: Omit<Listener, 'server'>, owner: PortOwner | undefined): string {
  const by = owner ? ` by process ${owner.pid} (${owner.command})` : ' by another program';
  const same =
    owner && ownCommands.test(owner.command)
      ? ' That looks like a Realmkit which runs already: use it, or stop it with Ctrl-C in its window.'
      : '';
  return `Port ${port}, which the ${name} needs, is taken${by}.${same}\n  Stop that program, or choose another port: ${variable}=${port + 10} ${commandOf(script)}`;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Rejects when another program listens on ::1: browsers try it for localhost before 127.0.0.1. */
async function refuseStrangerOnIpv6(port: number): Promise<void> {
  const probe = createProbe();
  try {
    await listen(probe, port, '::1');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw error;
    return;
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens on 127.0.0.1; resolves with a message for users where the port cannot be used. */
export async function bind(listener: Listener): Promise<string | undefined> {
  const { server, port, name, variable } = listener;
  try {
    await refuseStrangerOnIpv6(port);
    await listen(server, port, '127.0.0.1');
    return undefined;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return portTaken(listener, findPortOwner(port));
    if (codeOf(error) !== 'EACCES') throw error;
    return `Port ${port}, which the ${name} needs, is not allowed for this user. Choose one above 1023: ${variable}=${port + 8000} ${commandOf(listener.script)}`;
  }
}
