import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command and the parent of a process. */
export interface ProcessInfo {
  readonly command: string;
  readonly parent: number;
}

/** Parses a line of `/proc/<pid>/stat`, in which the command is in brackets and may contain any character. */
export function parseProcStat(stat: string): ProcessInfo | undefined {
  const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
  return command === undefined ? undefined : { command, parent: Number(parent) };
}

function processInfo(pid: number): ProcessInfo | undefined {
  try {
    if (process.platform === 'linux') return parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const [, parent, command = ''] =
      /^\s*(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })) ?? [];
    return parent === undefined ? undefined : { command, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

const isShell = (command: string) => /(^|[/-])(ba|da|z|k)?sh$/.test(command);

/** Returns the npm that runs this process as a script: its parent, or the parent of the shell between them; undefined where npm did not start it. */
export function npmProcess(parent = process.ppid, infoOf = processInfo, environment: NodeJS.ProcessEnv = process.env): number | undefined {
  if (environment.npm_lifecycle_event === undefined) return undefined;
  const found = infoOf(parent);
  return found && isShell(found.command) ? found.parent : parent;
}

/** Returns whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
