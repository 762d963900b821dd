import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../scripts/chromium.mjs';
import type { TokenName } from '../../generated/tokens.ts';
import { realms } from '../../src/realm/Realm.ts';
import { cssVariable } from '../../src/tokens/cssVariable.ts';
import { parseTokens, written } from '../../src/tokens/testing/terrazzo.ts';
import { type TokenSet, tokenSet } from '../../src/tokens/tokenSet.ts';
import { isInStyleSheet } from '../tokens/combinations.ts';
import { exportFormats } from './formats.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const combinations = realms.flatMap((realm) =>
  (['default', 'sondo'] as const).flatMap((theme) =>
    (['light', 'dark'] as const).map((scheme) => ({
      ...{ realm, theme, scheme, name: `${realm}-${theme}-${scheme}` },
      values: tokenSet(realm, theme, scheme),
    })),
  ),
);
const namesOf = (values: TokenSet) => Object.keys(values).toSorted();
const isTokenName = (name: string, values: TokenSet): name is TokenName => name in values;
const unquoted = (values: TokenSet) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll("'", '')]));

let folder = '';
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-export-'));
  writeFileSync(join(folder, 'kept.txt'), 'of somebody else');
  const { status, stderr } = spawnSync(process.execPath, ['design-system/scripts/export/run.ts', '--to', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser.close();
});
const fileOf = (path: string) => readFileSync(join(folder, path), 'utf8');

test('the files in DTCG have every token with its value in all 32 combinations, read by an independent parser', async () => {
  expect(combinations).toHaveLength(32);
  // One document that names all files: the parser reads them once, and not 32 times from the beginning.
  const contexts = Object.fromEntries(combinations.map(({ name }) => [name, [{ $ref: `./dtcg/${name}.tokens.json` }]]));
  const document = {
    version: '2025.10',
    modifiers: { combination: { contexts, default: 'se-default-light' } },
    resolutionOrder: [{ $ref: '#/modifiers/combination' }],
  };
  writeFileSync(join(folder, 'all.resolver.json'), JSON.stringify(document));
  const { resolver } = await parseTokens(pathToFileURL(join(folder, 'all.resolver.json')));
  for (const { name, values } of combinations) {
    const tokens = Object.entries(resolver.apply({ combination: name }));
    expect(Object.fromEntries(tokens.map(([id, token]) => [id, written(token)]))).toEqual(unquoted(values));
  }
});

/** Returns the tokens of a file as they stand there, by name. */
function leavesOf(group: object, path: string[] = []): [string, { $type: string; $value: unknown }][] {
  return Object.entries(group).flatMap(([key, child]) =>
    '$value' in child
      ? [[[...path, key].join('.'), child] as [string, { $type: string; $value: unknown }]]
      : leavesOf(child, [...path, key]),
  );
}

test('the files with values as strings have the same in all 32 combinations', () => {
  const inCss = (value: unknown, type: string) => {
    if (type === 'cubicBezier') return `cubic-bezier(${[value].flat().join(', ')})`;
    return [value].flat().join(', ');
  };
  for (const { name, values } of combinations) {
    const leaves = leavesOf(JSON.parse(fileOf(`dtcg-strings/${name}.tokens.json`)));
    expect(Object.fromEntries(leaves.map(([id, { $type, $value }]) => [id, inCss($value, $type)]))).toEqual(unquoted(values));
  }
});

test('the modes for Figma lack the types that the list names, and no other, and have the same values in px', () => {
  const lacks = exportFormats.find(({ folder: one }) => one === 'figma')?.lacks;
  for (const { name } of combinations) {
    const all = leavesOf(JSON.parse(fileOf(`dtcg/${name}.tokens.json`)));
    const held = new Map(leavesOf(JSON.parse(fileOf(`figma/${name}.tokens.json`))));
    expect([...new Set(all.filter(([id]) => !held.has(id)).map(([, { $type }]) => $type))].toSorted()).toEqual(lacks);
    for (const [id, { $type, $value }] of all.filter(([one]) => held.has(one))) {
      const inPx = /^size\.icon|^font\.size/.test(id) ? { value: Number(Object($value).value) * 16, unit: 'px' } : $value;
      expect([id, held.get(id)?.$value]).toEqual([id, $type === 'fontFamily' ? Object($value)[0] : inPx]);
    }
  }
});

test('the variables of SCSS have the same values in all 32 combinations', () => {
  for (const { name, values } of combinations) {
    const variables = [...fileOf(`scss/${name}.scss`).matchAll(/^\$(rk-[\w-]+): (.*);$/gm)].map(([, variable, value]) => [
      `--${variable}`,
      value,
    ]);
    expect(Object.fromEntries(variables)).toEqual(
      Object.fromEntries(Object.entries(values).map(([id, value]) => [cssVariable(id), value])),
    );
  }
});

test('the sheet gives a browser the same values in all 32 combinations', async () => {
  const page = await browser.newPage();
  const elements = combinations.map(
    ({ realm, theme, scheme }) => `<p data-realm="${realm}" data-theme="${theme}" data-scheme="${scheme}"></p>`,
  );
  await page.setContent(`<!doctype html><html lang="en"><style>${fileOf('css/tokens.css')}</style>${elements.join('')}</html>`);
  const [first] = combinations;
  const names = namesOf(first?.values ?? tokenSet('se', 'default', 'light')).filter(isInStyleSheet);
  const seen = await page.evaluate(
    (variables) =>
      [...document.querySelectorAll('p')].map((element) =>
        variables.map((variable) => getComputedStyle(element).getPropertyValue(variable)),
      ),
    names.map(cssVariable),
  );
  expect(seen).toEqual(combinations.map(({ values }) => names.map((name) => (isTokenName(name, values) ? values[name] : ''))));
});

test('the module gives a script the same values in all 32 combinations', () => {
  writeFileSync(
    join(folder, 'typescript/print.ts'),
    `import { tokenSet } from './tokenSet.ts';
const combinations = ${JSON.stringify(combinations.map(({ realm, theme, scheme }) => [realm, theme, scheme] as const))} as [any, any, any][];
console.log(JSON.stringify(combinations.map((combination) => tokenSet(...combination))));`,
  );
  const { stdout } = spawnSync(process.execPath, [join(folder, 'typescript/print.ts')], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(JSON.parse(stdout)).toEqual(combinations.map(({ values }) => values));
});

test('an export leaves other files of its folder alone, and its README names each folder', () => {
  expect(fileOf('kept.txt')).toBe('of somebody else');
  const folders = readdirSync(folder).filter((name) => !name.includes('.'));
  expect(folders.filter((name) => !fileOf('README.md').includes(`\`${name}/\``))).toEqual([]);
  expect(fileOf('README.md')).toContain('| cubicBezier, duration, shadow |');
});
