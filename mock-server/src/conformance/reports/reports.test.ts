import { describe, expect, test } from 'vitest';
import { acceptedBy } from '../run/accepted.ts';
import { checkedConfiguration } from '../run/configuration.ts';
import { failures, type RunResult } from '../run/results.ts';
import type { Finding } from '../verdicts/finding.ts';
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
  test('in the terminal name operation, place and cause, what is accepted and what was left out', () => {
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

  test('as JUnit count failures and what was left out, and escape what they quote', () => {
    const xml = junitReport(result);
    expect(xml).toContain('<testsuites tests="2" failures="1" skipped="1"');
    expect(xml).toContain('must be integer &lt;&amp; [wrong-type]">');
    expect(xml).toContain('<skipped message="it is an extension"/>');
  });

  test('as a page need nothing else, and show every status of every operation', () => {
    const page = htmlReport(result);
    expect(page).not.toMatch(/<script|<link|src=|url\(/);
    expect(page).toContain('must be integer &lt;&amp;');
    expect(page).toContain('200: 3×');
    expect(page).toContain('404: never');
  });
});

describe('a deviation', () => {
  const deviation = {
    rule: 'wrong-type',
    operation: 'getBook',
    place: 'answer body /pages',
    reason: 'Mended with release 12.',
    until: '2026-12-31',
  } as const;

  test('is accepted until its day, at its place only', () => {
    expect(acceptedBy(finding, [deviation], '2026-12-31')).toBe(deviation);
    expect(acceptedBy(finding, [deviation], '2027-01-01')).toBeUndefined();
    expect(acceptedBy({ ...finding, place: 'answer body /title' }, [deviation], '2026-12-31')).toBeUndefined();
    expect(failures({ cases: [] })).toEqual([]);
  });

  test('without a reason or a day is no deviation', () => {
    expect(() => checkedConfiguration({ accepted: [{ rule: 'wrong-type', until: '2026-12-31' }] })).toThrow('reason is missing');
    expect(() => checkedConfiguration({ accepted: [{ rule: 'wrong-type', reason: 'Mended with release 12.' }] })).toThrow(
      'until is missing',
    );
  });

  test('and tokens may come from the environment, which must have them', () => {
    expect(checkedConfiguration({ tokens: { teacher: '$TOKEN' } }, { TOKEN: 'secret' }).tokens).toEqual({ teacher: 'secret' });
    expect(() => checkedConfiguration({ tokens: { teacher: '$TOKEN' } }, {})).toThrow('TOKEN, which is not set');
  });
});
