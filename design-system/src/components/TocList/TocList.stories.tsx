import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TocList } from './TocList.tsx';

const meta = {
  component: TocList,
  args: {
    label: 'Contents',
    emptyText: 'This book has no table of contents.',
    current: 'chapter-2-1',
    entries: [
      { id: 'cover', label: 'Cover' },
      { id: 'chapter-1', label: '1 The lake' },
      {
        id: 'chapter-2',
        label: '2 The long way to school',
        children: [
          { id: 'chapter-2-1', label: 'Through the wood' },
          { id: 'chapter-2-2', label: 'Across the ice' },
        ],
      },
      { id: 'chapter-3', label: '3 Owl weather' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof TocList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nested: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Through the wood' })).toHaveAttribute('aria-current', 'location');
    await userEvent.click(canvas.getByRole('button', { name: '3 Owl weather' }));
    await expect(args.onChoose).toHaveBeenCalledWith('chapter-3');
  },
};
export const Empty: Story = { args: { entries: [] } };
/** An entry has its own text direction within a page of the other direction. */
export const RightToLeftNames: Story = {
  args: {
    lang: 'ar',
    current: 'b',
    entries: [
      { id: 'a', label: '١. البحيرة (1)' },
      { id: 'b', label: '٢. الطريق الطويل إلى المدرسة' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('٢. الطريق الطويل إلى المدرسة')).direction).toBe('rtl');
  },
};
export const LongWords: Story = {
  args: {
    lang: 'fi',
    entries: [
      { id: 'a', label: 'Epäjärjestelmällistyttämättömyydellänsäkään' },
      { id: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};
const thousands = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `Verse ${index + 1}` }));

/** The current entry is scrolled into view, however long the list; the smaller stories test the rest. */
export const Thousand: Story = {
  render: (args) => <TocList {...args} entries={thousands} current="990" />,
  decorators: [
    (Story) => (
      <div style={{ height: '20rem', overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { a11y: { test: 'off' } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const entry = canvasElement.querySelector('[aria-current]');
    await expect(entry).toHaveTextContent('Verse 991');
    const box = entry?.getBoundingClientRect();
    const list = entry?.closest('nav')?.parentElement?.getBoundingClientRect();
    await expect(box?.top).toBeGreaterThanOrEqual(list?.top ?? Number.NaN);
    await expect(box?.bottom).toBeLessThanOrEqual((list?.bottom ?? Number.NaN) + 1);
  },
};
