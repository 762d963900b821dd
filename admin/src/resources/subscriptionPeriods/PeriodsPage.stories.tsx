import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { panelShell } from '../../testing/panelShell.ts';
import type { Period } from './period.ts';
import './PeriodsPage.tsx';

interface PeriodsStory {
  readonly periods: readonly Period[];
  /** What an administrator can give; a superuser is logged in without it. */
  readonly held?: readonly Period[];
  readonly failing?: boolean;
}

const page = (data: readonly object[]) => Response.json({ data, meta: { totalItems: data.length } });

function respondWith({ periods, held, failing }: PeriodsStory) {
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/subscriptionTypes')) {
      return page([
        { type: 'polylino-school', name: 'Polylino Skola' },
        { type: 'begreppa', name: 'Begreppa' },
      ]);
    }
    if (!pathname.includes('SubscriptionPeriods')) return undefined;
    if (failing) return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
    if (request.method === 'GET') {
      const rows = request.url.includes('grantableTo') ? (held ?? []) : periods;
      return page(rows.map((row) => ({ ...row, schoolUid: 'se-school-2' })));
    }
    if (held) {
      const attributes = [{ attribute: 'licences', reason: 'used' }];
      return Response.json({ name: 'ConflictError', message: 'All 25 licences are used.', attributes }, { status: 409 });
    }
    return request.method === 'POST' ? Response.json({ legacyId: 9 }, { status: 201 }) : new Response(null, { status: 204 });
  };
}

const path = '/controlpanel/periods?kind=schoolUnit&uid=se-school-2';

const organizations = [{ uid: 'se-school-1', name: 'Umeå kommun', role: 'admin' as const, active: true }];

/** Subscription periods of school units and of users. */
const meta = {
  title: 'Subscription periods',
  parameters: { layout: 'fullscreen' },
  args: {
    periods: [{ legacyId: 1, type: 'polylino-school', startDate: '2020-08-15', endDate: null, licences: 25, used: 12, editable: true }],
  },
  loaders: [async ({ args }) => panelShell({ path, superuser: args.held === undefined, organizations, answer: respondWith(args) })],
  render: (_args, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<PeriodsStory>;

export default meta;
type Story = StoryObj<PeriodsStory>;

/** The subscriptions of a school, in the calendar and as a list. */
export const Calendar: Story = {
  tags: ['admin §2.13'],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Ändra: Polylino Skola' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Abonnemang' })).toBeVisible();
    await expect(screen.getByText(/12 av 25 licenser använda/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ändra: Polylino Skola' }));
    const licences = await screen.findByRole('spinbutton', { name: 'Licenser' });
    await expect(licences).toHaveValue('25');
    await userEvent.clear(licences);
    await userEvent.type(licences, '30');
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await expect(await within(document.body).findByText('Abonnemanget sparat')).toBeVisible();
  },
};

/** An administrator is offered only what the organisation holds, sees how many licences are used, and reads why no more can be given. */
export const Held: Story = {
  args: {
    periods: [
      { legacyId: 1, type: 'polylino-school', startDate: '2020-08-15', endDate: null, licences: null, used: null, editable: false },
    ],
    held: [{ legacyId: 2, type: 'begreppa', startDate: '2020-08-01', endDate: '2099-06-30', licences: 25, used: 25, editable: false }],
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Dela ut abonnemang' }));
    await expect(screen.queryByRole('button', { name: 'Ändra: Polylino Skola' })).toBeNull();
    const type = screen.getByRole('combobox', { name: 'Typ' });
    await expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Begreppa']);
    await expect(screen.getByLabelText(/^Sista dagen/)).toHaveAttribute('max', '2099-06-30');
    await expect(screen.getByText(/25 av 25 licenser använda/)).toBeVisible();
    await userEvent.type(screen.getByRole('spinbutton', { name: /^Licenser/ }), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await expect(await screen.findAllByText('Det finns inte tillräckligt många lediga licenser.')).not.toHaveLength(0);
  },
};

/** A school without subscriptions. */
export const None: Story = {
  args: { periods: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Inga abonnemang än.')).toBeVisible();
  },
};

/** A last day before the first is not submitted. */
export const Backwards: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Dela ut abonnemang' }));
    await expect(screen.getByRole('combobox', { name: 'Typ' })).toHaveFocus();
    const last = screen.getByLabelText('Sista dagen');
    await userEvent.clear(last);
    await userEvent.type(last, '2001-01-01');
    await expect(await screen.findByText('Sista dagen ligger före den första.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Spara' })).toBeDisabled();
  },
};

/** The periods are forbidden; the page shows the error. */
export const Failed: Story = {
  args: { failing: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Abonnemangen kunde inte laddas')).toBeVisible();
  },
};
