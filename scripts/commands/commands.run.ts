import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { commands, type NamedCommand, typed } from './commands.ts';
import { copyProject, removeCopies } from './copyProject.ts';
import { freePorts } from './freePorts.ts';
import { endAll, type RunningCommand, runCommand } from './runCommand.ts';

const folder = copyProject('commands');
const data = mkdtempSync(join(tmpdir(), 'realmkit-commands-'));
afterEach(endAll);
afterAll(() => {
  removeCopies('commands');
  rmSync(data, { recursive: true, force: true });
});

const ports = await freePorts(['GATEWAY_PORT', 'SANDBOX_PORT', 'MOCK_PORT', 'EXAMPLE_PORT', 'RECORD_PORT', 'STORYBOOK_PORT']);
const environment = {
  ...ports,
  TARGET: `http://localhost:${ports.EXAMPLE_PORT}`,
  DIR: join(data, 'files'),
  DATA: 'memory',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

const lineOf = ({ texts: [text], more }: NamedCommand): string =>
  typed.reduce((line, [placeholder, argument]) => line.replace(placeholder, argument), more ? `${text} ${more}` : text);
const withPorts = (url: string): string => Object.entries(ports).reduce((some, [name, port]) => some.replace(`$${name}`, port), url);

/** Requests a page of this machine: Node knows no hosts below `localhost`. */
const answerOf = (url: string) => {
  const { host, port, pathname } = new URL(withPorts(url));
  return new Promise<string>((resolve, reject) => {
    get({ host: 'localhost', port, path: pathname, headers: { host, accept: 'text/html, */*' } }, (response) => resolve(text(response))).on(
      'error',
      reject,
    );
  });
};

/** Types a command and waits until it serves. */
async function start(command: NamedCommand): Promise<RunningCommand> {
  const running = runCommand(lineOf(command), folder, environment);
  await running.untilPrinted(command.prints);
  return running;
}

async function runBefore(line: string): Promise<void> {
  const running = runCommand(line, folder, environment);
  expect(await running.ended, running.printed()).toBe(0);
}

const chosen = commands.filter(({ isQuick }) => isQuick || process.env.COMMANDS === 'all');

/** Types a command as a person does, and looks at its answer. */
async function tryOut(command: NamedCommand): Promise<void> {
  const { before, beside, prints, serves, status = 0, writes } = command;
  if (before) await runBefore(before);
  const other = beside === undefined ? undefined : commands.find(({ texts }) => texts.some((text) => text === beside));
  const neighbour = other && (await start(other));
  try {
    if (writes) rmSync(join(folder, writes), { recursive: true, force: true });
    if (serves) {
      const running = await start(command);
      const url = serves.url.replace('$PRINTED_PORT', /localhost:(\d+)/.exec(running.printed())?.[1] ?? '');
      expect(await answerOf(url)).toMatch(serves.says);
      await running.interrupt();
      await expect(answerOf(url), 'the server is still there after Ctrl-C').rejects.toThrow();
    } else {
      const running = runCommand(lineOf(command), folder, environment);
      expect(await running.ended, running.printed()).toBe(status);
      expect(running.printed()).toMatch(prints);
    }
    if (writes) expect(existsSync(join(folder, writes)), `${writes} is not written`).toBe(true);
  } finally {
    await neighbour?.interrupt();
  }
}

// A loop, because `test.each` cuts long values in titles.
for (const command of chosen) test(`\`${lineOf(command)}\` answers as its text says`, () => tryOut(command));
