import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';

const root = join(import.meta.dirname, '../..');

interface Term {
  /** The one term for a thing. */
  readonly use: string;
  /** What else it could be called. */
  readonly not: RegExp;
  /** The locale where it holds; both, where it is left out. */
  readonly locale?: 'en-GB' | 'en-US';
}

const terms: readonly Term[] = [
  { use: 'email', not: /\be-mails?\b/i },
  { use: 'log in, log out', not: /\bsign(s|ed|ing)?[ -](in|out)\b/i },
  { use: 'Microsoft 365', not: /\bOffice ?365\b/i },
  { use: 'Google Workspace email, Google Workspace ID', not: /\bGoogle (?!Workspace (email|ID)\b)|\bG ?Suite\b/i },
  { use: 'mobile number', not: /\bSMS\b|\b(mobile )?phone number\b|\bcell ?phone\b/i },
  { use: 'school unit', not: /(?<!\bschool )\bunits?\b/i },
  { use: 'pupil', not: /\bstudents?\b/i, locale: 'en-GB' },
  { use: 'student', not: /\bpupils?\b/i, locale: 'en-US' },
];

function textsOf(node: object, path: string): readonly (readonly [path: string, text: string])[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as const] : textsOf(value, `${path}.${key}`),
  );
}

const files = projectFiles(['*/en-GB.json', '*/en-US.json']);

test.each(files)('the texts of %s use one term for each thing', (file) => {
  const texts = textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')), file);
  expect(texts.length).toBeGreaterThan(0);
  const found = texts.flatMap(([path, text]) =>
    terms
      .filter(({ locale }) => locale === undefined || file.endsWith(`${locale}.json`))
      .flatMap(({ use, not }) => (not.test(text.replace(/\{\{.*?\}\}/g, '')) ? [`${path}: "${text}" should say ${use}`] : [])),
  );
  expect(found).toEqual([]);
});
