import { serviceClient } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { syncCalls } from './syncCalls.ts';

function calls(respond: (path: string) => Response) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    requests.push(`${request.method} ${path} ${await request.text()}`.trim());
    return respond(path);
  };
  const policies = { baseUrl: 'http://services.example', fetch };
  return {
    requests,
    calls: syncCalls(
      { customerManagement: serviceClient('customerManagement', policies), sync: serviceClient('sync', policies) },
      'se-school-1',
    ),
  };
}

test('settings that were never saved are undefined and not an error', async () => {
  const { calls: own } = calls(() => Response.json({ name: 'not_found', message: 'Not set.' }, { status: 404 }));
  expect(await own.settings()).toBeUndefined();
});

test('a trigger returns the id of the started job', async () => {
  const { calls: own, requests } = calls(() => Response.json({ jobId: 'se-job-3' }, { status: 202 }));
  expect(await own.trigger(true)).toEqual({ success: true, jobId: 'se-job-3' });
  expect(requests).toEqual(['POST /organizations/se-school-1/syncs/skolon/trigger {"dryRun":true}']);
});

test('a refused trigger returns the error type and message', async () => {
  const { calls: own } = calls(() => Response.json({ errorMessage: 'A sync is running.', errorType: 'SyncRunning' }, { status: 409 }));
  expect(await own.trigger(false)).toEqual({ success: false, errorType: 'SyncRunning', errorMessage: 'A sync is running.' });
});

test('an error while fetching jobs has the message of the specification', async () => {
  const { calls: own } = calls(() => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }));
  await expect(own.jobs()).rejects.toThrow('Error fetching jobs');
});

test('an error while fetching job logs has the message of the specification', async () => {
  const { calls: own } = calls(() => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }));
  await expect(own.logs('se-job-1', new AbortController().signal)).rejects.toThrow('Error fetching job logs');
});
