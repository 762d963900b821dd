import { html } from 'hono/html';
import { type Html, page } from '../page.ts';
import { address } from './address.ts';
import { inline, markdown } from './markdown.ts';
import type { ContractReference, MediaReference, OperationReference, ParameterReference, ResponseReference } from './reference.ts';
import type { SchemaRow } from './schemaRows.ts';
import { type TryTargets, tryChoices, tryData, tryForm } from './tryForm.ts';
import type { Usage, UsageOf } from './usage.ts';

const origin = (mark: string): Html | string =>
  mark === 'extension'
    ? html`<span class="mark extension" title="Added by this project where the specification is silent">extension</span>`
    : mark === 'specified'
      ? html`<span class="mark specified" title="Given by the specification">specified</span>`
      : '';

const parameterTable = (caption: string, parameters: readonly ParameterReference[]): Html | string =>
  parameters.length === 0
    ? ''
    : html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table>
        <caption>${caption}</caption>
        <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Origin</th><th scope="col">Description</th></tr></thead>
        <tbody>${parameters.map(
          (parameter) => html`<tr>
            <th scope="row"><code>${parameter.name}</code>${parameter.required ? html` <span class="required">required</span>` : ''}</th>
            <td>${parameter.place}</td><td>${parameter.type}</td><td>${origin(parameter.origin)}</td><td>${inline(parameter.description)}</td>
          </tr>`,
        )}</tbody></table></div>`;

const schemaTable = (caption: string, rows: readonly SchemaRow[]): Html | string =>
  rows.length === 0
    ? ''
    : html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table>
        <caption>${caption}</caption>
        <thead><tr><th scope="col">Property</th><th scope="col">Type</th><th scope="col">Origin</th><th scope="col">Description</th></tr></thead>
        <tbody>${rows.map(
          (row) => html`<tr>
            <th scope="row" class="depth-${Math.min(row.depth, 4)}"><code>${row.name}</code>${row.required ? html` <span class="required">required</span>` : ''}</th>
            <td>${row.type}</td><td>${origin(row.origin)}</td><td>${inline(row.description)}</td>
          </tr>`,
        )}</tbody></table></div>`;

const media = (title: string, kinds: readonly MediaReference[]): Html[] =>
  kinds.map(
    (kind) => html`<div class="media">
      <p class="kind">${title} <code>${kind.type}</code>${kind.schema ? html` · ${kind.schema}` : ''}</p>
      ${schemaTable(`${title}: properties`, kind.rows)}
      ${kind.examples.map(
        (example) =>
          html`<details><summary>Example <code>${example.name}</code>${example.summary ? html` – ${example.summary}` : ''}</summary><pre tabindex="0"><code>${example.value}</code></pre></details>`,
      )}
    </div>`,
  );

const responseDetails = (
  operation: OperationReference,
  { status, description, origin: mark, headers, media: kinds }: ResponseReference,
): Html => html`<details class="answer">
    <summary><span class="status status-${status.charAt(0)}">${status}</span> ${inline(description)} ${origin(mark)}</summary>
    ${parameterTable(`${operation.id} ${status}: headers`, headers)} ${media(`${operation.id} ${status}`, kinds)}
  </details>`;

const formatUsage = (usage: Usage): string => {
  if (usage === undefined) return '';
  return 'statuses' in usage ? `The apps’ journeys get ${usage.statuses.join(', ')}` : `No journey of the apps uses it: ${usage.reason}`;
};

const accessLine = ({ origin: inherited, access }: OperationReference): Html | string =>
  access.length === 0
    ? ''
    : html`<p>Who may call it: ${access.map(
        ({ text, origin: mark }, index) => html`${index > 0 ? ' · ' : ''}${text}${mark === inherited ? '' : html` ${origin(mark)}`}`,
      )}</p>`;

const operation = (
  one: OperationReference,
  usage: Usage,
): Html => html`<section class="operation" id="${one.id}" aria-labelledby="${one.id}-title">
    <h3 id="${one.id}-title"><span class="method method-${one.method.toLowerCase()}">${one.method}</span> <code>${address(one.path)}</code></h3>
    <p class="summary">${one.summary} ${origin(one.origin)} ${one.needsToken ? html`<span class="mark">access token</span>` : html`<span class="mark">open</span>`}${one.isDeprecated ? html` <span class="mark">deprecated</span>` : ''}</p>
    ${accessLine(one)}
    ${usage === undefined ? '' : html`<p class="muted">${formatUsage(usage)}</p>`}
    ${markdown(one.description)} ${parameterTable(`${one.id}: parameters`, one.parameters)} ${media(`${one.id} body`, one.body)}
    <h4>Answers</h4>
    ${one.responses.map((given) => responseDetails(one, given))}
    ${tryForm(one)}
  </section>`;

/** Renders the reference page of one contract: operations with parameters, bodies, responses and examples, their origin and their use by the apps. */
export function contractPage(service: string, contract: ContractReference, usageOf: UsageOf, targets: TryTargets): Html {
  const tags = [...new Set(contract.operations.map(({ tag }) => tag))];
  const of = (tag: string) => contract.operations.filter((one) => one.tag === tag);
  return page(
    `${contract.title} – contract`,
    html`<header class="top"><nav aria-label="Breadcrumb"><a href="/">Launchpad</a> / <a href="/contracts">Contracts</a></nav>
        <h1>${contract.title} <small>${contract.version}</small></h1>
        <p>${contract.summary} <a href="/contracts/${service}.yaml">${service}.yaml</a></p></header>
      <div class="reference">
        <nav class="contents" aria-label="Operations">${tags.map(
          (tag) =>
            html`<h2>${tag}</h2><ul>${of(tag).map((one) => html`<li><a href="#${one.id}"><span class="method method-${one.method.toLowerCase()}">${one.method}</span>${address(one.path)}</a></li>`)}</ul>`,
        )}</nav>
        <main id="main" ${tryData(service, targets)}>
          <section class="about" aria-label="About this contract"><p>Served under ${contract.servers.map((server, index) => html`${index > 0 ? ', ' : ''}<code>${server}</code>`)}</p>${markdown(contract.description)}</section>
          ${tryChoices(contract, targets)}
          ${tags.map((tag) => html`<h2>${tag}</h2>${of(tag).map((one) => operation(one, usageOf(service, one.id)))}`)}
        </main>
      </div>`,
    { script: 'contracts.js' },
  );
}

const counted = (operations: number): string => (operations === 1 ? '1 operation' : `${operations} operations`);

/** Renders the list of all contracts. */
export const contractList = (contracts: readonly { readonly service: string; readonly contract: ContractReference }[]): Html =>
  page(
    'Contracts – Realmkit',
    html`<header class="top"><nav aria-label="Breadcrumb"><a href="/">Launchpad</a></nav>
        <h1>Contracts</h1>
        <p>One OpenAPI 3.1 file per service. The apps' clients, the mock server, the sandbox's checks and these pages come from it.</p></header>
      <main id="main"><ul class="cards">${contracts.map(
        ({ service, contract }) => html`<li class="card"><h2><a href="/contracts/${service}">${contract.title}</a></h2>
          <p>${contract.summary}</p><p class="muted">${counted(contract.operations.length)} · <a class="file" href="/contracts/${service}.yaml">${service}.yaml</a></p></li>`,
      )}</ul></main>`,
  );
