import { setImmediate as turn } from 'node:timers/promises';
import { createSandbox } from '../sandbox.ts';
import { ask, tokenOf } from './visitor.ts';

// A test runs this in its own process and kills it: runs several writers at once and prints each acknowledged write, or starts a sync and advances
// the clock until it is due.
const [, , data = '{}', action] = process.argv;
const { app } = await createSandbox({ data: JSON.parse(data) });
const token = await tokenOf(app, 'se', 'superuser');
/** Prints a write and yields to the event loop, as a server would between requests. */
async function report(what: object): Promise<void> {
  process.stdout.write(`${JSON.stringify(what)}\n`);
  await turn();
}
const manage = (method: string, path: string, json?: unknown) => ask(app, method, `/customer-management/eu${path}`, { token, json });

async function register(): Promise<void> {
  for (let number = 1; ; number++) {
    const email = `maja.${number}@example.se`;
    const guardian = { firstname: 'Maja', lastname: `Holm ${number}`, email, password: 'en-lang-mening', country: 'se' };
    const { status, body } = await ask(app, 'POST', '/account/register', { json: guardian });
    if (status === 201) await report({ user: body.uid });
  }
}

async function join(uids: readonly string[]): Promise<void> {
  for (let number = 0; ; number++) {
    const uid = uids[number % uids.length] ?? '';
    const group = `se-group-${1 + (Math.floor(number / uids.length) % 6)}`;
    if ((await manage('PUT', `/users/${uid}/groups/${group}`)).status === 204) await report({ member: uid, group });
    if ((await manage('PUT', `/users/${uid}/schoolUnits/se-school-5`, { role: 'student' })).status === 204) await report({ atSchool: uid });
  }
}

async function addPeriods(): Promise<void> {
  for (let number = 1; ; number++) {
    const { status, body } = await manage('POST', '/userSubscriptionPeriods', {
      userUid: 'se-user-6',
      type: 'polylino-school',
      startDate: '2025-08-15',
      // The same period twice would be refused.
      endDate: new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10),
    });
    if (status === 201) await report({ period: body.legacyId });
  }
}

async function mark(): Promise<void> {
  for (let count = 1; ; count = (count % 90) + 1) {
    const position = `${count}`;
    const { status } = await ask(app, 'POST', '/library/v1/books/book-1/lastmark', { token, json: { position } });
    if (status === 204) await report({ position });
  }
}

async function sync(): Promise<void> {
  await manage('PUT', '/sync/se-school-1/dryRun', { value: false });
  const { body } = await ask(app, 'POST', '/sync/organizations/se-school-1/syncs/skolon/trigger', { token, json: {} });
  await report({ job: body.jobId });
  await ask(app, 'POST', '/__sandbox/clock', { json: { advance: 60 } });
  await report({ ended: body.jobId });
}

if (action === 'sync') await sync();
else {
  const filters = encodeURIComponent('{"schoolUid":"se-school-4","role":"student"}');
  const { body } = await manage('GET', `/users?size=100&filters=${filters}`);
  await Promise.all([register(), join(body.data.map(({ uid }: { uid: string }) => uid)), addPeriods(), mark()]);
}
