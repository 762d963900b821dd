import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';
import { schoolUnits } from '../testing/school.ts';

const job = (number: number) => ({
  jobId: `se-job-${number}`,
  syncId: 'skolon',
  dryRun: true,
  status: 'finished',
  progress: 100,
  startedAt: `2025-09-0${number}T07:00:00Z`,
  finishedAt: `2025-09-0${number}T07:00:10Z`,
  triggeredBy: { uid: 'se-user-2', name: 'Bo Nyström' },
  counts: { create: 0, update: 0, delete: 0, skip: 0 },
  errorMessage: null,
  errorType: null,
});
const page = (data: readonly unknown[]) => Response.json({ data, meta: { totalItems: data.length } });

/** Creates a sync service with two rehearsals that refuses to start another by default, and records its requests. */
function syncService(triggered = Response.json({ errorMessage: 'A sync is running.', errorType: 'SyncRunning' }, { status: 409 })) {
  const requests: string[] = [];
  let gate: Promise<unknown> | undefined;
  const answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const isSettings = pathname.includes('/customer-management/') && pathname.includes('/sync/');
    if (!(isSettings || pathname.startsWith('/sync/'))) return undefined;
    requests.push(
      `${request.method} ${isSettings ? 'settings' : pathname.split('/').at(-1)} ${pathname.match(/se-job-\d/)?.[0] ?? ''}`.trim(),
    );
    if (isSettings) {
      await gate;
      const organizationMap = [{ legacyId: 2, uid: 'se-school-2', externalId: 'x2' }];
      return Response.json({ active: true, dryRun: true, type: 'skolon', organizationMap, lastFetch: null });
    }
    if (pathname.endsWith('/jobs')) return page([job(2), job(1)]);
    if (pathname.endsWith('/logs')) return page([]);
    return triggered;
  };
  const holdSettings = (until: Promise<unknown>) => {
    gate = until;
  };
  return { requests, answer, holdSettings, times: (what: string) => requests.filter((each) => each === what).length };
}

test('the cached settings are dropped and fetched again when the sync system refuses a trigger', {
  tags: ['admin §4 Sync.2', 'admin §8.20'],
}, async () => {
  const { answer, holdSettings, times } = syncService();
  await openPanel('/controlpanel/sync', { answer });
  const rehearse = await screen.findByRole('button', { name: 'Preview the changes' });
  expect(screen.getByText(/^Register: Skolon/)).toBeVisible();
  const before = times('GET settings');
  const { promise, resolve } = Promise.withResolvers<void>();
  holdSettings(promise);
  await userEvent.click(rehearse);
  await vi.waitFor(() => expect(times('GET settings')).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByText(/^Register: Skolon/)).toBeNull());
  resolve();
  expect(await screen.findByText(/is running already/)).toBeVisible();
});

const running = (status: number) => Response.json({ errorMessage: 'A sync is running.', errorType: 'SyncRunning' }, { status });

