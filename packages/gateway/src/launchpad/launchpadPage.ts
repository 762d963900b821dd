import { type Realm, realmOrigins } from '@realmkit/mock-server';
import { html } from 'hono/html';
import { demoAccounts, demoPassword } from '../doors/demoAccounts.ts';
import { type DoorName, doorOrigin, doors } from '../doors/doors.ts';
import { type Html, page } from '../page.ts';
import { type RealmHost, realmHosts } from '../realmHosts.ts';
import { stateLine } from './stateLine.ts';

/** The options of the launchpad. */
export interface LaunchpadOptions {
  readonly realm: Realm;
  /** The gateway's own port, empty for the default one. */
  readonly port: string;
  /** The services' base URL. */
  readonly sandbox: string;
  /** The port of the stateless mock, which runs beside the sandbox if it is started. */
  readonly mockPort: number;
  /** True if the services are the mock, which has neither accounts nor controls. */
  readonly stateless: boolean;
  /** True for a visitor at this machine: the doors log in at one press, and Storybook is built when it is needed. */
  readonly onThisMachine: boolean;
  readonly hasStorybook: boolean;
}

/** The options with the realm that the page shows. */
interface Shown extends LaunchpadOptions {
  readonly host: RealmHost;
}

const realmChoice = (chosen: Realm): Html =>
  html`<nav class="realms" aria-label="Realm">${realmHosts.map(
    ({ realm, country }) => html`<a href="/?realm=${realm}" ${realm === chosen ? html`aria-current="page"` : ''}>
    <img src="/brand/${realm}/favicon.svg" alt="" width="24" height="24" />${country}</a>`,
  )}</nav>`;

/** Renders what opens a door: a form that logs in, or a link to the page where the visitor logs in themselves. */
function way(name: DoorName, title: string, { host, port, stateless, onThisMachine }: Shown): Html {
  const door = doors[name];
  const origin = doorOrigin(host, door, port);
  return onThisMachine && !stateless ? press(`${origin}/doors/${name}`, title, name) : link(`${origin}${door.path(host.realm)}`, title);
}

const link = (href: string, title: string): Html => html`<h3><a class="whole" href="${href}">${title}</a></h3>`;

/** Renders a form of one button. One that logs in waits for the sandbox. */
const press = (action: string, title: string, door?: DoorName): Html =>
  html`<form method="post" action="${action}"><h3><button class="whole" ${door ? html`data-door="${door}"` : ''}>${title}</button></h3></form>`;

const card = (title: Html, text: Html | string, more: Html | string = ''): Html =>
  html`<li class="card door">${title}<p>${text}</p>${more}</li>`;

const copied = (id: string, command: string): Html =>
  html`<p class="command"><code id="${id}">${command}</code> <button type="button" class="small" data-copy="${id}">Copy<span class="hidden"> ${command}</span></button></p>`;

function designerWay({ onThisMachine, hasStorybook }: Shown): Html {
  if (onThisMachine) return press('/storybook/build', 'Designer');
  return hasStorybook ? link('/storybook/', 'Designer') : html`<h3>Designer</h3>`;
}

function addressOf({ host, port }: Shown): Html {
  const origin = realmOrigins.originOn(realmOrigins.appsHostname(host.realm), port);
  return html`<a href="${origin}/">${new URL(origin).host}</a>, in <span lang="${host.locale}">${host.language}</span>`;
}

