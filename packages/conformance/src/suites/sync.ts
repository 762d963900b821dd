import { type Suite, scenario } from '../core/suite.ts';

/** The sync service; `org` is an organisation whose settings allow dry runs. Every job is a dry run, and created syncs are deleted. */
export const syncSuite: Suite = {
  service: 'sync',
  requirements: {
    roles: { superuser: 'may do everything in the realm', teacher: 'may do nothing here', student: 'may do nothing here' },
    changes: { org: 'an organisation with a sync, whose settings allow rehearsals; syncs are made and deleted there' },
  },
  caller: 'superuser',
  takesNewIds: ['setSync'],
  creates: {
    triggerSync: {
      id: (answer) => answer.text('/jobId'),
      list: 'listJobs',
      within: ({ path = {} }) => ({ path }),
      key: '/jobId',
      says: () => ({ '/dryRun': true }),
    },
  },
  scenarios: [
    scenario('syncs are listed', async ({ call }) => {
      await call('listSyncs');
      await call('listSyncs', { path: { org: 'nobody-has-this' }, status: 404 });
    }),
    scenario('jobs are listed, and a cancelled one has ended', async ({ call }) => {
      await call('listJobs', { path: { syncId: (await call('listSyncs')).text('/data/0/syncId') } });
    }),
    scenario('a sync is made, replaced and deleted', async ({ call, holds, undo, unique }) => {
      const path = { syncId: unique('conformance') };
      undo(() => call('deleteSync', { path }));
      await call('setSync', { path, body: { name: 'Conformance', entities: ['students'] } });
      await call('setSync', { path, body: { name: 'Conformance again', entities: ['groups', 'students'] } });
      await call('setSync', {
        path: { ...path, org: 'nobody-has-this' },
        body: { name: 'Conformance', entities: ['students'] },
        status: 404,
      });
      holds(
        (await call('listSyncs')).lists('/data', 'name', 'Conformance again'),
        'answer body /data',
        'must hold the sync that was replaced',
      );
      await call('deleteSync', { path });
      holds(!(await call('listSyncs')).lists('/data', 'syncId', path.syncId), 'answer body /data', 'still holds the deleted sync');
    }),
    scenario('a rehearsal runs alone, is cancelled once, and has a log', async ({ call, create, undo, unique }) => {
      const path = { syncId: unique('conformance') };
      undo(() => call('deleteSync', { path }));
      await call('setSync', { path, body: { name: 'Conformance', entities: ['students'] } });
      const jobId = await create('triggerSync', { path, body: { dryRun: true } });
      await call('triggerSync', { path, body: { dryRun: true }, status: 409 });
      await call('setSync', { path, body: { name: 'Conformance', entities: ['groups'] }, status: 409 });
      await call('deleteSync', { path, status: 409 });
      await call('listJobLogs', { path: { jobId } });
      await call('cancelJob', { path: { jobId } });
      await call('cancelJob', { path: { jobId }, status: 409 });
    }),
  ],
};
