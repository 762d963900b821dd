import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.tsx';
import './UserEdit.tsx';
import type { FakeCustomersOptions } from '../../testing/fakeCustomers.ts';
import { panelShell } from '../../testing/panelShell.ts';
import { users } from '../../testing/school.ts';

interface UserStory {
  readonly uid: string;
  readonly customers: FakeCustomersOptions;
}

const pathOf = (uid: string) => `/controlpanel/beta/manage/users/${uid}`;

/** The page of a user in all its states. */
const meta = {
  title: 'User',
  parameters: { layout: 'fullscreen' },
  args: { uid: 'se-user-1', customers: {} },
  loaders: [async ({ args: { uid, customers } }) => panelShell({ path: pathOf(uid) }, customers)],
  render: ({ uid }, { loaded: { shell } }) => <FakePage shell={shell} path={pathOf(uid)} routes={routes} />,
} satisfies Meta<UserStory>;

export default meta;
type Story = StoryObj<UserStory>;

/** At two organisations, with a history. */
export const AtTwoOrganizations: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Ta bort från Förskolan Humlan' })).toBeEnabled();
  },
};

/** At one organisation, which cannot be removed. */
export const AtOneOrganization: Story = {
  args: { uid: 'se-user-5', customers: { auditLogs: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Ta bort från Björkskolan' })).toBeDisabled();
  },
};

/** Another role is selected but not saved yet. */
export const ChangingTheRole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Roll på Björkskolan' }), 'admin');
    await expect(await canvas.findByRole('button', { name: 'Spara' })).toBeVisible();
  },
};

/** The confirmation before a user is deleted whose family pays for a plan. */
export const DeletingAPaidPlan: Story = {
  args: { customers: { users: users.map((user) => ({ ...user, paidPlan: true })) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort användaren' }));
    const question = await canvas.findByRole('alertdialog', { name: /Astrid Lindqvist/ });
    await waitFor(() => expect(question).toBeVisible());
  },
};

/** After a deletion the list is shown, and a notice offers Undo. */
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort användaren' }));
    await expect(await canvas.findByRole('button', { name: 'Ångra', description: 'Astrid Lindqvist är borttagen' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Maja Holm' })).toBeVisible();
  },
};

/** The user does not exist any more. */
export const Gone: Story = {
  args: { uid: 'nobody' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Användaren finns inte' })).toBeVisible();
  },
};

/** Organisations and history could not be loaded; the identity could. */
export const PartlyFailed: Story = {
  args: {
    customers: {
      instead: ({ url }) =>
        /userSchoolUnits|auditLogs/.test(url) ? Response.json({ name: 'ValidationError', message: 'No.' }, { status: 400 }) : undefined,
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { name: 'Försök igen' })).toHaveLength(2));
  },
};
