import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as its parent sees it. */
export interface ProcessFacts {
  readonly command: string;
  readonly parent: number;
}

/** Reads a line of `/proc/<pid>/stat`, in which the command stands in brackets and may hold anything. */
export function factsOfStat(stat: string): ProcessFacts | undefined {
  const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
  return command === undefined ? undefined : { command, parent: Number(parent) };
}

function factsOf(pid: number): ProcessFacts | undefined {
  try {
    if (process.platform === 'linux') return factsOfStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const [, parent, command = ''] =
      /^\s*(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })) ?? [];
    return parent === undefined ? undefined : { command, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

const isShell = (command: string) => /(^|[/-])(ba|da|z|k)?sh$/.test(command);

/** The npm that runs this process as a script: its parent, or the parent of the shell between the two; undefined where npm did not start it. */
export function npmProcess(parent = process.ppid, facts = factsOf, environment: NodeJS.ProcessEnv = process.env): number | undefined {
  if (environment.npm_lifecycle_event === undefined) return undefined;
  const found = facts(parent);
  return found && isShell(found.command) ? found.parent : parent;
}

/** Whether a process is still there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
