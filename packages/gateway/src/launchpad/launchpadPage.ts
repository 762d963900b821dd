import { realmOrigins } from '@realmkit/mock-server';
import { html } from 'hono/html';
import { type Html, page } from '../page.ts';
import { type RealmHost, realmHosts } from '../realmHosts.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { stateLine } from './stateLine.ts';

/** The options of the launchpad. */
export interface LaunchpadOptions {
  /** The gateway's own port, empty for the default one. */
  readonly port: string;
  /** The services' base URL. */
  readonly sandbox: string;
  /** True if the services are the mock, which has neither accounts nor controls. */
  readonly stateless: boolean;
  readonly hasStorybook: boolean;
}

const realmCard = (host: RealmHost, port: string): Html => {
  const hostname = realmOrigins.appsHostname(host.realm);
  const origin = realmOrigins.originOn(hostname, port);
  const panel = host.externalPanel ? realmOrigins.originOn(realmOrigins.panelHostname(host.realm), port) : origin;
  return html`<li class="card realm" data-realm="${host.realm}">
    <img src="/brand/${host.realm}/favicon.svg" alt="" width="40" height="40" />
    <div>
      <h3>${host.country}</h3>
      <p class="muted"><span lang="${host.locale}">${host.language}</span></p>
    </div>
    <p class="address"><code>${hostname}</code></p>
    <p class="links">
      <a class="whole" href="${origin}/">Consumer app<span class="hidden">, ${host.country}</span></a>
      <a class="beside" href="${panel}/controlpanel/beta/manage?tab=users">Control panel<span class="hidden">, ${host.country}</span></a>
    </p>
  </li>`;
};

const realms = (port: string): Html => html`<section aria-labelledby="realms">
  <h2 id="realms">Realms</h2>
  <ul class="cards">${realmHosts.map((host) => realmCard(host, port))}</ul>
</section>`;

const accounts = html`<section aria-labelledby="accounts">
  <h2 id="accounts">Demo accounts</h2>
  <p>In every realm, all with the password <code id="password">${demoPassword}</code> <button type="button" class="small" data-copy="password">Copy</button></p>
  <dl class="accounts">${demoAccounts.map(
    ({ userName, who, hint }) =>
      html`<div><dt><code id="account-${userName}">${userName}</code></dt><dd><strong>${who}.</strong> ${hint}</dd>
      <dd><button type="button" class="small" data-copy="account-${userName}">Copy<span class="hidden"> ${userName}</span></button></dd></div>`,
  )}</dl>
</section>`;

const mockNote = html`<section aria-labelledby="mock">
  <h2 id="mock">Everything here is an example</h2>
  <p>The mock answers every call by the first example of its contract and keeps nothing: lists do not search, changes do not stay.</p>
  <p>Any user name and password log in as the person of the examples; the user name <code>superuser</code> also opens the control panel's user management.</p>
  <p><code>npm start</code> without <code>--mock</code> runs the apps on the sandbox, which behaves and remembers.</p>
</section>`;

const tools = ({ hasStorybook, sandbox, stateless }: LaunchpadOptions): Html => html`<section aria-labelledby="tools">
  <h2 id="tools">Behind the apps</h2>
  <ul class="cards">
    <li class="card"><h3>${hasStorybook ? html`<a href="/storybook/">Storybook</a>` : 'Storybook'}</h3>
      <p>${hasStorybook ? 'Every component in every realm, theme and scheme.' : html`Not built yet. <code>npm run storybook</code> starts it, <code>npm run build:storybook</code> puts it here.`}</p></li>
    <li class="card"><h3><a href="/contracts">Contracts</a></h3><p>What every service takes and answers, and which of it the specification gives.</p></li>
    ${stateless ? '' : html`<li class="card"><h3><a href="/console">Sandbox console</a></h3><p>Reset and snapshots, the clock, faults, the last requests with what their contract says, mails and events.</p></li>`}
    <li class="card"><h3>Services</h3><p>${stateless ? html`Without state at <code>${sandbox}</code>.` : html`With state at <code>${sandbox}</code>; <code>npm run mock</code> serves every contract statelessly on port 4010.`}</p></li>
  </ul>
</section>`;

/** A picture of the brand, for light and dark grounds. */
const pictureOf = (name: string, alt: string, [width, height]: readonly [number, number]): Html => html`<picture>
  <source media="(prefers-color-scheme: dark)" srcset="/brand/se/${name}-on-dark.svg" />
  <img src="/brand/se/${name}.svg" alt="${alt}" width="${width}" height="${height}" />
</picture>`;

/** Renders the page on bare localhost: the entry to everything that runs here. */
export const launchpadPage = (options: LaunchpadOptions): Html =>
  page(
    'Realmkit launchpad',
    html`<header class="top welcome">
        <div>
        <h1>${pictureOf('logo', 'Realmkit', [150, 40])}</h1>
        <p>One platform for digital education in eight countries. Everything here runs on this machine.</p>
        ${options.stateless ? '' : stateLine}
        </div>
        ${pictureOf('welcome', '', [240, 180])}
      </header>
      <main id="main">${realms(options.port)}${options.stateless ? mockNote : accounts}${tools(options)}</main>`,
    { style: '/launchpad/realms.css', ...(options.stateless ? {} : { script: '/launchpad/launchpad.js' }) },
  );
