import { describe, expect, it } from 'vitest';
import { outcomeOf, runsOfPlaywright, runsOfVitest, withPasses } from './testRuns.ts';

const row = (testFile: string, testTitle: string) => ({ clause: '§1.1', testFile, testTitle });

describe('the tests that ran', () => {
  it('come from reports of Vitest, without those that were skipped', () => {
    const assertionResults = [
      { title: 'reads', status: 'passed' },
      { title: 'writes', status: 'failed' },
      { title: 'rests', status: 'skipped' },
    ];
    expect(runsOfVitest({ testResults: [{ name: '/project/shell/a.test.ts', assertionResults }] }, '/project')).toEqual([
      { file: 'shell/a.test.ts', title: 'reads', passed: true },
      { file: 'shell/a.test.ts', title: 'writes', passed: false },
    ]);
  });

  it('name a file of Vitest that broke before its tests could run', () => {
    const testResults = [{ name: '/project/shell/a.test.ts', status: 'failed', assertionResults: [] }];
    expect(runsOfVitest({ testResults }, '/project')).toEqual([{ file: 'shell/a.test.ts', title: 'the file as a whole', passed: false }]);
  });

  it('come from reports of Playwright, however deep they lie', () => {
    const spec = { title: 'signs in', ok: true, file: 'signIn.spec.ts' };
    expect(runsOfPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] }, 'e2e/tests')).toEqual([
      { file: 'e2e/tests/signIn.spec.ts', title: 'signs in', passed: true },
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
  ])("of the title '%s' is: %s", (title, outcome) => {
    expect(outcomeOf(row('a.test.ts', title), runs)).toBe(outcome);
  });

  it('is found for a story by its exported name', () => {
    expect(outcomeOf(row('L.stories.tsx', 'HomeOnSmallScreen'), runs)).toBe('passed');
    expect(outcomeOf(row('L.stories.tsx', 'Home'), runs)).toBe('did not run');
  });

  it('is that of the file which the clause names', () => {
    expect(outcomeOf(row('b.test.ts', 'nobody (ever) leaves'), runs)).toBe('did not run');
  });
});

it('writes the pass column and nothing else', () => {
  const page = ['# A | B', '| §1.1 | a \\| no | f | t | no |', '| §1.2 | b | f | t | yes |', '| clause | yes |', ''].join('\n');
  expect(withPasses(page, new Set(['§1.1']))).toBe(
    ['# A | B', '| §1.1 | a \\| no | f | t | yes |', '| §1.2 | b | f | t | no |', '| clause | yes |', ''].join('\n'),
  );
});