test('a trigger that is refused under the status 200 says why, and starts nothing', async () => {
  const { answer } = syncService(running(200));
  await openPanel('/controlpanel/sync', { answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview the changes' }));
  expect(await screen.findByText(/is running already/)).toBeVisible();
});

test.each([409, 200])(
  'refused settings (%i) are not saved: the page says why, keeps what was typed and fetches the settings again',
  async (status) => {
    const { answer, times } = syncService();
    await openPanel('/controlpanel/sync', {
      answer: async (request) => (request.method === 'PUT' ? running(status) : answer(request)),
    });
    const field = await screen.findByRole('textbox', { name: 'Björkskolan' });
    await userEvent.type(field, '9');
    const before = times('GET settings');
    await userEvent.click(screen.getByRole('button', { name: 'Save the settings' }));
    expect(await screen.findByText(/is running already/)).toBeVisible();
    await vi.waitFor(() => expect(times('GET settings')).toBeGreaterThan(before));
    expect(screen.getByRole('textbox', { name: 'Björkskolan' })).toHaveValue('x29');
  },
);

test.each([
  ['an error envelope', () => running(200)],
  ['no object', () => Response.json([])],
  ['no map of organisations', () => Response.json({ active: true, dryRun: true, lastFetch: null, organizationMap: null })],
  ['HTML', () => new Response('<h1>Log in</h1>')],
])('settings that are answered with %s are an error in words in their own place', async (_name, settings) => {
  const { answer } = syncService();
  await openPanel('/controlpanel/sync', {
    answer: async (request) => (/\/customer-management\/.*\/sync\//.test(request.url) ? settings() : answer(request)),
  });
  expect(await screen.findByText('The synchronisation could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the panel starts a synchronisation with the external system', { tags: ['admin §1.6'] }, async () => {
  const { answer, requests } = syncService(Response.json({ jobId: 'se-job-3' }, { status: 202 }));
  await openPanel('/controlpanel/sync', { answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview the changes' }));
  await waitFor(() => expect(requests).toContain('POST trigger'));
  expect(screen.queryByText(/is running already/)).toBeNull();
});

test('the log of a job is cached for 300 s and fetched again after that', { tags: ['admin §4 Sync.5', 'admin §9.12'] }, async () => {
  const { answer, times } = syncService();
  const now = vi.spyOn(Date, 'now');
  const startedAt = Date.now();
  now.mockReturnValue(startedAt);
  await openPanel('/controlpanel/sync', { answer });
  const [newest, oldest] = await screen.findAllByRole('button', { name: /^Rehearsal, / });
  await vi.waitFor(() => expect(times('GET logs se-job-2')).toBe(1));
  const openBothLogs = async () => {
    if (oldest) await userEvent.click(oldest);
    await vi.waitFor(() => expect(times('GET logs se-job-1')).toBe(1));
    if (newest) await userEvent.click(newest);
    await screen.findByLabelText('Search the changes');
  };
  now.mockReturnValue(startedAt + 299_999);
  await openBothLogs();
  expect(times('GET logs se-job-2')).toBe(1);
  now.mockReturnValue(startedAt + 300_000);
  await openBothLogs();
  await vi.waitFor(() => expect(times('GET logs se-job-2')).toBe(2));
  now.mockRestore();
});

const forbidden = () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });

test.each([
  ['jobs', 'Error fetching jobs'],
  ['logs', 'Error fetching job logs'],
])('an error while fetching %s is reported as: %s', { tags: ['admin §8.22', 'admin §8.23'] }, async (part, message) => {
  const { answer } = syncService();
  const { shell } = await openPanel('/controlpanel/sync', {
    answer: async (request) => (request.url.split('?')[0]?.endsWith(`/${part}`) ? forbidden() : answer(request)),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(shell.reported).toContain(message);
});

test('a sync that was never saved shows its form and asks for no jobs', async () => {
  const { answer, requests } = syncService();
  await openPanel('/controlpanel/sync', {
    answer: async (request) =>
      request.method === 'GET' && request.url.includes('/sync/se-school')
        ? Response.json({ name: 'not_found', message: 'Not set.' }, { status: 404 })
        : answer(request),
  });
  expect(await screen.findByRole('checkbox', { name: /^Rehearsals only/ })).toBeChecked();
  expect(requests).toEqual([]);
});

test('all school units of an organisation can be mapped, beyond the first hundred too', async () => {
  const { answer } = syncService();
  const [organization, school] = schoolUnits;
  if (!(organization && school)) throw new Error('The municipality has no school.');
  const schools = Array.from({ length: 130 }, (_, index) => ({ ...school, uid: `se-school-${index + 2}`, name: `School ${index + 2}` }));
  await openPanel('/controlpanel/sync', { answer }, { schoolUnits: [organization, ...schools] });
  expect(await screen.findByRole('textbox', { name: 'School 131' })).toBeVisible();
});
