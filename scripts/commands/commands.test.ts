import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseGroups } from '../suites/plan.mjs';
import { commands, leftOut } from './commands.ts';
import { commandsIn, namedCommands } from './namedCommands.ts';

const root = join(import.meta.dirname, '../..');
const named = namedCommands();
const listed = [...commands.flatMap(({ texts }) => texts), ...Object.keys(leftOut)];
const words = /^npm test -- (?<quote>["']?)(?<words>.+)\k<quote>$/;
const benchmarks = /^npm run bench (?:-- )?(?<names>[a-z][\w: -]*)$/;

test('every command that a text names is run by the suite of commands, or left out with a reason', () => {
  const unknown = named.filter(({ command }) => !listed.includes(command) && !words.test(command) && !benchmarks.test(command));
  expect(unknown.map(({ command, place }) => `${place}: ${command}`)).toEqual([]);
  expect(Object.values(leftOut).every((reason) => reason.length > 0)).toBe(true);
});

test('every command that the suite runs or leaves out is named by a text, and once in the lists', () => {
  expect(listed.filter((command) => !named.some((one) => one.command === command))).toEqual([]);
  expect(listed.filter((command, index) => listed.indexOf(command) !== index)).toEqual([]);
});

test('the words behind `npm test` in every text choose suites', () => {
  const chosen = named.flatMap(({ command, place }) => {
    const found = words.exec(command)?.groups?.words;
    return found === undefined ? [] : [{ place, found }];
  });
  expect(chosen.length).toBeGreaterThan(5);
  expect(chosen.filter(({ found }) => chooseGroups(found).length === 0)).toEqual([]);
});

test('the benchmarks that a text names exist', () => {
  const sources = globSync('{packages/,}*/bench/*.bench.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const exist = (benchmark: string) => {
    const [name = '', part = ''] = benchmark.split(':');
    return sources.some((source) => source.includes(`export const name = '${name}';`) && source.includes(part));
  };
  const found = named.flatMap(({ command }) => benchmarks.exec(command)?.groups?.names?.split(' ') ?? []);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((name) => !exist(name))).toEqual([]);
});

describe('the commands of a text', () => {
  const find = (text: string) => commandsIn('README.md', text).map(({ command, place }) => `${place} ${command}`);

  test('a command is found in a block, in a line and in a table of a guide, with its place', () => {
    expect(find('# A\n\n```sh\nnpm start # first\n\nFIREFOX=/x npx tool --all\n```\n')).toEqual([
      'README.md:4 npm start',
      'README.md:6 FIREFOX=/x npx tool --all',
    ]);
    expect(find("Run `npm run\nnew`, or `node a/b.ts`.\n<td><code>{'npm test'}</code></td>")).toEqual([
      'README.md:1 npm run new',
      'README.md:2 node a/b.ts',
      'README.md:3 npm test',
    ]);
  });

  test('a name, a file and a program that is no command of the project are none', () => {
    expect(find('`node`, `npm`, `scripts/start.mjs`, `tsc --build`, npm start')).toEqual([]);
  });
});
