import { escapeXml } from '@realmkit/openapi/xml';
import { type CaseResult, formatOrigin, type RunResult } from '../core/results.ts';
import { curlOf } from '../verdicts/evidence.ts';
import { formatFinding } from '../verdicts/finding.ts';

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return escapeXml(text.replaceAll(forbidden, '�'));
}

const isFailure = ({ severity, accepted }: CaseResult['findings'][number]): boolean => severity === 'error' && accepted === undefined;

const textOf = (finding: CaseResult['findings'][number], target: string): string =>
  [formatFinding(finding), ...formatOrigin(finding), ...(finding.evidence ? [curlOf(target, finding.evidence)] : [])].join('\n');

function caseOf(service: string, one: CaseResult, target: string): string {
  const failed = one.findings.filter(isFailure);
  const others = one.findings.filter((finding) => !isFailure(finding));
  const parts = [
    one.skipped === undefined || failed.length > 0 ? '' : `<skipped message="${escaped(one.skipped)}"/>`,
    // Only the first finding goes into the attribute, which loses line breaks.
    ...failed
      .slice(0, 1)
      .map(
        (first) =>
          `<failure type="${first.rule}" message="${escaped(formatFinding(first))}">${escaped(failed.map((finding) => textOf(finding, target)).join('\n'))}</failure>`,
      ),
    others.length === 0 ? '' : `<system-out>${escaped(others.map(formatFinding).join('\n'))}</system-out>`,
  ];
  const time = (one.duration / 1000).toFixed(3);
  return `<testcase classname="${escaped(`${service}.${one.group}`)}" name="${escaped(one.title)}" time="${time}">${parts.join('')}</testcase>`;
}

/** Renders a run as JUnit XML, with a test case for each scenario and each kind of bad request. */
export function junitReport({ service, target, startedAt, cases }: RunResult): string {
  const failed = cases.filter(({ findings }) => findings.some(isFailure)).length;
  const skipped = cases.filter((one) => one.skipped !== undefined && !one.findings.some(isFailure)).length;
  const time = (cases.reduce((sum, { duration }) => sum + duration, 0) / 1000).toFixed(3);
  const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}" errors="0" time="${time}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `<testsuite name="${escaped(service)}" timestamp="${startedAt}" ${counts}>`,
    ...cases.map((one) => caseOf(service, one, target)),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
