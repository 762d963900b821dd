import { createServer as createProbe, type Server } from 'node:net';
import { findPortOwner, type PortHolder } from './findPortOwner.ts';

/** A server that waits for its port. */
export interface Listener {
  readonly server: Server;
  readonly port: number;
  /** What the port is for. */
  readonly name: string;
  /** The environment variable that chooses it. */
  readonly variable: string;
  /** The npm script that starts it, `start` unless it says otherwise. */
  readonly script?: string;
}

const ownCommands = /scripts[/\\](start|serve|mock)\.mjs/;

/** Says that a port is taken, by whom where that is known, and what to do. */
export function portTaken({ port, name, variable, script = 'start' }: Omit<Listener, 'server'>, holder: PortHolder | undefined): string {
  const by = holder ? ` by process ${holder.pid} (${holder.command})` : ' by another program';
  const same =
    holder && ownCommands.test(holder.command)
      ? ' That looks like a Realmkit which runs already: use it, or stop it with Ctrl-C in its window.'
      : '';
  return `Port ${port}, which the ${name} needs, is taken${by}.${same}\n  Stop that program, or choose another port: ${variable}=${port + 10} npm ${script === 'start' ? script : `run ${script}`}`;
}

const codeOf = (problem: unknown) => (problem instanceof Error && 'code' in problem ? problem.code : undefined);

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Browsers try ::1 for localhost before 127.0.0.1: a stranger there would answer in our place. */
async function refuseStrangerOnIpv6(port: number): Promise<void> {
  const probe = createProbe();
  try {
    await listen(probe, port, '::1');
  } catch (problem) {
    if (codeOf(problem) === 'EADDRINUSE') throw problem;
    return;
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens on 127.0.0.1; resolves with what to tell people where the port cannot be used. */
export async function bind(listener: Listener): Promise<string | undefined> {
  const { server, port, name, variable } = listener;
  try {
    await refuseStrangerOnIpv6(port);
    await listen(server, port, '127.0.0.1');
    return undefined;
  } catch (problem) {
    if (codeOf(problem) === 'EADDRINUSE') return portTaken(listener, findPortOwner(port));
    if (codeOf(problem) !== 'EACCES') throw problem;
    return `Port ${port}, which the ${name} needs, is not allowed for this user. Choose one above 1023: ${variable}=${port + 8000} npm start`;
  }
}
