import { expect, it } from 'vitest';
import { drawSample } from '../suites/drawSample.ts';
import {
  findMutationProblems,
  type Mutation,
  mutatedTestsOf,
  type ProvenRow,
  readMutations,
  readProjectFile,
  readProvenRows,
} from './mutations.ts';
import { judge } from './verdict.ts';

const rows: ProvenRow[] = [
  { id: 'shell §1.4', testFile: 'packages/shell/src/realm.test.ts', testTitle: 'the host %s means the realm %s' },
  { id: 'shell §1.5', testFile: 'packages/shell/src/realm.test.ts', testTitle: 'the chosen realm is stored' },
  { id: 'reader §0.8', testFile: 'reader/src/Reader.once.stories.tsx', testTitle: 'OfItsHost' },
];
const files: Record<string, string> = {
  'packages/shell/src/realm.ts': 'export const realm = (host) => realms[host] ?? stored;\n',
  'reader/src/events.ts': 'start({ roles });\n',
};
const ofRealm: Mutation = {
  source: 'packages/shell/src/realm.mutations.json',
  rows: ['shell §1.4', 'shell §1.5'],
  file: 'packages/shell/src/realm.ts',
  from: 'realms[host] ?? stored',
  to: "'se'",
};
const ofReader: Mutation = {
  source: 'reader/src/Reader.mutations.json',
  rows: ['reader §0.8'],
  file: 'reader/src/events.ts',
  from: '{ roles }',
  to: '{ roles: [] }',
};
const problemsOf = (...mutations: Mutation[]) => findMutationProblems(rows, mutations, (path) => files[path]);

it('mutations that name existing rows and stand beside their tests have no problem', () => {
  expect(problemsOf(ofRealm, ofReader)).toEqual([]);
});

it('the mutations of the project have no problem', () => {
  expect(findMutationProblems(readProvenRows(), readMutations(), readProjectFile)).toEqual([]);
});

it.each<[string, Partial<Mutation>, RegExp]>([
  ['no row', { rows: [] }, /names no row/],
  ['an unknown row', { rows: ['reader §0.8', 'reader §9.99'] }, /there is no row reader §9\.99/],
  ['a place beside another test', { source: 'reader/src/other.mutations.json' }, /belongs into reader\/src\/Reader\.mutations\.json/],
  ['a test as its target', { file: 'reader/src/Reader.once.stories.tsx' }, /is part of a test/],
  ['a file that does not exist', { file: 'reader/src/gone.ts' }, /there is no file/],
  ['a text that is not in the file', { from: 'roles: all' }, /stands 0 times/],
  ['a text that stands twice', { from: '(' }, /stands 2 times/],
  ['no change', { to: '{ roles }' }, /changes nothing/],
])('a mutation with %s is a problem', (_name, part, problem) => {
  files['reader/src/events.ts'] = 'start({ roles });\n';
  if (part.from === '(') files['reader/src/events.ts'] = 'start(({ roles }));\n';
  expect(problemsOf(ofRealm, { ...ofReader, ...part }).join('\n')).toMatch(problem);
});

it('a mutation of two rows is run once for each of their tests', () => {
  expect(mutatedTestsOf(rows, [ofRealm]).map(({ testTitle }) => testTitle)).toEqual([
    'the host %s means the realm %s',
    'the chosen realm is stored',
  ]);
  const sameTest = rows.map((row) => ({ ...row, testFile: 'packages/shell/src/realm.test.ts', testTitle: 'one' }));
  expect(mutatedTestsOf(sameTest, [ofRealm])).toHaveLength(1);
});

const test = { testFile: 'packages/shell/src/realm.test.ts', testTitle: 'the host %s means the realm %s' };
const run = (passed: boolean, ...errors: { name?: string; message: string }[]) => ({
  file: test.testFile,
  title: `the host realmkit.${errors.length} means the realm se`,
  passed,
  errors,
});

it.each<[string, ReturnType<typeof run>[], string]>([
  ['every case passes', [run(true), run(true)], 'survived'],
  ['one case fails by an assertion', [run(true), run(false, { name: 'AssertionError', message: 'expected 1 to be 2' })], 'detected'],
  [
    'a query of Testing Library finds nothing',
    [run(false, { name: 'TestingLibraryElementError', message: 'Unable to find a label' })],
    'detected',
  ],
  [
    'an assertion of Playwright does not hold',
    [run(false, { message: 'Error: \u001b[2mexpect(\u001b[22mlocator).toBeVisible() failed' })],
    'detected',
  ],
  ['the test throws', [run(false, { name: 'TypeError', message: 'x is not a function' })], 'failed without an assertion'],
  ['the test takes too long', [run(false, { name: 'Error', message: 'Test timed out in 5000ms.' })], 'failed without an assertion'],
  ['only another test ran', [{ ...run(true), title: 'another title' }], 'did not run'],
])('when %s, the verdict is right', (_name, runs, outcome) => {
  expect(judge(test, runs).outcome).toBe(outcome);
});

it('a sample by seed is the same in any order and another with another seed', () => {
  const items = Array.from({ length: 50 }, (_, index) => ({ index }));
  const drawn = drawSample(items, 5, 'a');
  expect(drawn).toHaveLength(5);
  expect(drawSample(items.toReversed(), 5, 'a')).toEqual(drawn);
  expect(drawSample(items, 5, 'b')).not.toEqual(drawn);
});
