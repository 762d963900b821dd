import { html, raw } from 'hono/html';
import { coverageCounts, failures, type ReportedFinding, type RunResult } from '../run/results.ts';

const style = `
:root { color-scheme: light dark; --good: #1a6b3c; --bad: #b3261e; --warn: #7a5200; --line: #8888; }
@media (prefers-color-scheme: dark) { :root { --good: #7fd6a2; --bad: #ffb4ab; --warn: #f2c46d; } }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 80rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: start; font-weight: 600; padding-block: .5rem; }
th, td { border-block-end: 1px solid var(--line); padding: .35rem .6rem; text-align: start; vertical-align: top; }
td:nth-child(4) { min-width: 16rem; overflow-wrap: anywhere; } .status { line-height: 1.8; }
.wide { overflow-x: auto; } code { font-family: ui-monospace, monospace; font-size: .9em; }
.error { color: var(--bad); } .warning { color: var(--warn); } .accepted, .seen { color: var(--good); } .unseen { color: var(--bad); }
.status { display: inline-block; margin-inline-end: .75rem; white-space: nowrap; } .verdict { font-size: 1.25rem; font-weight: 600; }
`;

const kindOf = ({ severity, accepted }: ReportedFinding): string => (accepted === undefined ? severity : 'accepted');

const findingRow = (finding: ReportedFinding) => html`<tr>
  <td class="${kindOf(finding)}">${kindOf(finding)}</td>
  <td><code>${finding.operation}</code> ${finding.status === 0 ? '' : finding.status}</td>
  <td><code>${finding.place}</code></td>
  <td>${finding.cause}${finding.accepted === undefined ? '' : html`<br>Accepted: ${finding.accepted}`}</td>
  <td><code>${finding.rule}</code></td></tr>`;

/** A run as one page that needs nothing else: findings, and coverage for each operation and status. */
export function htmlReport(result: RunResult): string {
  const { service, target, startedAt, cases, coverage } = result;
  const findings = cases.flatMap((one) => one.findings);
  const failed = failures(result).length;
  const counts = coverageCounts(coverage);
  const skipped = cases.filter((one) => one.skipped !== undefined);
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${service}</title><style>${raw(style)}</style></head>
<body><header><h1>Conformance of ${service}</h1>
<p><code>${target}</code>, ${startedAt}</p>
<p class="verdict ${failed === 0 ? 'seen' : 'error'}">${failed === 0 ? '✓ Keeps its contract as far as it was asked.' : `✗ Leaves its contract in ${failed} ${failed === 1 ? 'place' : 'places'}.`}</p>
<p>Operations seen at work: ${counts.seenOperations} of ${counts.operations}. Documented statuses seen: ${counts.seenStatuses} of ${counts.statuses}.</p></header>
<main>
${
  findings.length === 0
    ? ''
    : html`<div class="wide" tabindex="0" role="region" aria-label="Findings"><table><caption>Findings</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Operation</th><th scope="col">Place</th><th scope="col">Cause</th><th scope="col">Rule</th></tr></thead>
<tbody>${findings.map(findingRow)}</tbody></table></div>`
}
<div class="wide" tabindex="0" role="region" aria-label="Coverage"><table><caption>Coverage</caption>
<thead><tr><th scope="col">Operation</th><th scope="col">Call</th><th scope="col">Documented statuses, and how often each was seen</th></tr></thead>
<tbody>${coverage.map(
    (one) => html`<tr><th scope="row"><code>${one.operation}</code></th><td><code>${one.method} ${one.path}</code></td>
<td>${one.statuses.map(({ status, seen }) => html`<span class="status ${seen > 0 ? 'seen' : 'unseen'}">${status}: ${seen > 0 ? `${seen}×` : 'never'}</span>`)}</td></tr>`,
  )}</tbody></table></div>
<div class="wide" tabindex="0" role="region" aria-label="Cases"><table><caption>Cases</caption>
<thead><tr><th scope="col">Group</th><th scope="col">Case</th><th scope="col">Requests</th><th scope="col">Result</th></tr></thead>
<tbody>${cases.map((one) => {
    const wrong = failures({ cases: [one] }).length;
    const words = one.skipped === undefined ? (wrong > 0 ? `${wrong} findings` : 'as it should be') : `left out: ${one.skipped}`;
    return html`<tr><td><code>${one.group}</code></td><td>${one.title}</td><td>${one.requests}</td><td class="${wrong > 0 ? 'error' : ''}">${words}</td></tr>`;
  })}</tbody></table></div>
${skipped.length === 0 ? '' : html`<p>${skipped.length} cases were left out; the reasons stand in the table.</p>`}
</main></body></html>`);
}