const doorSection = (shown: Shown): Html => html`<section aria-labelledby="doors">
  <h2 id="doors">${shown.host.country}: come in as …</h2>
  <p>${shown.onThisMachine && !shown.stateless ? 'One press each, and you are logged in. ' : ''}Without an account, the site is at ${addressOf(shown)}.</p>
  <ul class="cards doors">
    ${card(way('school-admin', 'School admin', shown), 'Runs a school: its pupils, teachers, groups, licences and login cards, in the control panel.')}
    ${card(way('family', 'Family', shown), 'A parent at home: books, the family’s plan, payments and profile.')}
    ${card(way('reader', 'Reader', shown), 'A narrated book, open: listen, read along, highlight, write notes.')}
    ${card(
      designerWay(shown),
      shown.onThisMachine || shown.hasStorybook
        ? 'Every component in every realm, theme and scheme, in Storybook. It is built at the first visit.'
        : html`Every component, in Storybook. It is not built here: <code>npm run build:storybook</code> does it.`,
    )}
    ${card(
      link('/contracts', 'Backend team'),
      'What every service takes and answers. Start a stand-in for all of them, or check your own service:',
      html`${copied('mock-command', 'npm run mock')}${copied('conform-command', 'npm run conform -- example')}`,
    )}
  </ul>
</section>`;

const accountDoors: Readonly<Record<string, DoorName>> = { schooladmin: 'school-admin', guardian: 'family' };
const isDoor = (name: string): name is DoorName => name in doors;

function accountWay(userName: string, { host, port, onThisMachine }: Shown): Html | string {
  const name = accountDoors[userName] ?? userName;
  if (!onThisMachine || !isDoor(name)) return '';
  return html`<form method="post" action="${doorOrigin(host, doors[name], port)}/doors/${name}">
    <button class="small" data-door="${name}">Log in<span class="hidden"> as ${userName}</span></button></form>`;
}

const accounts = (shown: Shown): Html => html`<section aria-labelledby="accounts">
  <h2 id="accounts">All demo accounts</h2>
  <p>In every realm, all with the password <code>${demoPassword}</code>.</p>
  <dl class="accounts">${demoAccounts.map(
    ({ userName, who, hint }) =>
      html`<div><dt><code>${userName}</code></dt><dd><strong>${who}.</strong> ${hint}</dd><dd>${accountWay(userName, shown)}</dd></div>`,
  )}</dl>
</section>`;

const mockNote = html`<section aria-labelledby="mock">
  <h2 id="mock">Everything here is an example</h2>
  <p>The mock answers every call by the first example of its contract and keeps nothing: lists do not search, changes do not stay.</p>
  <p>Any user name and password log in as the person of the examples; the user name <code>superuser</code> also opens the control panel's user management.</p>
  <p><code>npm start</code> without <code>--mock</code> runs the apps on the sandbox, which behaves and remembers.</p>
</section>`;

const services = ({ stateless, sandbox, mockPort, host, onThisMachine }: Shown): Html => html`<section aria-labelledby="tools">
  <h2 id="tools">Behind the apps</h2>
  <ul class="cards">
    ${
      stateless
        ? ''
        : html`${onThisMachine ? html`<li class="card"><h3><a href="/console?realm=${host.realm}">Sandbox console</a></h3><p>Put the data back, move the clock, let calls fail, read the emails.</p></li>` : ''}
    <li class="card"><h3>Sandbox</h3><p>All services, with memory, at <code>${sandbox}</code>.</p></li>`
    }
    <li class="card"><h3>Mock</h3><p>All services, without memory, at <code>${stateless ? sandbox : `http://localhost:${mockPort}`}</code>: <span id="mock-state">${stateless ? 'running' : 'not known yet'}</span>.</p></li>
  </ul>
</section>`;

/** Renders the page on bare localhost: the entry to everything that runs here, in the look of the chosen realm. */
export function launchpadPage(options: LaunchpadOptions): Html {
  const host = realmHosts.find(({ realm }) => realm === options.realm);
  if (!host) throw new Error(`There is no realm ${options.realm}.`);
  const shown = { ...options, host };
  return page(
    'Realmkit launchpad',
    html`<header class="bar">
        <div class="top">
          <h1>Realmkit</h1>
          <p>One platform for digital education in eight countries. Everything here runs on this machine.</p>
          ${options.stateless ? '' : stateLine}
        </div>
      </header>
      <main id="main">
        ${realmChoice(options.realm)}
        ${doorSection(shown)}${options.stateless ? mockNote : accounts(shown)}${services(shown)}
      </main>`,
    { realm: options.realm, script: 'launchpad.js' },
  );
}
