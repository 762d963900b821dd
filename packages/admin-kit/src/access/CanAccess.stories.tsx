import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { CanAccess } from './CanAccess.tsx';

const meta = {
  component: CanAccess,
  args: {
    resource: 'groups',
    action: 'delete',
    children: <p>Delete the group</p>,
    accessDenied: <p>Only an administrator can delete it</p>,
  },
  loaders: [async () => ({ shell: await kitShell(() => undefined) })],
  render: (args, { loaded: { shell }, parameters: { allows = true } }) => (
    <KitPage shell={shell} resources={{}} allows={allows}>
      <CanAccess {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof CanAccess>;

export default meta;

/** Children are shown to whoever may do the action. */
export const Permitted: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Delete the group')).toBeVisible();
    await expect(within(canvasElement).queryByText('Only an administrator can delete it')).toBeNull();
  },
};

/** Whoever may not do the action reads why. */
export const Denied: StoryObj<typeof meta> = {
  parameters: { allows: false },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Only an administrator can delete it')).toBeVisible();
    await expect(within(canvasElement).queryByText('Delete the group')).toBeNull();
  },
};
