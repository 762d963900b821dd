import { describe, expect, it } from 'vitest';
import { parsePlaywrightReport, parseVitestReport } from './testRuns.ts';

describe('the tests that ran', () => {
  it('the tests of a Vitest report have the clauses of their tags or of their story, and do not include skipped ones', () => {
    const assertionResults = [
      { title: 'reads', status: 'passed', tags: ['example §1.1'] },
      { title: 'writes', status: 'failed' },
      { title: 'shows', status: 'passed', tags: [], meta: { clauses: ['example §1.2', 'example §1.3'] } },
      { title: 'rests', status: 'skipped', tags: ['example §1.4'] },
    ];
    expect(parseVitestReport({ testResults: [{ name: '/project/shell/a.test.ts', assertionResults }] }, '/project')).toEqual([
      { file: 'shell/a.test.ts', title: 'reads', passed: true, clauses: ['example §1.1'] },
      { file: 'shell/a.test.ts', title: 'writes', passed: false, clauses: [] },
      { file: 'shell/a.test.ts', title: 'shows', passed: true, clauses: ['example §1.2', 'example §1.3'] },
    ]);
  });

  it('a file that broke before its tests could run is one failed test', () => {
    const testResults = [{ name: '/project/shell/a.test.ts', status: 'failed', assertionResults: [] }];
    expect(parseVitestReport({ testResults }, '/project')).toEqual([
      { file: 'shell/a.test.ts', title: 'the file as a whole', passed: false },
    ]);
  });

  it('the tests of a Playwright report are found at any depth, with the clauses of their annotations', () => {
    const annotations = [{ type: 'specification', description: 'example §1.1' }, { type: 'slow' }];
    const spec = { title: 'signs in', file: 'signIn.spec.ts', tests: [{ status: 'expected', annotations }] };
    expect(parsePlaywrightReport({ suites: [{ suites: [{ specs: [spec] }] }] }, 'e2e/tests')).toEqual([
      { file: 'e2e/tests/signIn.spec.ts', title: 'signs in', passed: true, clauses: ['example §1.1'] },
    ]);
  });

  it('a journey that runs in two projects counts twice, and one that was skipped does not count', () => {
    const title = 'signs in';
    const tests = [{ status: 'expected' }, { status: 'unexpected' }, { status: 'skipped' }];
    expect(parsePlaywrightReport({ specs: [{ title, file: 'signIn.spec.ts', tests }] }, 'e2e')).toEqual([
      { file: 'e2e/signIn.spec.ts', title, passed: true, clauses: [] },
      { file: 'e2e/signIn.spec.ts', title, passed: false, clauses: [] },
    ]);
  });
});
