import { html, raw } from 'hono/html';
import { type CaseResult, coverageCounts, failures, formatOrigin, formatVerdict, type RunResult, testedNothing } from '../core/results.ts';
import { curlOf, type Evidence } from '../verdicts/evidence.ts';
import { type FindingGroup, groupedFindings } from './groupedFindings.ts';

const style = `
:root { color-scheme: light dark; --ground: #fff; --text: #1b1b1f; --soft: #5b5b66; --line: #d5d5dd; --good: #1a6b3c; --bad: #b3261e; --warn: #7a5200; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16161a; --text: #ececf1; --soft: #a9a9b6; --line: #3a3a44; --good: #7fd6a2; --bad: #ffb4ab; --warn: #f2c46d; }
}
body { background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; overflow-wrap: anywhere; padding: 1rem; }
h1 { margin-block-end: 0; } h2 { border-block-end: 1px solid var(--line); margin-block: 2rem .5rem; padding-block-end: .25rem; } h3 { margin-block: 1.25rem .25rem; font-size: 1rem; }
code { font-family: ui-monospace, monospace; font-size: .9em; } .soft { color: var(--soft); }
.verdict { font-size: 1.25rem; font-weight: 600; } .error, .unseen { color: var(--bad); } .warning { color: var(--warn); } .accepted, .seen { color: var(--good); }
ul { list-style: none; margin: 0; padding: 0; } .finding { border-inline-start: 3px solid currentcolor; margin-block: .5rem; padding-inline-start: .75rem; } .finding > * { color: var(--text); margin: 0; } .finding > .soft { color: var(--soft); }
.kind { font-weight: 600; } details summary { cursor: pointer; } .status { display: inline-block; margin-inline-end: .75rem; white-space: nowrap; }
table { border-collapse: collapse; width: 100%; } caption { position: absolute; clip-path: inset(50%); } th, td { border-block-end: 1px solid var(--line); padding: .35rem .6rem .35rem 0; text-align: start; vertical-align: top; }
@media (max-width: 40rem) { thead { position: absolute; clip-path: inset(50%); } tr { border-block-end: 1px solid var(--line); display: block; padding-block: .35rem; } th, td { border: 0; display: block; padding-block: 0; } }
`;

const findingItem = ({ first, kind, count, requestFaults }: FindingGroup, target: string) => html`<li class="finding ${kind}">
  <p><span class="kind ${kind}">${kind}</span> ${first.status === 0 ? '' : html`<strong>${first.status}</strong> `}<code>${first.place}</code> ${first.cause}</p>
  ${first.accepted === undefined ? '' : html`<p>Accepted: ${first.accepted}</p>`}
  <p class="soft"><code>${first.rule}</code>${count === 1 ? '' : `, ${count} times`}${requestFaults.length === 1 ? `, asked with: ${requestFaults[0]}` : ''}</p>
  ${formatOrigin(first).map((line) => html`<p class="soft">${line}</p>`)}
  ${requestFaults.length < 2 ? '' : html`<details><summary>Asked with</summary><ul>${requestFaults.map((one) => html`<li>${one}</li>`)}</ul></details>`}
  ${first.evidence === undefined ? '' : html`<details><summary>Request and answer</summary><pre>${curlOf(target, first.evidence)}</pre><pre>${answerText(first.evidence)}</pre></details>`}
</li>`;

function answerText({ answer }: Evidence): string {
  if (!answer) return 'No answer came.';
  return [String(answer.status), ...Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`), '', answer.body].join('\n');
}

function findingsOf(groups: readonly FindingGroup[], target: string) {
  const operations = [...new Set(groups.map(({ first }) => first.operation))];
  const own = (operation: string) => groups.filter(({ first }) => first.operation === operation);
  return operations.map(
    (operation) => html`<h3><code>${operation}</code></h3><ul>${own(operation).map((group) => findingItem(group, target))}</ul>`,
  );
}

function caseRow(one: CaseResult) {
  const wrong = failures({ cases: [one] }).length;
  const found = wrong === 1 ? '1 finding' : `${wrong} findings`;
  const text = wrong > 0 ? found : one.skipped === undefined ? 'as it should be' : `left out: ${one.skipped}`;
  return html`<tr><td><code>${one.group}</code></td><td>${one.title}</td><td>${one.requests} ${one.requests === 1 ? 'request' : 'requests'}</td><td class="${wrong > 0 ? 'error' : ''}">${text}</td></tr>`;
}

/** Renders a run as one self-contained HTML page: findings by operation, coverage by operation and status, and every case. */
export function htmlReport(result: RunResult): string {
  const { service, target, startedAt, cases, coverage, left = [], unsaid = [] } = result;
  const groups = groupedFindings(result);
  const good = failures(result).length === 0 && !testedNothing(result);
  const counts = coverageCounts(coverage);
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${service}</title><style>${raw(style)}</style></head>
<body><header><h1>Conformance of ${service}</h1>
<p class="soft"><code>${target}</code>, ${startedAt.slice(0, 16).replace('T', ' ')} UTC</p>
<p class="verdict ${good ? 'seen' : 'error'}">${formatVerdict(result)}</p>
<p>Operations seen at work: ${counts.seenOperations} of ${counts.operations}. Documented statuses seen: ${counts.seenStatuses} of ${counts.statuses}.
${skipped === 0 ? '' : `Left out: ${skipped} of ${cases.length} cases, for reasons that stand with the cases.`}</p></header>
<main>
${groups.length === 0 ? '' : html`<h2>Findings</h2>${findingsOf(groups, target)}`}
${left.length === 0 ? '' : html`<h2>Made and not deleted</h2><ul>${left.map((thing) => html`<li><code>${thing}</code></li>`)}</ul>`}
${unsaid.length === 0 ? '' : html`<h2>The contract does not say</h2><ul>${unsaid.map((what) => html`<li>${what}</li>`)}</ul>`}
<h2>Coverage</h2>
<table><caption>Coverage</caption>
<thead><tr><th scope="col">Operation</th><th scope="col">Call</th><th scope="col">Documented statuses, and how often each was seen</th></tr></thead>
<tbody>${coverage.map(
    (one) => html`<tr><th scope="row"><code>${one.operation}</code></th><td><code>${one.method} ${one.path}</code></td>
<td>${one.statuses.map(({ status, seen }) => html`<span class="status ${seen > 0 ? 'seen' : 'unseen'}">${status}: ${seen > 0 ? `${seen}×` : 'never'}</span>`)}</td></tr>`,
  )}</tbody></table>
<h2>Cases</h2>
<details><summary>${cases.length} cases, ${skipped} left out</summary><table><caption>Cases</caption>
<thead><tr><th scope="col">Group</th><th scope="col">Case</th><th scope="col">Requests</th><th scope="col">Result</th></tr></thead>
<tbody>${cases.map(caseRow)}</tbody></table></details>
</main></body></html>`);
}
