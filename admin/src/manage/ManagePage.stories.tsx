import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import './ManagePage.tsx';
import './TabActions.tsx';
import type { FakeCustomersOptions } from '../testing/fakeCustomers.ts';
import { panelShell } from '../testing/panelShell.ts';

interface ListStory {
  /** The query of the page. */
  readonly query: string;
  readonly customers: FakeCustomersOptions;
}

const errorResponse = (status: number, name: string) => () => Response.json({ name, message: 'No.' }, { status });
const listOnly = (respond: () => Response | Promise<Response>) => (request: Request) =>
  request.url.includes('?page=') ? respond() : undefined;

const pathOf = (query: string) => `/controlpanel/beta/manage${query}`;

/** The lists of the beta management in all their states. */
const meta = {
  title: 'Lists',
  parameters: { layout: 'fullscreen' },
  args: { query: '?tab=users', customers: {} },
  loaders: [async ({ args: { query, customers } }) => panelShell({ path: pathOf(query) }, customers)],
  render: ({ query }, { loaded: { shell } }) => <FakePage shell={shell} path={pathOf(query)} routes={routes} />,
} satisfies Meta<ListStory>;

export default meta;
type Story = StoryObj<ListStory>;

/** Users, the newest first. */
export const Users: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Tyra Wall' })).toBeVisible();
  },
};

/** The second page, sorted by name. */
export const SecondPage: Story = {
  args: { query: '?tab=users&page=2&itemsPerPage=5&sortBy=name&sortDesc=false' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Saga Ström' })).toBeVisible();
  },
};

export const SecondPageOnPhones: Story = { ...SecondPage, globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };

/** Organisations, one of which is not active. */
export const Organizations: Story = {
  args: { query: '?tab=organizations' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Inte aktiv')).toBeVisible();
  },
};

/** Groups with links to their members. */
export const Groups: Story = {
  args: { query: '?tab=groups' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '24 medlemmar: Klass 2B' })).toBeVisible();
  },
};

/** The rows are loading. */
export const Loading: Story = {
  args: { customers: { instead: listOnly(() => new Promise<Response>(() => {})) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Laddar' })).toBeVisible();
  },
};

/** There are no users at all. */
export const Empty: Story = {
  args: { customers: { users: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Det finns inga användare än')).toBeVisible();
  },
};

/** No user matches the search. */
export const NoMatch: Story = {
  args: { query: '?tab=users&searchString=zebra' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Rensa sökning och filter' })).toBeVisible();
  },
};

/** The service did not return a total. */
export const UnknownTotal: Story = {
  args: {
    customers: {
      instead: listOnly(() =>
        Response.json({
          data: [{ uid: 'a', name: 'Alva Berg', userName: 'alva', legacyId: 1, identifiers: [], schoolAssociations: [] }],
          meta: {},
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1–1 av ett okänt antal')).toBeVisible();
  },
};

/** The service has failed: no rows, and a retry. */
export const Failed: Story = {
  args: { customers: { instead: listOnly(errorResponse(400, 'ValidationError')) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Användarna kunde inte laddas');
  },
};

/** The list is forbidden and shows the error. */
export const Forbidden: Story = {
  args: { customers: { instead: listOnly(errorResponse(403, 'forbidden')) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Du har inte behörighet');
  },
};
