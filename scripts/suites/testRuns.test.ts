import { describe, expect, it } from 'vitest';
import { outcomeOf, parsePlaywrightReport, parseVitestReport, updatePassColumn } from './testRuns.ts';

const row = (testFile: string, testTitle: string) => ({ clause: '§1.1', testFile, testTitle });

describe('the tests that ran', () => {
  it('the tests of a Vitest report do not include skipped ones', () => {
    const assertionResults = [
      { title: 'reads', status: 'passed' },
      { title: 'writes', status: 'failed' },
      { title: 'rests', status: 'skipped' },
    ];
    expect(parseVitestReport({ testResults: [{ name: '/project/shell/a.test.ts', assertionResults }] }, '/project')).toEqual([
      { file: 'shell/a.test.ts', title: 'reads', passed: true },
      { file: 'shell/a.test.ts', title: 'writes', passed: false },
    ]);
  });

  it('a file that broke before its tests could run is one failed test', () => {
    const testResults = [{ name: '/project/shell/a.test.ts', status: 'failed', assertionResults: [] }];
    expect(parseVitestReport({ testResults }, '/project')).toEqual([
      { file: 'shell/a.test.ts', title: 'the file as a whole', passed: false },
    ]);
  });

  it('the tests of a Playwright report are found at any depth', () => {
    const spec = { title: 'signs in', file: 'signIn.spec.ts', tests: [{ status: 'expected' }] };
    expect(parsePlaywrightReport({ suites: [{ suites: [{ specs: [spec] }] }] }, 'e2e/tests')).toEqual([
      { file: 'e2e/tests/signIn.spec.ts', title: 'signs in', passed: true },
    ]);
  });

  it('a journey that runs in two projects counts twice, and one that was skipped does not count', () => {
    const title = 'signs in';
    const tests = [{ status: 'expected' }, { status: 'unexpected' }, { status: 'skipped' }];
    expect(parsePlaywrightReport({ specs: [{ title, file: 'signIn.spec.ts', tests }] }, 'e2e')).toEqual([
      { file: 'e2e/signIn.spec.ts', title, passed: true },
      { file: 'e2e/signIn.spec.ts', title, passed: false },
    ]);
  });
});

describe('the outcome of a clause', () => {
  const runs = [
    { file: 'a.test.ts', title: 'the realm se counts in SEK', passed: true },
    { file: 'a.test.ts', title: 'the realm us counts in USD', passed: true },
    { file: 'a.test.ts', title: 'nobody (ever) leaves', passed: false },
    { file: 'L.stories.tsx', title: 'Home On Small Screen', passed: true },
  ];

  it.each([
    ['the realm %s counts in %s', 'passed'],
    ['the realm $realm counts in $currency', 'passed'],
    [['the realm $', '{realm} counts in $', '{currency}'].join(''), 'passed'],
    ['nobody (ever) leaves', 'failed'],
    ['the realm', 'did not run'],
    ['nobody .ever. leaves', 'did not run'],
  ])("the outcome of the title '%s' is: %s", (title, outcome) => {
    expect(outcomeOf(row('a.test.ts', title), runs)).toBe(outcome);
  });

  it('the outcome of a story is found by its exported name', () => {
    expect(outcomeOf(row('L.stories.tsx', 'HomeOnSmallScreen'), runs)).toBe('passed');
    expect(outcomeOf(row('L.stories.tsx', 'Home'), runs)).toBe('did not run');
  });

  it('the outcome of a clause is that of the file which it names', () => {
    expect(outcomeOf(row('b.test.ts', 'nobody (ever) leaves'), runs)).toBe('did not run');
  });
});

it('updatePassColumn changes the pass column and nothing else', () => {
  const page = ['# A | B', '| §1.1 | a \\| no | f | t | no |', '| §1.2 | b | f | t | yes |', '| clause | yes |', ''].join('\n');
  expect(updatePassColumn(page, new Set(['§1.1']))).toBe(
    ['# A | B', '| §1.1 | a \\| no | f | t | yes |', '| §1.2 | b | f | t | no |', '| clause | yes |', ''].join('\n'),
  );
});
