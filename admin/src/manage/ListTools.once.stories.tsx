import type { User } from '@realmkit/openapi';
import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import './ManagePage.tsx';
import './TabActions.tsx';
import '../resources/users/list/UserBulk.tsx';
import { maxBulkRows } from '@realmkit/admin-kit';
import { type FakeCustomersOptions, fakeCustomers } from '../testing/fakeCustomers.ts';
import { panelShell } from '../testing/panelShell.ts';
import { users } from '../testing/school.ts';

interface ToolStory {
  readonly query: string;
  readonly customers: FakeCustomersOptions;
}

const thousand: readonly User[] = Array.from({ length: maxBulkRows }, (_, index) => ({
  uid: `se-user-${index + 1}`,
  legacyId: index + 1,
  userName: `pupil.${index + 1}`,
  name: `Elev ${index + 1}`,
  identifiers: [],
  schoolAssociations: [{ schoolUid: 'se-school-2', schoolName: 'Björkskolan', role: 'student' }],
}));

const pathOf = (query: string) => `/controlpanel/beta/manage${query}`;

/** The tools of a list: bulk actions, views, columns, export, a thousand rows. */
const meta = {
  title: 'List tools',
  parameters: { layout: 'fullscreen' },
  args: { query: '?tab=users', customers: {} },
  loaders: [
    async ({ args: { query, customers } }) => {
      localStorage.removeItem('realmkit-list se-user-99 users');
      return panelShell({ path: pathOf(query) }, customers);
    },
  ],
  render: ({ query }, { loaded: { shell } }) => <FakePage shell={shell} path={pathOf(query)} routes={routes} />,
} satisfies Meta<ToolStory>;

export default meta;
type Story = StoryObj<ToolStory>;

const page = () => within(document.body);
const press = async (name: string | RegExp) => userEvent.click(await page().findByRole('button', { name }));
/** On narrow screens a list shows cards without columns. */
const tableScreen = { viewport: { value: 'desk' } };
const choose = async (name: string) => userEvent.click(await page().findByRole('checkbox', { name: `Välj ${name}` }));

/** Two of three rows are deleted; the third shows its error, and a retry works. */
export const BulkWithFailure: Story = {
  loaders: [
    async ({ args: { query } }) => {
      const service = fakeCustomers();
      let refused = false;
      return panelShell({
        path: pathOf(query),
        answer: async (request) => {
          if (request.method !== 'DELETE' || !request.url.endsWith('/se-user-11') || refused) return service.answer(request);
          refused = true;
          return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
        },
      });
    },
  ],
  play: async () => {
    for (const name of ['Tyra Wall', 'Olle Frisk', 'Ines Falk']) await choose(name);
    await expect(await page().findByText('3 valda')).toBeVisible();
    await press('Ta bort');
    const question = await page().findByRole('alertdialog', { name: 'Ta bort 3 personer?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Ta bort' }));
    const report = await page().findByRole('alertdialog', { name: 'Allt gick inte' });
    await waitFor(() => expect(within(report).getByText('Klara: 2. Inte klara: 1.')).toBeVisible());
    await waitFor(() => expect(within(report).getByText(/Du har inte behörighet/)).toBeVisible());
    await press('Försök igen: Olle Frisk (olle.frisk)');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    for (const name of ['Tyra Wall', 'Olle Frisk', 'Ines Falk']) await expect(page().queryByRole('link', { name })).toBeNull();
  },
};

/** The own account is left out of a deletion, with the reason. */
export const BulkSparesOneself: Story = {
  args: { customers: { users: users.map((user) => ({ ...user, removable: user.uid !== 'se-user-12' })) } },
  play: async () => {
    await choose('Tyra Wall');
    await press('Ta bort');
    const question = await page().findByRole('alertdialog', { name: 'Ta bort 1 person?' });
    await waitFor(() => expect(within(question).getByText(/Tyra Wall \(tyra.wall\) utelämnas/)).toBeVisible());
    await expect(within(question).getByRole('button', { name: 'Ta bort' })).toBeDisabled();
    // Nothing was done: the row stays selected, and the focus returns.
    await userEvent.click(within(question).getByRole('button', { name: 'Avbryt' }));
    await expect(await page().findByText('1 vald')).toBeVisible();
    await waitFor(() => expect(page().getByRole('button', { name: 'Ta bort' })).toHaveFocus());
    // What the accessibility check judges is the page at its start, where no bar covers the half of a target.
    await press('Avmarkera alla');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** All rows of the page are selected, and then all results; the bar stays on the next page. On a phone it has several lines. */
export const AllResultsSelected: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { customers: { users: thousand.slice(0, 461) } },
  play: async () => {
    await userEvent.click(await page().findByRole('checkbox', { name: 'Välj alla rader på sidan' }));
    await expect(await page().findByText('10 valda')).toBeVisible();
    await press('Välj alla 461 träffar');
    await expect(await page().findByText('461 valda')).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: 'Sida 2' }));
    await expect(await page().findByRole('checkbox', { name: 'Välj Elev 451' })).toBeChecked();
    await expect(page().getByText('461 valda')).toBeVisible();
    // What the accessibility check judges is the page at its start, where no bar covers the half of a target.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** A view is saved under a name without the search string, and shown again. */
