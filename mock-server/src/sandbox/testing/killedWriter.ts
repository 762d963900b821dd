import { setImmediate as turn } from 'node:timers/promises';
import { createSandbox } from '../sandbox.ts';
import { ask, tokenOf } from './visitor.ts';

// Run by a test in a process of its own, which ends when it is killed: writes by several hands at once and tells of each write that was
// acknowledged, or starts a sync and lets its time come.
const [, , data = '{}', action] = process.argv;
const { app } = await createSandbox({ data: JSON.parse(data) });
const token = await tokenOf(app, 'se', 'superuser');
/** Tells of a write. Requests in one process may never let the event loop go round, as those of a server do. */
async function tell(what: object): Promise<void> {
  process.stdout.write(`${JSON.stringify(what)}\n`);
  await turn();
}
const manage = (method: string, path: string, json?: unknown) => ask(app, method, `/customer-management/eu${path}`, { token, json });

async function register(): Promise<void> {
  for (let number = 1; ; number++) {
    const email = `maja.${number}@example.se`;
    const guardian = { firstname: 'Maja', lastname: `Holm ${number}`, email, password: 'en-lang-mening', country: 'se' };
    const { status, body } = await ask(app, 'POST', '/account/register', { json: guardian });
    if (status === 201) await tell({ user: body.uid });
  }
}

async function join(uids: readonly string[]): Promise<void> {
  for (let number = 0; ; number++) {
    const uid = uids[number % uids.length] ?? '';
    const group = `se-group-${1 + (Math.floor(number / uids.length) % 6)}`;
    if ((await manage('PUT', `/users/${uid}/groups/${group}`)).status === 204) await tell({ member: uid, group });
    if ((await manage('PUT', `/users/${uid}/schoolUnits/se-school-5`, { role: 'student' })).status === 204) await tell({ atSchool: uid });
  }
}

async function addPeriods(): Promise<void> {
  for (;;) {
    const { status, body } = await manage('POST', '/userSubscriptionPeriods', {
      userUid: 'se-user-6',
      type: 'polylino-school',
      startDate: '2025-08-15',
      endDate: null,
    });
    if (status === 201) await tell({ period: body.legacyId });
  }
}

async function mark(): Promise<void> {
  for (let count = 1; ; count = (count % 90) + 1) {
    const position = `${count}`;
    const { status } = await ask(app, 'POST', '/library/v1/books/book-1/lastmark', { token, json: { position } });
    if (status === 204) await tell({ position });
  }
}

async function sync(): Promise<void> {
  await manage('PUT', '/sync/se-school-1/dryRun', { value: false });
  const { body } = await ask(app, 'POST', '/sync/organizations/se-school-1/syncs/skolon/trigger', { token, json: {} });
  await tell({ job: body.jobId });
  await ask(app, 'POST', '/__sandbox/clock', { json: { advance: 60 } });
  await tell({ ended: body.jobId });
}

if (action === 'sync') await sync();
else {
  const filters = encodeURIComponent('{"schoolUid":"se-school-4","role":"student"}');
  const { body } = await manage('GET', `/users?size=100&filters=${filters}`);
  await Promise.all([register(), join(body.data.map(({ uid }: { uid: string }) => uid)), addPeriods(), mark()]);
}
