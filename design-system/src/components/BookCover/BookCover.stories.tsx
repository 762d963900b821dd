import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BookCover } from './BookCover.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#2878c8"/></svg>')}`;

const meta = {
  component: BookCover,
  args: { title: 'The boy who counted stars', author: 'Mira Ek' },
  decorators: [
    (Story) => (
      <div style={{ width: '9rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { src: picture } };
export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The boy who counted stars')).toBeVisible();
  },
};
export const Pictures: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {[
        'Rain on Monday',
        'The Quiet Team',
        'Night Bus North',
        'How Bridges Stand',
        'The Map under the Stairs',
        'Small Poems for Tall Days',
      ].map((title) => (
        <BookCover key={title} {...args} title={title} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    await expect(new Set(drawn.map((svg) => svg.innerHTML)).size).toBeGreaterThan(2);
    for (const svg of drawn) {
      const lowest = Math.max(
        ...[...(svg.parentElement?.querySelectorAll('strong, small') ?? [])].map((text) => text.getBoundingClientRect().bottom),
      );
      await expect(svg.getBoundingClientRect().top).toBeGreaterThanOrEqual(lowest);
    }
  },
};
export const Broken: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The boy who counted stars')).toBeVisible());
  },
};
export const LongWord: Story = { args: { title: 'Epäjärjestelmällistyttämättömyydellänsäkään' }, globals: { realm: 'fi' } };
