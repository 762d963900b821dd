import type { Realm } from '@realmkit/mock-server';
import { html } from 'hono/html';
import { stateLine } from '../launchpad/stateLine.ts';
import { type Html, page } from '../page.ts';
import { dataSection } from './dataSection.ts';
import { entitlementSection } from './entitlementSection.ts';
import { faultSection } from './faultSection.ts';
import { declarationSection, eventSection, mailSection } from './outboxSections.ts';
import { requestSection } from './requestSection.ts';
import { targets } from './targets.ts';

const parts: readonly (readonly [id: string, name: string])[] = [
  ['data', 'Data'],
  ['clock', 'Clock'],
  ['limits', 'Blocked log-ins'],
  ['faults', 'Failures'],
  ['requests', 'Requests'],
  ['entitlement', 'Access to books'],
  ['mails', 'Emails'],
  ['declarations', 'Cancellations'],
  ['events', 'Events'],
];

/** Renders the console of the sandbox: data, clock, rate limits, faults, requests, entitlement, mails, declarations and events. */
export function consolePage(sandbox: string, realm: Realm): Html {
  const all = targets();
  return page(
    'Sandbox console – Realmkit',
    html`<header class="bar"><div class="top"><nav aria-label="Breadcrumb"><a href="/?realm=${realm}">Launchpad</a></nav>
        <h1>Sandbox console</h1>
        <p>The sandbox is a whole platform on this machine, with invented people and money. Here you put it back, move its clock, let it fail, and read what it
          has done. It answers at <code>${sandbox}</code>.</p>
        ${stateLine}</div></header>
      <div class="top">
        <nav class="jumps" aria-label="Parts of this page">${parts.map(([id, name]) => html`<a href="#${id}">${name}</a> `)}</nav>
      </div>
      <main id="main" data-sandbox="${sandbox}">
        <noscript><p>The console needs JavaScript.</p></noscript>
        ${dataSection} ${faultSection(all)} ${requestSection(all)} ${entitlementSection} ${mailSection} ${declarationSection} ${eventSection}
        <dialog id="confirm" aria-labelledby="question" aria-describedby="consequence">
          <h3 id="question"></h3>
          <p id="consequence"></p>
          <div class="row"><button type="button" id="cancel">Leave it as it is</button> <button type="button" id="go" class="strong"></button></div>
        </dialog>
      </main>
      <p id="result" class="result" role="status"></p>`,
    { realm, script: 'console.js', style: 'console.css' },
  );
}
