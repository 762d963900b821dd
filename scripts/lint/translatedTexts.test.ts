import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Lints elements with this rule alone, one on each line; returns those that it reports. */
function reportedOf(elements: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'translated-texts-'));
  try {
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ plugins: [resolve('scripts/lint/translatedTexts.grit')], linter: { rules: { recommended: false } } }),
    );
    writeFileSync(join(folder, 'page.tsx'), elements.map((element, index) => `export const e${index} = ${element};`).join('\n'));
    const lint = ['lint', '--colors=off', '--reporter=github', 'page.tsx'];
    const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), lint, { cwd: folder, encoding: 'utf8' });
    expect(stdout + stderr).not.toContain('loading of plugins');
    const lines = new Set([...stdout.matchAll(/,line=(\d+)/g)].map(([, line]) => Number(line)));
    return elements.filter((_, index) => lines.has(index + 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a text after an element that comes and goes is reported', () => {
  const elements = [
    '<p>{up ? <Up /> : <Down />}{t(($) => $.name)}</p>',
    '<p>{up && <Up />} {row.name}</p>',
    '<p>{up ? (<Up />) : null}Name</p>',
    '<>{up ? null : <Up />}{`Name`}</>',
    "<p>{up ? <Up /> : null}{row ? t(($) => $.some) : ''}</p>",
  ];
  expect(reportedOf(elements)).toEqual(elements);
});

test('a text with an element of its own, or before what comes and goes, is not', () => {
  const elements = [
    '<p>{up ? <Up /> : null}<span>{t(($) => $.name)}</span></p>',
    '<p>{t(($) => $.name)}{up ? <Up /> : null}</p>',
    '<p>{up ? <Up /> : null}{rows.map((row) => <Row key={row} />)}</p>',
    '<p>{up ? <Up /> : null}{children}</p>',
    '<p><b />{t(($) => $.name)}</p>',
  ];
  expect(reportedOf(elements)).toEqual([]);
});
