import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A command that was started as in a shell. */
export interface RunningCommand {
  /** Everything that the command has printed. */
  readonly printed: () => string;
  /** Resolves when the command has printed the text of a pattern, and rejects when it ends before. */
  readonly untilPrinted: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number>;
  /** Presses Ctrl-C, which a terminal sends to all processes of the command, and resolves when none of them is left. */
  readonly interrupt: () => Promise<void>;
}

/**
 * The variables of the npm, the turbo and the test run that this suite is part of: a person's shell has none of them. The versions of the tools stay, so
 * that turbo finds what `npm test` has built.
 */
const ofThisRun = /^(?:npm_|TURBO|VITEST|(?:NODE_ENV|NODE|TEST|MODE|DEV|PROD|SSR|BASE_URL|INIT_CWD|FORCE_COLOR)$)/;

function environmentOfShell(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofThisRun.test(name));
  // npm puts the project's programs first on the PATH of its scripts.
  const path = process.env.PATH?.split(delimiter).filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
  return { ...Object.fromEntries(own), PATH: path?.join(delimiter), NO_COLOR: '1', ...more };
}

/** The process groups of the commands that run. */
const groups = new Set<number>();

/** Ends the commands that a test has left behind. */
export function endAll(): void {
  for (const group of groups)
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
}
process.once('exit', endAll);

/** Types a line into a shell in a folder. */
export function runCommand(line: string, folder: string, environment: Readonly<Record<string, string>> = {}): RunningCommand {
  const child = spawn(line, {
    shell: true,
    cwd: folder,
    env: environmentOfShell(environment),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid ?? 0;
  groups.add(group);
  let output = '';
  const printed = () => stripVTControlCharacters(output);
  const ended = once(child, 'close').then(([code]) => {
    groups.delete(group);
    return Number(code ?? 1);
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('printed');
    });

  const untilPrinted = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(printed());
        if (found) resolve(found);
      };
      child.on('printed', look);
      look();
      void ended.then((code) => reject(new Error(`"${line}" ended with ${code} and never printed ${pattern}:\n${printed()}`)));
    });
  const interrupt = async () => {
    process.kill(-group, 'SIGINT');
    await ended;
  };
  return { printed, untilPrinted, ended, interrupt };
}
