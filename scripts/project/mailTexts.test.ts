import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localeProblems } from '../../packages/shell/src/testing/localeProblems.ts';
import { unusedTexts } from '../../packages/shell/src/testing/unusedTexts.ts';
import { projectFiles } from '../projectFiles.ts';

const platform = 'mock-server/src/platform';
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folders = [
  ...projectFiles([`${platform}/*/mails/en-GB.json`]).map((file) => file.replace('/en-GB.json', '')),
  `${platform}/mail/frame`,
];

test('the locale files of the mails of three domains, and of what stands around them, are found', () => {
  expect(folders).toHaveLength(4);
});

describe.each(folders)('the texts of %s', (folder) => {
  const files = Object.fromEntries(projectFiles([`${folder}/*.json`]).map((file) => [file, JSON.parse(read(file)) as unknown]));

  test('the texts are complete in all eight locales, with the same values', () => {
    expect(localeProblems(files)).toEqual([]);
  });

  test('all texts are used', () => {
    const sources = projectFiles([folder === `${platform}/mail/frame` ? `${platform}/mail/frameTexts.ts` : `${folder}/*.ts`]);
    expect(unusedTexts(files[`${folder}/en-GB.json`], sources.map(read))).toEqual([]);
  });
});
