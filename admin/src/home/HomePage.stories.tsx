import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import './HomePage.tsx';
import { panelShell } from '../testing/panelShell.ts';

interface HomeStory {
  readonly superuser: boolean;
  readonly role: 'admin' | 'employee' | 'guardian';
}

const path = '/controlpanel';

/** The start page of the panel, for users with and without access. */
const meta = {
  title: 'Start',
  parameters: { layout: 'fullscreen' },
  args: { superuser: false, role: 'employee' },
  loaders: [
    async ({ args: { superuser, role } }) =>
      panelShell({ path, superuser, organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role, active: true }] }),
  ],
  render: (_, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<HomeStory>;

export default meta;
type Story = StoryObj<HomeStory>;

/** An administrator of a school. */
export const SchoolAdmin: Story = {
  args: { role: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Administratör')).toBeVisible();
  },
};

/** A superuser. */
export const Superuser: Story = {
  args: { superuser: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Öppna användarhanteringen' })).toBeVisible();
  },
};

/** A guardian has no access. */
export const Forbidden: Story = {
  args: { role: 'guardian' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Kontrollpanelen är till för personal' }),
    ).toBeVisible();
  },
};
