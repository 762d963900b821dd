// Checks docs/promises.md against the English texts and the tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { findTestProblem, parseTable, type ReadProjectFile } from './coverageTable.ts';
import { projectFiles } from './projectFiles.ts';
import { escapePattern } from './suites/escapePattern.ts';

/** A text that people read. */
export interface Text {
  /** Namespace and path: `consumer/shop:cards.removeText`, `mail:receipt`. Plural forms share a key. */
  readonly key: string;
  readonly text: string;
}

/** Splits a text at the ends of its sentences. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=\S)/).map((sentence) => sentence.trim());

/** Returns the texts of a namespace, with one key for all plural forms. */
function flatten(node: object, path: string): Text[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) return flatten(value, `${path}${name}.`);
    return [{ key: `${path}${name.replace(/_(one|other)$/, '')}`, text: String(value) }];
  });
}

/** Returns the texts of a locale file such as `consumer/src/locales/shop/en-GB.json`, whose namespace is `consumer/shop`. */
export function localeTexts(file: string, json: string): Text[] {
  const folders = file.split('/').slice(0, -1);
  return flatten(JSON.parse(json), `${folders.filter((folder) => !['packages', 'src', 'locales'].includes(folder)).join('/')}:`);
}

type Syntax = { readonly type?: string; readonly [property: string]: unknown };
const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** Returns the string literals of a syntax tree in their order; an expression inside a template is a placeholder. */
function literalsOf(node: unknown): string[] {
  if (!isSyntax(node)) return [];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  const inside = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).flatMap(literalsOf));
  if (node.type !== 'TemplateLiteral') return inside;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  const names = (node.expressions as readonly Syntax[]).map(({ name, property }) => name ?? (isSyntax(property) ? property.name : '…'));
  return [quasis.map(({ value }, index) => (index === 0 ? '' : `{{${names[index - 1]}}}`) + value.cooked).join(''), ...inside];
}

/** Returns the texts of the module with the English mails: all literals of a mail have its name as key. */
export function mailTexts(source: string): Text[] {
  const texts: Text[] = [];
  const visit = (node: unknown): void => {
    if (!isSyntax(node)) return;
    if (node.type !== 'ObjectExpression') {
      for (const value of Object.values(node)) for (const one of Array.isArray(value) ? value : [value]) visit(one);
      return;
    }
    for (const { key, value } of node.properties as readonly { readonly key: Syntax; readonly value: unknown }[])
      for (const text of literalsOf(value)) texts.push({ key: `mail:${key.name}`, text });
  };
  const { program, errors } = parseSync('english.ts', source);
  if (errors.length > 0) throw new Error(`The module with the mails cannot be parsed: ${errors[0]?.message}`);
  visit(program.body.find(({ type }) => type === 'ExportNamedDeclaration'));
  return texts;
}

const columns = ['promise', 'keys', 'effect', 'test file', 'test title'] as const;

/** A row of docs/promises.md. */
export interface PromiseRow {
  readonly line: number;
  /** The promising sentences, one or more for each key; `…` stands for any text. */
  readonly quotes: readonly string[];
  readonly keys: readonly string[];
  readonly effect: string;
  readonly testFile: string;
  readonly testTitle: string;
}

/** Parses docs/promises.md. */
export function parsePromises(markdown: string): { rows: PromiseRow[]; problems: string[] } {
  const { rows, problems } = parseTable(markdown, columns);
  return {
    rows: rows.map(({ line, cells }) => ({
      line,
      quotes: cells.promise.split(' / ').flatMap(sentencesOf),
      keys: cells.keys.split(', ').map((key) => key.replaceAll('`', '')),
      effect: cells.effect,
      testFile: cells['test file'],
      testTitle: cells['test title'],
    })),
    problems: problems.map(({ line, message }) => `line ${line}: ${message}`),
  };
}

const isQuoteOf = (quote: string, sentence: string): boolean =>
  new RegExp(`^${quote.split('…').map(escapePattern).join('.*')}$`).test(sentence);

/** Returns what is wrong with the list of promises: a key, a quote or a test that does not exist. */
export function findPromiseProblems(texts: readonly Text[], markdown: string, readFile: ReadProjectFile): string[] {
  const { rows, problems } = parsePromises(markdown);
  const sentences = texts.flatMap(({ key, text }) => sentencesOf(text).map((sentence) => ({ key, sentence })));
  for (const { line, quotes, keys, effect, testFile, testTitle } of rows) {
    const own = sentences.filter(({ key }) => keys.includes(key));
    const add = (message: string | undefined) => message !== undefined && problems.push(`line ${line}: ${message}`);
    for (const key of keys) {
      const ofKey = own.filter((one) => one.key === key);
      if (ofKey.length === 0) add(`no text has the key ${key}`);
      else if (!ofKey.some(({ sentence }) => quotes.some((quote) => isQuoteOf(quote, sentence))))
        add(`the text of ${key} is none of the row's promises`);
    }
    for (const quote of quotes) {
      if (quote.replaceAll('…', '').trim().length < 4) add(`the promise '${quote}' is too short`);
      else if (!own.some(({ sentence }) => isQuoteOf(quote, sentence))) add(`no text of the row says '${quote}'`);
    }
    if (effect === '') add('the row names no effect');
    add(findTestProblem(testFile, testTitle, readFile));
  }
  return problems;
}

const root = join(import.meta.dirname, '..');

/** Reads a file of the project by its path from the root. */
export const readProjectFile: ReadProjectFile = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** Returns the texts of all workspaces and mails in one of the two variants of English. */
export function projectTexts(locale: 'en-GB' | 'en-US'): Text[] {
  return [
    ...projectFiles([`*/${locale}.json`]).flatMap((file) => localeTexts(file, readProjectFile(file) ?? '{}')),
    ...mailTexts(readProjectFile('mock-server/src/mail/texts/english.ts') ?? ''),
  ];
}

/** Returns what is wrong with docs/promises.md. */
export const projectProblems = (texts: readonly Text[]): string[] =>
  findPromiseProblems(texts, readProjectFile('docs/promises.md') ?? '', readProjectFile);