export const SavedView: Story = {
  args: { query: '?tab=users&filters=%7B"role"%3A"employee"%7D&sortBy=name&sortDesc=false&searchString=astrid' },
  play: async () => {
    await expect(await page().findByRole('link', { name: 'Astrid Lindqvist' })).toBeVisible();
    await press('Vyer');
    await userEvent.type(await page().findByRole('textbox', { name: 'Namn på den aktuella vyn' }), 'Personal');
    await press('Spara vyn');
    await expect(localStorage.getItem('realmkit-list se-user-99 users')).not.toContain('astrid');
    await press('Stäng');
    await waitFor(() => expect(page().getByRole('button', { name: 'Vyer' })).toHaveFocus());
    await userEvent.selectOptions(await page().findByRole('combobox', { name: 'Roll' }), 'student');
    await press('Vyer');
    await press('Visa vyn Personal');
    await waitFor(() => expect(page().getByRole('combobox', { name: 'Roll' })).toHaveValue('employee'));
    await expect(page().getByRole('searchbox', { name: 'Sök' })).toHaveValue('');
  },
};

/** A column is hidden, and stays hidden on the next visit. */
export const ColumnChoice: Story = {
  globals: tableScreen,
  play: async () => {
    await expect(await page().findByRole('columnheader', { name: 'Användarnamn' })).toBeVisible();
    await press('Kolumner');
    await userEvent.click(await page().findByRole('menuitemcheckbox', { name: 'Användarnamn' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('columnheader', { name: 'Användarnamn' })).toBeNull());
    await expect(localStorage.getItem('realmkit-list se-user-99 users')).toContain('userName');
  },
};

/** The choice before an export. */
export const Export: Story = {
  play: async () => {
    await page().findByRole('link', { name: 'Tyra Wall' });
    await press('Exportera');
    const question = await page().findByRole('alertdialog', { name: 'Exportera listan' });
    await expect(within(question).getByRole('combobox', { name: 'Filformat' })).toHaveValue('xlsx');
  },
};

/** A failed export shows the error and can be retried. */
export const ExportFailed: Story = {
  args: {
    customers: {
      instead: ({ url }) =>
        url.includes('size=100') ? Response.json({ name: 'ValidationError', message: 'No.' }, { status: 400 }) : undefined,
    },
  },
  play: async () => {
    await page().findByRole('link', { name: 'Tyra Wall' });
    await press('Exportera');
    const question = await page().findByRole('alertdialog', { name: 'Exportera listan' });
    await userEvent.click(within(question).getByRole('button', { name: 'Exportera' }));
    await waitFor(() => expect(within(question).getByRole('alert')).toBeVisible());
    await expect(within(question).getByRole('button', { name: 'Exportera' })).toBeEnabled();
  },
};

/** The groups of one school unit are grouped below its name. */
export const GroupsBySchoolUnit: Story = {
  args: { query: '?tab=groups' },
  play: async () => {
    await page().findByRole('link', { name: 'Klass 2B' });
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Gruppera efter' }), 'schoolUnit');
    await waitFor(() => expect(page().getAllByText('se-school-2').length).toBeGreaterThan(2));
    // The rows of the order before are dimmed until those of the new order are there.
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
};

/** A list of a thousand rows renders only those around the viewport; each has its position, and the keyboard reaches the next ones. */
export const ThousandRows: Story = {
  globals: tableScreen,
  args: { query: '?tab=users&itemsPerPage=-1&sortBy=id', customers: { users: thousand } },
  play: async () => {
    await page().findByRole('link', { name: 'Elev 1000' });
    const table = page().getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await expect(document.querySelectorAll('body *').length).toBeLessThan(3000);
    const rows = () => within(table).getAllByRole('row');
    await expect(rows()[1]).toHaveAttribute('aria-rowindex', '2');
    page().getByRole('link', { name: 'Elev 1000' }).focus();
    window.scrollTo(0, 30_000);
    await waitFor(() => expect(rows().some((row) => Number(row.getAttribute('aria-rowindex')) > 500)).toBe(true));
    await expect(page().getByRole('link', { name: 'Elev 1000' })).toHaveFocus();
    await expect(document.querySelectorAll('body *').length).toBeLessThan(3000);
    window.scrollTo(0, 0);
  },
};
