import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { defineResource } from '../resources/defineResource.ts';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { DeleteButton } from './DeleteButton.tsx';

const byUid = ({ id }: { readonly id: string | number }) => ({ path: { uid: String(id) } });
const resources = {
  users: defineResource('customerManagement', {
    delete: { call: 'DELETE /users/{uid}', request: byUid },
    restore: { call: 'POST /users/{uid}/restore', request: byUid },
  }),
  groups: defineResource('customerManagement', {
    delete: { call: 'DELETE /groups/{id}', request: ({ id }) => ({ path: { id: String(id) } }) },
  }),
};

const meta = {
  component: DeleteButton,
  args: { resource: 'users', record: { id: 'se-user-5', name: 'Maja Holm' }, redirect: false },
  loaders: [
    async () => {
      const requests = fn<(line: string) => void>();
      const shell = await kitShell((request) => {
        if (request.method !== 'GET') requests(`${request.method} ${new URL(request.url).pathname.split('/').slice(3).join('/')}`);
        return new Response(null, { status: 204 });
      });
      return { shell, requests };
    },
  ],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={resources} allows={args.record?.removable !== false}>
      <DeleteButton {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof DeleteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A deletion is sent at once; the notice offers Undo until it is closed or used. */
export const WithUndo: Story = {
  play: async ({ canvasElement, loaded: { requests } }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Ta bort' }));
    await userEvent.click(await page.findByRole('button', { name: 'Ångra', description: 'Maja Holm är borttagen' }));
    await expect(await page.findByText('Maja Holm är återställd')).toBeVisible();
    await expect(requests.mock.calls).toEqual([['DELETE users/se-user-5'], ['POST users/se-user-5/restore']]);
  },
};

/** A record with a plan that the family pays for is deleted only after a confirmation. */
export const PaidPlan: Story = {
  args: { record: { id: 'se-user-5', name: 'Maja Holm', paidPlan: true } },
  play: async ({ canvasElement, loaded: { requests } }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Ta bort' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Ta bort Maja Holm?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(requests).not.toHaveBeenCalled();
  },
};

/** A resource without a restore. */
export const NoUndo: Story = {
  args: { resource: 'groups', record: { id: 'se-group-1', name: 'Klass 2B' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Ta bort' }));
    await expect(await page.findByRole('alertdialog')).toHaveAccessibleDescription('Det går inte att ångra.');
  },
};

/** Whoever may not delete the record reads why. */
export const NotAllowed: Story = {
  args: { record: { id: 'se-user-5', name: 'Maja Holm', removable: false }, accessDenied: 'Only an administrator can delete them.' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Ta bort' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Only an administrator can delete them.');
  },
};
