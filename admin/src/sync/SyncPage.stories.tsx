import type { SyncJob, SyncJobLog, SyncSettings } from '@realmkit/openapi';
import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import { panelShell } from '../testing/panelShell.ts';
import './SyncPage.tsx';

interface SyncStory {
  readonly settings?: SyncSettings;
  readonly jobs?: readonly SyncJob[];
  readonly logs?: readonly SyncJobLog[];
  /** The error type of a rejected trigger. */
  readonly triggerError?: string;
  /** The part of the service that responds with 403. */
  readonly forbidden?: 'jobs' | 'logs';
}

const settings: SyncSettings = {
  active: true,
  dryRun: true,
  type: 'skolon',
  organizationMap: [{ legacyId: 2, uid: 'se-school-2', externalId: 'skolon-2' }],
  lastFetch: null,
};

const rehearsal: SyncJob = {
  jobId: 'se-job-1',
  syncId: 'skolon',
  dryRun: true,
  status: 'finished',
  progress: 100,
  startedAt: '2025-09-01T07:00:00Z',
  finishedAt: '2025-09-01T07:00:10Z',
  triggeredBy: { uid: 'se-user-2', name: 'Erik Lund' },
  counts: { create: 1, update: 1, delete: 1, skip: 1 },
  errorMessage: null,
  errorType: null,
};

const entry = (id: number, name: string, more: Partial<SyncJobLog>): SyncJobLog => ({
  id,
  entity: 'user',
  uid: `se-user-${id}`,
  externalId: `x${id}`,
  name,
  action: 'update',
  field: 'name',
  before: null,
  after: null,
  reason: null,
  ...more,
});

const logs: readonly SyncJobLog[] = [
  entry(1, 'Nils Holm', { uid: null, action: 'create', after: 'Nils Holm' }),
  entry(2, 'Elsa Ek', { before: 'Elsa Ek', after: 'Elsa Lind' }),
  entry(3, 'Tyra Wall', { action: 'delete', before: 'Tyra Wall' }),
  entry(4, 'Ida', { uid: null, action: 'skip', field: null, reason: 'nameMissing' }),
];

const page = (data: readonly unknown[]) => Response.json({ data, meta: { totalItems: data.length } });
const errorResponse = (status: number, name: string) => Response.json({ name, message: 'No.' }, { status });

function respondWith({ settings: own, jobs = [], logs: entries = [], triggerError, forbidden }: SyncStory) {
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const path = pathname.replace(/^\/(sync|customer-management\/eu)/, '');
    if (pathname.startsWith('/customer-management/eu/sync/')) return own ? Response.json(own) : errorResponse(404, 'not_found');
    // Twelve people are at the school.
    if (path === '/userSchoolUnits') return Response.json({ data: [], meta: { totalItems: 12 } });
    if (!pathname.startsWith('/sync/')) return undefined;
    if (path.endsWith('/jobs')) return forbidden === 'jobs' ? errorResponse(403, 'forbidden') : page(jobs);
    if (path.endsWith('/logs')) return forbidden === 'logs' ? errorResponse(403, 'forbidden') : page(entries);
    if (path.endsWith('/trigger')) {
      return triggerError
        ? Response.json({ errorMessage: 'No.', errorType: triggerError }, { status: 409 })
        : Response.json({ jobId: 'se-job-2' }, { status: 202 });
    }
    return new Response(null, { status: 204 });
  };
}

const path = '/controlpanel/sync';

/** Synchronisation with the school register, from the first settings to the real run. */
const meta = {
  title: 'Sync',
  parameters: { layout: 'fullscreen' },
  args: {},
  loaders: [async ({ args }) => panelShell({ path, answer: respondWith(args) })],
  render: (_args, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<SyncStory>;

export default meta;
type Story = StoryObj<SyncStory>;

/** A new sync allows rehearsals only. */
export const NotSetUp: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Bara provkörningar: inget ändras')).toBeChecked();
  },
};

/** Nothing has run yet. */
export const NoRuns: Story = {
  args: { settings },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova vad som skulle ändras' })).toBeEnabled();
  },
};

/** The changes of a run, down to the field. */
export const Rehearsed: Story = {
  args: { settings, jobs: [rehearsal], logs },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByText('Elsa Ek'));
    await expect(screen.getByText('Namn: Elsa Ek → Elsa Lind')).toBeVisible();
    await userEvent.click(screen.getByText('Ida'));
    await expect(screen.getByText('Namnet saknas i registret.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Visa'), 'Borttagna: 1');
    await expect(screen.queryByText('Elsa Ek')).toBeNull();
    await expect(screen.getByText('Tyra Wall')).toBeVisible();
  },
};

/** A run that would remove more than a tenth of the people is held until the limit is raised. */
export const Held: Story = {
  args: { settings, jobs: [rehearsal], logs: Array.from({ length: 6 }, (_, id) => entry(id + 1, `Elev ${id}`, { action: 'delete' })) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/^Stoppad:/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Genomför' })).toBeDisabled();
    const limit = screen.getByLabelText('Stoppa när mer än … % tas bort');
    await userEvent.clear(limit);
    await userEvent.type(limit, '100');
    await expect(screen.getByRole('button', { name: 'Genomför' })).toBeEnabled();
  },
};

export const HeldOnPhones: Story = { ...Held, globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };

/** A run in progress. */
export const Running: Story = {
  args: { settings, jobs: [{ ...rehearsal, status: 'running', progress: 40, finishedAt: null }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('40 %')).toBeVisible();
  },
};

/** A rejected trigger shows its error. */
export const Refused: Story = {
  args: { settings, triggerError: 'SyncRunning' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Prova vad som skulle ändras' }));
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('pågår redan');
  },
};

/** The runs could not be loaded. */
export const JobsFailed: Story = {
  args: { settings, forbidden: 'jobs' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Körningarna kunde inte laddas')).toBeVisible();
  },
};

/** The log of a run could not be loaded. */
export const LogsFailed: Story = {
  args: { settings, jobs: [rehearsal], forbidden: 'logs' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Körningens logg kunde inte laddas')).toBeVisible();
  },
};
