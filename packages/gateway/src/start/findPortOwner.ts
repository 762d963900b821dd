import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The process that listens on a port. */
export interface PortOwner {
  readonly pid: number;
  readonly command: string;
}

const listening = '0A';

/** Returns the inodes of the sockets that listen on a port, from a table of the Linux kernel. */
export function listeningInodes(table: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return table.split('\n').flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    return state === listening && inode && local.endsWith(`:${hexPort}`) ? [inode] : [];
  });
}

function quietly<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const commandOf = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ');

function onLinux(port: number): PortOwner | undefined {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => quietly(() => readFileSync(file, 'utf8'), ''));
  const sockets = new Set(tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`));
  const holds = (pid: string) =>
    quietly(() => readdirSync(`/proc/${pid}/fd`), []).some((descriptor) =>
      sockets.has(quietly(() => readlinkSync(`/proc/${pid}/fd/${descriptor}`), '')),
    );
  const pid = sockets.size > 0 ? readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holds(entry)) : undefined;
  return pid === undefined ? undefined : { pid: Number(pid), command: quietly(() => commandOf(pid), 'unknown') };
}

function byLsof(port: number): PortOwner | undefined {
  const said = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
    timeout: 3000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, pid, command] = /p(\d+)\nc(.*)/.exec(said) ?? [];
  return pid === undefined ? undefined : { pid: Number(pid), command: command ?? 'unknown' };
}

/** Returns the process that listens on a port, where the operating system reveals it. */
export const findPortOwner = (port: number): PortOwner | undefined =>
  quietly(() => (process.platform === 'linux' ? onLinux(port) : process.platform === 'win32' ? undefined : byLsof(port)), undefined);
