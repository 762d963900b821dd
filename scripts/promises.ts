// `node scripts/promises.ts`: prints the promises of the English texts and what docs/promises.md lacks.
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

/** The reason for each key whose sentences look like promises and promise nothing. */
export type Exceptions = Readonly<Record<string, string>>;

/** The most keys that may be exceptions: with more of them the patterns are wrong. */
export const maximumExceptions = 20;

/** What a sentence says about the future or about an effect. */
const effects: readonly RegExp[] = [
  // What happens later, and until when.
  /\bwill\b|’ll\b|\btake(s|n)? effect\b|\bcounts? from\b|\bso that\b|\bas soon as\b/i,
  /\b(from (now|then) on|after (that|the trial)|until|afterwards|at once|immediately|at any time|by itself|otherwise)\b/i,
  /\b(from|by) \{\{(date|day|at|startsAt)\}\}|\btry again on\b|\{\{[\w.]*amount\}\} on \{\{/i,
  /\b(within|for|before|older than|with) (\d+|two|three) (minutes|hours|days|months)\b|\bdays? (before|free)\b/i,
  /\b(can no longer|no longer works?|no longer open|can be .*\bat any time|can .* again|can resume|can be chosen once)\b/i,
  // What it costs.
  /\b(is|are) free\.|\bfree (until|trial|sample)\b|\b(costs?|owe) nothing\b|\bno money\b|\bgoes back\b|\breduced? the price\b/i,
  /\b(is|are|be|was|been|we|not) charged?\b|\b(next|first) charge(:| is| of)|\bthe charge fails\b|\bbefore charging\b/i,
  /\bbalance (pays|does)\b|\bpays for\b|\b(comes from|come from (this|your))\b|\bworks without\b|\bdoes not cover\b|\bis valid for\b|\bneed not\b|\bdo not have to\b/i,
  // What begins, ends, opens and stays.
  /\b(opens|continues|returns|stays|stay (in|as|logged))\b|^(your|the|this|it|a) .*\bbegins\b|^(rows|.* rows) .*\bstay\.$|\bstill (here|logged in)\b|\b(stops?|stopped) working\b|\bhas (begun|ended|stopped)\b|\b(read|reading) on\b|\bgo on reading\b|\bin another account\b|\bbeforehand\b|\bfollow the\b/i,
  /\b(ends?|ended|withdrew)\b.* (on|with|at once|because|unless)\b|^ends\b/i,
  /\bkeeps\b|\b(we|you|it|they) keep\b|\bis (not )?kept\b|\bremembered\b|\b(is|are) (lost|gone|void|left out)\b|\b(loses|leaves|holds for)\b|\bonly right then\b/i,
  /\bnothing ((is|was|has|been|more) )*(changed|changes|saved|sent|done)\b(?! yet)|^nothing is saved yet/i,
  // What is stored, removed, changed and sent.
  /(?<!^what )\b(is|are|was|were|be|been) (saved|stored|removed|deleted|added|changed|cancell?ed|recorded|logged|sent|paid|imported|redeemed|confirmed|used|undone|detached)\b/i,
  /\b(saved|removed|changed|cancell?ed|redeemed|paid|undone|applied|submitted)\.$|^(added|put|taken) .*\.$|\bis off the shelf\b/i,
  /\bwe(’ve| have)? (received|sent|send|write|confirm|remind|then remove|have put|could not charge|try|put)\b|\b(by|an) email\b(?!\.)|\bon its way\b|\bthe email about\b|\bwe use\b/i,
  // What cannot be done later, and who can do or see it.
  /\bcannot be (undone|taken back|changed|shown again)\b|\b(works?|only) once\b/i,
  /\bonly (an? (superuser|administrator)|administrators|superusers|employees|pupils|students|people to|the staff|they|another)\b/i,
  /\b(nobody|whoever|everybody) .*\b(can|has|have)\b|\b(every|each) .*\b(gets?|is)\b|\bsee what was changed\b|\bdoes not learn\b/i,
  /\blogged out\b|\blog in with this\b|\blog in with that\b|\balso your user name\b|\bsee and do everything\b|^shows\b.*\b(for|here)\b|\bit shows here\b|\bis made when\b|^(employees|pupils|students) (may )?log in\b|\bpeople can log in\b/i,
];

/** What begins a request to the reader, which is no promise unless a clause after it says what follows. */
const request =
  /^(ask|check|choose|download|enter|go|look|make|open|see|take|try|use|wait|write|find|drop)\b(?!.*(\bwill\b|\bnobody\b|\bso that\b|[;:]))/i;

/** What an error says: that something did not or does not work now, or did not happen yet. */
const error = /^(?!nothing\b).*(\b(could not|couldn’t|can’t|cannot) be (?!(undone|taken back|changed|shown again))|\byet\.$)|\?$/i;

/** Returns whether a sentence states something about the future or an effect. */
export const isPromise = (sentence: string): boolean =>
  !request.test(sentence) && !error.test(sentence) && effects.some((effect) => effect.test(sentence));

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

/**
 * Returns what is wrong with the list of promises: a promise in neither the table nor the exceptions, a key, a quote or a test that does not
 * exist, and exceptions that are too many or not needed.
 */
export function findPromiseProblems(texts: readonly Text[], markdown: string, exceptions: Exceptions, readFile: ReadProjectFile): string[] {
  const { rows, problems } = parsePromises(markdown);
  const sentences = texts.flatMap(({ key, text }) => sentencesOf(text).map((sentence) => ({ key, sentence })));
  const isListed = ({ key, sentence }: (typeof sentences)[number]) =>
    rows.some((row) => row.keys.includes(key) && row.quotes.some((quote) => isQuoteOf(quote, sentence)));
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
  const open = sentences.filter((one) => isPromise(one.sentence) && !isListed(one));
  for (const { key, sentence } of open) if (!(key in exceptions)) problems.push(`${key}: no row and no exception for '${sentence}'`);
  const excepted = Object.entries(exceptions);
  if (excepted.length > maximumExceptions) problems.push(`${excepted.length} exceptions, and at most ${maximumExceptions} are allowed`);
  for (const [key, reason] of excepted) {
    if (reason.trim() === '') problems.push(`the exception ${key} has no reason`);
    if (!open.some((one) => one.key === key)) problems.push(`the exception ${key} is not needed`);
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

/** Returns what is wrong with docs/promises.md and its exceptions. */
export const projectProblems = (texts: readonly Text[]): string[] =>
  findPromiseProblems(
    texts,
    readProjectFile('docs/promises.md') ?? '',
    JSON.parse(readProjectFile('scripts/promiseExceptions.json') ?? '{}'),
    readProjectFile,
  );

if (import.meta.main) {
  const texts = projectTexts('en-GB');
  for (const { key, text } of texts) for (const sentence of sentencesOf(text).filter(isPromise)) console.log(`${key}: ${sentence}`);
  const problems = projectProblems(texts);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
