// The mutations of `npm run test:effects`: each turns one behaviour of the product off, and the test that is named for this behaviour must fail.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parsePromises } from '../promises.ts';
import { coveragePages, parseCoveragePage } from '../specCoverage.ts';

export const root = join(import.meta.dirname, '../..');

/** A mutation, as it stands in a file `NAME.mutations.json` beside the test `NAME.test.ts`, `NAME.spec.ts` or `NAME.stories.tsx`. */
interface MutationEntry {
  /**
   * The rows whose behaviour it turns off: `shell §1.4` of docs/spec-coverage, `promise admin/sync:intro` of docs/promises.md. Where several
   * promises have the same first key, the second is `promise admin/sync:intro 2`.
   */
  readonly rows: readonly string[];
  /** The source file from the root of the project. */
  readonly file: string;
  /** The text to replace; it stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** A mutation, with the file that it stands in. */
export interface Mutation extends MutationEntry {
  readonly source: string;
}

/** A row that names a behaviour and the test that proves it. */
export interface ProvenRow {
  readonly id: string;
  readonly testFile: string;
  readonly testTitle: string;
}

/** A test and the mutations that it must detect. */
export interface MutatedTest {
  readonly testFile: string;
  readonly testTitle: string;
  readonly mutation: Mutation;
}

/** The end of a test file's name. */
const testEnding = /\.(?:once\.stories|test|spec|stories)\.tsx?$/;

/** Returns the promises of docs/promises.md as rows. */
function readPromises(): ProvenRow[] {
  const seen = new Map<string, number>();
  return parsePromises(readFileSync(join(root, 'docs/promises.md'), 'utf8')).rows.map(({ keys: [key = ''], testFile, testTitle }) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { id: count === 1 ? `promise ${key}` : `promise ${key} ${count}`, testFile, testTitle };
  });
}

/** Returns the rows of the coverage pages that have a test, and the promises. */
export const readProvenRows = (): ProvenRow[] => [
  ...coveragePages.flatMap((page) =>
    parseCoveragePage(page, readFileSync(join(root, 'docs/spec-coverage', `${page}.md`), 'utf8'))
      .rows.filter(({ testFile }) => testFile !== '')
      .map(({ clause, testFile, testTitle }) => ({ id: `${page} ${clause}`, testFile, testTitle })),
  ),
  ...readPromises(),
];

/** Returns the mutations of all files. */
export const readMutations = (): Mutation[] =>
  globSync('{*,.storybook}/**/*.mutations.json', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .toSorted()
    .flatMap((source) =>
      JSON.parse(readFileSync(join(root, source), 'utf8')).map((entry: MutationEntry) => ({
        ...entry,
        source: source.replaceAll('\\', '/'),
      })),
    );

/** Returns how often a text stands in another. */
const occurrences = (text: string, part: string): number => (part === '' ? 0 : text.split(part).length - 1);

/** Returns the text of a file of the project by its path from the root. */
export const readProjectFile = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/**
 * Returns what is wrong with the mutations, in one sentence each: a row that does not exist, a mutation that stands beside another test, changes a
 * test, or whose text does not stand exactly once in its file.
 */
export function findMutationProblems(
  rows: readonly ProvenRow[],
  mutations: readonly Mutation[],
  readProjectFile: (path: string) => string | undefined,
): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return mutations.flatMap((mutation) => {
    const where = `${mutation.source}, ${mutation.rows.join(', ')}:`;
    const text = readProjectFile(mutation.file);
    return [
      ...(mutation.rows.length === 0 ? [`${where} names no row`] : []),
      ...mutation.rows.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [`${where} there is no row ${id} with a test`];
        const place = `${dirname(row.testFile)}/${basename(row.testFile).replace(testEnding, '')}.mutations.json`;
        return place === mutation.source ? [] : [`${where} the mutation of ${id} belongs into ${place}, beside its test`];
      }),
      ...(testEnding.test(mutation.file) || mutation.file.includes('/testing/') ? [`${where} ${mutation.file} is part of a test`] : []),
      ...(text === undefined ? [`${where} there is no file ${mutation.file}`] : []),
      ...(text !== undefined && occurrences(text, mutation.from) !== 1
        ? [`${where} the text stands ${occurrences(text, mutation.from)} times in ${mutation.file}, not once: ${mutation.from}`]
        : []),
      ...(mutation.from === mutation.to ? [`${where} changes nothing`] : []),
    ];
  });
}

/** Returns each mutation with each test that must detect it, once per test. */
export function mutatedTestsOf(rows: readonly ProvenRow[], mutations: readonly Mutation[]): MutatedTest[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return mutations.flatMap((mutation) => {
    const tests = mutation.rows.flatMap((id) => byId.get(id) ?? []);
    return [...new Map(tests.map(({ testFile, testTitle }) => [`${testFile}\n${testTitle}`, { testFile, testTitle, mutation }])).values()];
  });
}
