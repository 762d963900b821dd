import { expect, test } from 'vitest';
import { joinClauses, parseClauses } from './clauses.ts';

const clauses = parseClauses(
  'example',
  ['# Example', '', 'A sentence.', '', '- §1.1 It reads.', '- §2 Top bar.1 It writes | sends.', ''].join('\n'),
);
const run = { file: 'a.test.ts', title: 'it reads', passed: true, clauses: ['example §1.1'] };

test('the clauses of a page are its list items, by page, section and number', () => {
  expect([...clauses]).toEqual([
    ['example §1.1', 'It reads.'],
    ['example §2 Top bar.1', 'It writes | sends.'],
  ]);
});

test.each([
  ['- 1.1 It reads.', 'not an item like'],
  ['- §1 It reads.', 'not an item like'],
  ['- §1.01 It reads.', 'not an item like'],
  ['- §1.1', 'not an item like'],
  ['- §1.1 It reads.\n- §1.1 It writes.', 'example §1.1 stands twice'],
])('a page with the list %j is refused', (list, problem) => {
  expect(() => parseClauses('example', list)).toThrow(problem);
});

test('a clause that no test carries is named, and it is no problem', () => {
  expect(joinClauses(clauses, [run], ['example §1.1'])).toEqual({ untested: ['example §2 Top bar.1'], problems: [] });
});

test('a clause is tested when one of its tests carries others too', () => {
  expect(joinClauses(clauses, [{ ...run, clauses: [...clauses.keys()] }, run], []).untested).toEqual([]);
});

test('a test that carries an unknown clause is a problem', () => {
  expect(joinClauses(clauses, [run, { ...run, clauses: ['example §1.2'] }], []).problems).toEqual([
    'There is no clause example §1.2: a.test.ts: it reads',
  ]);
});

test('a clause of whose tests one failed is a problem', () => {
  expect(joinClauses(clauses, [run, { ...run, passed: false }], []).problems).toEqual([
    'example §1.1: its test failed: a.test.ts: it reads',
  ]);
});

test('a clause that had a test at the last commit and has none now is a problem, unless the clause is gone too', () => {
  expect(joinClauses(clauses, [{ ...run, clauses: undefined }], ['example §1.1', 'example §9.9']).problems).toEqual([
    'example §1.1: it had a test at the last commit, and none ran now',
  ]);
});
