import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtureProject } from '../fixtureProject.ts';
import { createStorybookBuild, type StorybookBuild } from './storybookBuild.ts';

/** A command in place of Storybook's: it counts its runs and waits for the file `go`. */
const script = `import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
console.log('building stories');
appendFileSync('runs', 'x');
const end = () => {
  if (!existsSync('go')) return;
  clearInterval(waiting);
  if (existsSync('broken')) throw new Error('a story is broken');
  writeFileSync(process.argv[2] + '/index.html', 'stories');
};
const waiting = setInterval(end, 20);`;

let project: ReturnType<typeof fixtureProject>;
let build: StorybookBuild;
beforeEach(() => {
  project = fixtureProject({ 'build.mjs': script, 'design-system/src/Button.tsx': 'one', 'design-system/README.md': 'one' });
  build = createStorybookBuild(project.root, (folder) => ['build.mjs', folder]);
});
afterEach(() => {
  build.close();
  project.remove();
});

const phase = async () => (await build.state()).phase;
const until = (expected: string) => vi.waitFor(async () => expect(await phase()).toBe(expected), { timeout: 10_000 });
const read = (file: string) => (existsSync(join(project.root, file)) ? readFileSync(join(project.root, file), 'utf8') : '');

test('Storybook is built once at a time, with its progress, and again when a source has changed, and the earlier one stays meanwhile', async () => {
  expect(await phase()).toBe('missing');
  await Promise.all([build.start(), build.start()]);
  await build.start();
  await vi.waitFor(async () =>
    expect(await build.state()).toMatchObject({ phase: 'building', seconds: expect.any(Number), output: 'building stories' }),
  );
  expect(read('storybook-static/index.html')).toBe('');
  project.write('go', '');
  await until('ready');
  await build.start();
  expect([read('runs'), read('storybook-static/index.html')]).toEqual(['x', 'stories']);

  project.write('design-system/README.md', 'two, which no story shows');
  expect(await phase()).toBe('ready');
  project.write('design-system/src/Card.tsx', 'new');
  expect(await phase()).toBe('stale');
  project.write('broken', '');
  await build.start();
  await until('failed');
  expect((await build.state()).output).toContain('a story is broken');
  expect(read('storybook-static/index.html')).toBe('stories');

  project.write('design-system/src/Card.tsx', 'mended');
  expect(await phase()).toBe('stale');
});

test('a build that was stopped leaves nothing behind that looks built', async () => {
  await build.start();
  await vi.waitFor(() => expect(read('runs')).toBe('x'), { timeout: 10_000 });
  build.close();
  await until('failed');
  expect(read('storybook-static/index.html')).toBe('');
});
