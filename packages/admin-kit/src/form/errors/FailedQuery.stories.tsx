import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KitPage, kitShell } from '../../testing/KitPage.tsx';
import { FailedQuery } from './FailedQuery.tsx';

const meta = {
  component: FailedQuery,
  args: { title: 'Eleverna kunde inte hämtas', query: { error: new Error('Refused'), refetch: fn() } },
  loaders: [async () => ({ shell: await kitShell(() => undefined) })],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={{}}>
      <FailedQuery {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof FailedQuery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button fetches again. */
export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Försök igen' }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};

/** A repeated request is under way. */
export const Repeated: Story = { args: { query: { error: new Error('Refused'), isFetching: true, refetch: fn() } } };
