import { contractDataProvider, typedDataProvider } from '@realmkit/admin-kit';
import { createFakeShell } from '@realmkit/shell/testing';
import { expect, test } from 'vitest';
import { resources } from '../dataProvider/resources.ts';
import { triggerSync } from './triggerSync.ts';

/** Triggers the sync of an organisation at a service that sends these responses in turn. */
async function trigger(dryRun: boolean, ...responses: readonly Response[]) {
  const requests: string[] = [];
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname} ${await request.clone().text()}`.trim());
    return responses[requests.length - 1];
  };
  const { clients, queryClient, report } = await createFakeShell({ app: 'admin', answer });
  const provider = typedDataProvider<typeof resources>(contractDataProvider({ clients, resources, queryClient, report }));
  return { result: await triggerSync(provider, 'se-school-1', dryRun), requests };
}

const started = () => Response.json({ jobId: 'se-job-3' }, { status: 202 });
const startRequest = 'POST /sync/organizations/se-school-1/syncs/skolon/trigger';

test('a trigger returns the id of the started job', async () => {
  expect(await trigger(true, started())).toEqual({
    result: { success: true, jobId: 'se-job-3' },
    requests: [`${startRequest} {"dryRun":true}`],
  });
});

test('a real run first switches off the setting that allows rehearsals only', async () => {
  const { requests } = await trigger(false, new Response(null, { status: 204 }), started());
  expect(requests).toEqual(['PUT /customer-management/eu/sync/se-school-1/dryRun {"value":false}', `${startRequest} {"dryRun":false}`]);
});

test('a refused trigger returns the error type and message', { tags: ['admin §4 Sync.4', 'admin §8.21'] }, async () => {
  const refusal = Response.json({ errorMessage: 'A sync is running.', errorType: 'SyncRunning' }, { status: 409 });
  expect((await trigger(true, refusal)).result).toEqual({
    success: false,
    errorType: 'SyncRunning',
    errorMessage: 'A sync is running.',
  });
});
