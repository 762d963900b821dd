import { describe, expect, test } from 'vitest';
import { acceptedBy } from '../core/accepted.ts';
import { checkedConfiguration } from '../core/configuration.ts';
import { failures, type RunResult } from '../core/results.ts';
import type { Finding } from '../verdicts/finding.ts';
import { annotations } from './annotations.ts';
import { ctrfReport } from './ctrf.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { terminalReport } from './terminal.ts';

const finding: Finding = {
  rule: 'wrong-type',
  severity: 'error',
  operation: 'getBook',
  status: 200,
  place: 'answer body /pages',
  cause: 'must be integer <&',
};
const result: RunResult = {
  service: 'library',
  target: 'http://localhost:5000',
  startedAt: '2026-11-21T12:00:00.000Z',
  cases: [
    {
      group: 'scenarios',
      title: 'a book',
      findings: [finding, { ...finding, place: 'answer body /title', accepted: 'Mended soon. (until 2027-01-01)' }],
      requests: 3,
      duration: 12,
    },
    { group: 'scenarios', title: 'a cover', skipped: 'it is an extension', findings: [], requests: 0, duration: 0 },
  ],
  coverage: [
    {
      operation: 'getBook',
      method: 'GET',
      path: '/v1/books/{bookId}',
      statuses: [
        { status: 200, seen: 3 },
        { status: 404, seen: 0 },
      ],
    },
  ],
};

describe('the reports of a run', () => {
  test('the terminal report names operation, place and cause, accepted deviations and skipped cases', () => {
    const text = terminalReport(result);
    for (const line of [
      '✗ getBook 200: answer body /pages must be integer <& [wrong-type]',
      'accepted, Mended soon.',
      '- a cover: left out, it is an extension',
      'Documented statuses seen: 1 of 2.',
      'leaves its contract: 1 finding',
    ])
      expect(text).toContain(line);
  });

  test('each report says by which line of the contract a finding is one, the seed of its run, and the apps that call the operation', () => {
    const expectedBy = { pointer: '#/components/schemas/Book/properties/pages', source: 'openapi/specs/library.yaml:120' };
    const traced = {
      ...result,
      cases: [
        {
          group: 'scenarios',
          title: 'a',
          findings: [{ ...finding, expectedBy, seed: 42, calledBy: ['consumer', 'reader'] }],
          requests: 1,
          duration: 1,
        },
      ],
    };
    for (const report of [terminalReport, htmlReport, junitReport, ctrfReport]) {
      expect(report(traced)).toContain('expected by openapi/specs/library.yaml:120 #/components/schemas/Book/properties/pages');
      expect(report(traced)).toContain('--seed 42');
      expect(report(traced)).toContain('called by: consumer, reader');
      expect(report(result)).not.toMatch(/expected by|--seed|called by/);
    }
  });

  test('the JUnit report counts failures and skipped cases and escapes quoted text', () => {
    const xml = junitReport(result);
    expect(xml).toContain('<testsuites tests="2" failures="1" skipped="1"');
    expect(xml).toContain('must be integer &lt;&amp; [wrong-type]">');
    expect(xml).toContain('<skipped message="it is an extension"/>');
  });

  test('the CTRF report has a test for each case, with its status and its finding', () => {
    const { reportFormat, results } = JSON.parse(ctrfReport(result));
    expect(reportFormat).toBe('CTRF');
    expect(results.summary).toMatchObject({ tests: 2, passed: 0, failed: 1, skipped: 1, start: Date.parse(result.startedAt) });
    expect(results.tests).toEqual([
      expect.objectContaining({ name: 'a book', status: 'failed', message: expect.stringContaining('must be integer <&') }),
      expect.objectContaining({ name: 'a cover', status: 'skipped', message: 'it is an extension' }),
    ]);
  });

  test('a GitHub workflow is told each finding in a line, with signs that its commands need', () => {
    const broken = { ...finding, operation: 'GET /a,b:c', cause: 'is 100 %\nwrong' };
    const told = annotations({ ...result, cases: [{ group: 'scenarios', title: 'a', findings: [broken], requests: 1, duration: 1 }] });
    expect(told).toEqual(['::error title=library GET /a%2Cb%3Ac::GET /a,b:c 200: answer body /pages is 100 %25%0Awrong [wrong-type]']);
  });

  test('the HTML report is self-contained and shows every status of every operation', () => {
    const page = htmlReport(result);
    expect(page).not.toMatch(/<script|<link|src=|url\(/);
    expect(page).toContain('must be integer &lt;&amp;');
    expect(page).toContain('200: 3×');
    expect(page).toContain('404: never');
  });
});

describe('the configuration of a run', () => {
  const deviation = {
    rule: 'wrong-type',
    operation: 'getBook',
    place: 'answer body /pages',
    reason: 'Mended with release 12.',
    until: '2026-12-31',
  } as const;

  test('a deviation is accepted until its date and only at its place', () => {
    expect(acceptedBy(finding, [deviation], '2026-12-31')).toBe(deviation);
    expect(acceptedBy(finding, [deviation], '2027-01-01')).toBeUndefined();
    expect(acceptedBy({ ...finding, place: 'answer body /title' }, [deviation], '2026-12-31')).toBeUndefined();
    expect(failures({ cases: [] })).toEqual([]);
  });

  test('a deviation without a reason or a date is refused', () => {
    expect(() => checkedConfiguration({ accepted: [{ rule: 'wrong-type', until: '2026-12-31' }] })).toThrow('reason is missing');
    expect(() => checkedConfiguration({ accepted: [{ rule: 'wrong-type', reason: 'Mended with release 12.' }] })).toThrow(
      'until is missing',
    );
  });

  test('tokens come from environment variables, which must be set', () => {
    expect(checkedConfiguration({ tokens: { teacher: '$TOKEN' } }, { TOKEN: 'secret' }).tokens).toEqual({ teacher: 'secret' });
    expect(() => checkedConfiguration({ tokens: { teacher: '$TOKEN' } }, {})).toThrow('TOKEN, which is not set');
  });
});
