import { html } from 'hono/html';
import { demoAccounts, demoPassword } from '../doors/demoAccounts.ts';
import type { Html } from '../page.ts';
import type { ContractReference, OperationReference } from './reference.ts';

/** Where requests of the reference pages can be sent, and as which client demo accounts log in. */
export interface TryTargets {
  /** The origins by their names, such as `Sandbox`. */
  readonly origins: Readonly<Record<string, string>>;
  readonly clientId: string;
  readonly redirectUri: string;
}

/** Returns the data of the page's script. */
export const tryData = (service: string, { clientId, redirectUri }: TryTargets): Html =>
  html`data-service="${service}" data-client-id="${clientId}" data-redirect-uri="${redirectUri}" data-password="${demoPassword}"`;

/** Renders the choice of the service and of the account, which all requests of a page share. */
export const tryChoices = ({ servers }: ContractReference, { origins }: TryTargets): Html =>
  html`<section class="about" aria-labelledby="try"><h2 id="try">Try requests</h2>
    <noscript><p>Sending requests needs JavaScript.</p></noscript>
    <p>Each operation has a form. Requests go to the service and as the account of this choice; what they change stays changed until the sandbox is put back.</p>
    <p class="row"><label>Service <select id="try-target">${Object.entries(origins).flatMap(([name, origin]) =>
      servers.map((server) => html`<option value="${origin}${server}">${name}: ${origin}${server}</option>`),
    )}</select></label>
    <label>Account <select id="try-account">${demoAccounts.map(
      ({ userName, who }) => html`<option value="${userName}">${userName} – ${who}</option>`,
    )}<option value="">nobody</option></select></label></p></section>`;

const parts = [
  ['answer', 'Answer'],
  ['curl', 'curl'],
  ['client', 'Typed client'],
  ['python', 'Python'],
] as const;

/** Renders the form that sends a request of an operation. */
export function tryForm({ id, method, path, parameters, body: [media] }: OperationReference): Html {
  const fields = parameters.filter(({ place }) => ['path', 'query', 'header'].includes(place));
  return html`<details class="answer"><summary>Try it</summary>
    <form class="try" data-method="${method}" data-path="${path}" data-media="${media?.type ?? ''}">
      ${fields.map(
        ({ name, place, required, example }) =>
          html`<label>${name} <input name="${place}:${name}" value="${required ? example : ''}" placeholder="${example}" ${required ? html`required` : ''}></label>`,
      )}
      ${media ? html`<label>Body (${media.type}) <textarea rows="6" spellcheck="false">${media.examples[0]?.value ?? ''}</textarea></label>` : ''}
      <p><button type="submit" aria-label="Send ${id}">Send</button></p>
      <div class="tried" hidden>${parts.map(
        ([part, title]) =>
          html`<h5>${title}</h5><pre tabindex="0" ${part === 'answer' ? html`role="status"` : ''}><code data-part="${part}"></code></pre>`,
      )}</div>
    </form></details>`;
}
