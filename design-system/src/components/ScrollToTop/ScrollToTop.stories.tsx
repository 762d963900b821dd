import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  component: ScrollToTop,
  args: { label: 'Back to the top' },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '300vh' }}>
        <p>A long page.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTwentyPixels: Story = {
  tags: ['reader §9.43'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    window.scrollTo(0, 21);
    await canvas.findByRole('button');
    window.scrollTo(0, 20);
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    window.scrollTo(0, 21);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the top' }));
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    await expect(window.scrollY).toBe(0);
    window.scrollTo(0, 200);
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
};

/** A bar that floats at the end of the screen, such as that of selected rows, is not covered: the button gives way to it. */
export const BesideAFloatingBar: Story = {
  render: (args) => (
    <>
      <ScrollToTop {...args} />
      <div data-floating-bar style={{ position: 'sticky', bottom: 0 }}>
        Three rows are selected
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 200);
    await waitFor(() => expect(canvasElement.querySelector('button')).not.toBeNull());
    await expect(canvasElement.querySelector('button')).not.toBeVisible();
  },
};
