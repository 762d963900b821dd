// `npm run test:mutations`: applies twelve mutations to a copy of the project and checks that each one is detected.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { picturesOfThisChromium } from '../../scripts/pictures/baseline.mjs';
import { linkPackages } from '../../scripts/pictures/tree.mjs';
import { type Guard, type Mutation, mutations } from './mutations.ts';

const tree = resolve('.retaken/mutant');
const projects: Readonly<Record<Guard, readonly string[]>> = {
  contrast: ['--project=design-system logic'],
  axe: ['--config=.storybook/vitest.config.ts', '--project=stories se-light'],
  picture: ['--config=.storybook/vitest.config.ts', '--project=stories se-light'],
};
const parts = [
  '.storybook',
  'admin',
  'consumer',
  'design-system',
  'packages',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vitest.setup.ts',
];

const node = (args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { failed: status !== 0, output: stdout + stderr };
};

const pictures = resolve(picturesOfThisChromium());

function check(guard: Guard, runs: string): { failed: boolean; output: string } {
  node(['scripts/build.ts'], join(tree, 'design-system'));
  const vitest = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--update=none', ...projects[guard], runs];
  return node(vitest, tree, {
    ...process.env,
    PICTURES: pictures,
    STORY_RUNS: guard === 'picture' ? 'pictures' : 'design-system',
    NO_COLOR: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  });
}

function outcome({ file, from, to, guard, runs, complaint }: Mutation): string {
  const path = join(tree, 'design-system', file);
  const whole = readFileSync(path, 'utf8');
  if (!whole.includes(from)) return 'not found: the text to replace is gone';
  writeFileSync(path, whole.replace(from, to));
  const result = check(guard, runs);
  writeFileSync(path, whole);
  if (!result.failed) return 'survived';
  return complaint.test(result.output) ? 'caught' : `failed for another reason:\n${result.output.slice(-3000)}`;
}

rmSync(tree, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
const bare = (source: string) => !/\/(node_modules|dist|generated|pictures)$/.test(source);
for (const part of parts.filter((name) => existsSync(name))) cpSync(part, join(tree, part), { recursive: true, filter: bare });
// The project's tsconfig.json refers to those of all workspaces, and every transformed file asks for them.
const { references }: { references: readonly { path: string }[] } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
for (const { path } of references) cpSync(path, join(tree, path));
linkPackages(tree);

const filter = process.argv[2] ?? '';
const chosen = mutations.filter(({ name }) => name.includes(filter));
const unmutated = [...new Set(chosen.map(({ guard, runs }) => `${guard} ${runs}`))];
for (const [guard, runs] of unmutated.map((pair) => pair.split(' '))) {
  if ((guard !== 'contrast' && guard !== 'axe' && guard !== 'picture') || runs === undefined) continue;
  const { failed, output } = check(guard, runs);
  if (!failed) continue;
  console.error(`${guard} of ${runs} fails without any mutation:\n${output.slice(-3000)}`);
  process.exit(1);
}

const results = chosen.map((mutation) => {
  const result = outcome(mutation);
  console.log(`${result === 'caught' ? '✓' : '✗'} ${mutation.name} (${mutation.guard}): ${result}`);
  return result;
});
rmSync(tree, { recursive: true, force: true });
console.log(`\n${results.filter((result) => result === 'caught').length} of ${results.length} caught`);
process.exitCode = results.every((result) => result === 'caught') ? 0 : 1;
