import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';

const root = join(import.meta.dirname, '../..');

/** The styles that may write a time or an easing, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'design-system/src/theme/pageRules.ts': 'ends what styles of packages move for people who want less motion',
  'reader/src/player/ui/ReaderTheme.tsx': 'does the same within the reader, which has a tree of its own',
};

const folders = ['design-system/src', 'packages/shell/src', 'packages/admin-kit/src', 'admin/src', 'consumer/src', 'reader/src/player/ui'];

/** Returns the lines of a source that write a duration or an easing in a transition or an animation. */
function rawMotion(source: string): string[] {
  const properties = /\b(transition|animation)(-?[a-z]+)?\s*['"]?\s*:|\.animate\(|cubic-bezier\(|\bsteps\(/i;
  const raw = /(?<![\w.#-])\d*\.?\d+m?s\b|cubic-bezier\(|\bsteps\(|(?<![\w-])ease(-in|-out|-in-out)?(?![\w-])|\bduration:\s*\d/;
  return source
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && properties.test(line) && raw.test(line))
    .map((line) => line.trim());
}

test('no style writes a duration or an easing itself, but those with a reason', () => {
  const files = projectFiles(folders).filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => rawMotion(readFileSync(join(root, file), 'utf8')).length > 0);
  expect(found).toEqual(Object.keys(exceptions));
});

test.each([
  ["transition: 'opacity 200ms'"],
  ["animation: 'turn 1.2s linear infinite'"],
  ["transitionDuration: '.3s',"],
  ["transitionTimingFunction: 'ease-in-out'"],
  ["const timing = { easing: 'cubic-bezier(0.2, 0, 0, 1)' };"],
  ['element.animate([], { duration: 200 })'],
  ['a{transition:color 1s}'],
])('the search finds %s', (line) => {
  expect(rawMotion(line)).toEqual([line]);
});

test.each([
  ["transition: motion('press', 'translate')"],
  ["animation: ['turn', token('motion.wait.duration'), 'linear infinite'].join(' ')"],
  ["transition: 'none'"],
  ['// A transition of 200ms'],
])('the search accepts %s', (line) => {
  expect(rawMotion(line)).toEqual([]);
});
