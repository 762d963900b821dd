import { html } from 'hono/html';
import { stateLine } from '../launchpad/stateLine.ts';
import { type Html, page } from '../page.ts';
import { dataSection } from './dataSection.ts';
import { entitlementSection } from './entitlementSection.ts';
import { faultSection } from './faultSection.ts';
import { declarationSection, eventSection, mailSection } from './outboxSections.ts';
import { requestSection } from './requestSection.ts';
import { targets } from './targets.ts';

/** Renders the console of the sandbox: data, clock, rate limits, faults, requests, entitlement, mails, declarations and events. */
export function consolePage(sandbox: string): Html {
  const all = targets();
  return page(
    'Sandbox console – Realmkit',
    html`<header class="top"><nav aria-label="Breadcrumb"><a href="/">Launchpad</a></nav>
        <h1>Sandbox console</h1>
        <p>Everything that can be done to the sandbox at <code>${sandbox}</code>, and what it has done.</p>
        ${stateLine}
        <nav class="jumps" aria-label="Parts of this page">${[
          'Data',
          'Clock',
          'Limits',
          'Faults',
          'Requests',
          'Entitlement',
          'Mails',
          'Declarations',
          'Events',
        ].map((part) => html`<a href="#${part.toLowerCase()}">${part}</a> `)}</nav>
      </header>
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
    { script: '/launchpad/console/console.js', style: '/launchpad/console/console.css' },
  );
}
