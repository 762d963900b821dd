import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Returns whether a person sits at a terminal, who can be asked: not in CI, and not where input or output is a file or a pipe. */
const hasPerson = ({ stdin, stdout, env }) => Boolean(stdin.isTTY && stdout.isTTY && !env.CI);

/** Asks a question, and returns whether the answer is yes; anything else, and the end of the input, is no. */
async function ask({ stdin, stdout }, question) {
  const lines = createInterface({ input: stdin, output: stdout, terminal: false });
  const answer = await Promise.race([lines.question(`${question} [y/N] `), once(lines, 'close').then(() => '')]);
  lines.close();
  return /^\s*y(es)?\s*$/i.test(answer);
}

/**
 * Names packages of the system that tests need, and returns whether they may be installed: a person is asked, a machine without one goes on at once.
 * `label` says what needs them.
 */
export async function mayInstall(packages, label, terminal = process) {
  terminal.stdout.write(`${label}: not found. The tests need these packages of Debian: ${packages.join(', ')}.\n`);
  if (!hasPerson(terminal)) return true;
  const isAllowed = await ask(terminal, 'Install them on this machine?');
  if (!isAllowed) terminal.stdout.write(`Nothing is installed, so no test runs in ${label}.\n`);
  return isAllowed;
}
