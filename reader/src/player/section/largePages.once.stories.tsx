import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bookReader, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { maxDepth, pageBounds } from './pageBounds.ts';

const rows = Array.from({ length: pageBounds.rows + 1 }, (_, at) => `<tr><td>Row ${at}</td><td>A star over the lake</td></tr>`).join('');
const deep = maxDepth * 2;

/** Pages that are too large to be laid out in columns. */
const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Large pages',
  args: {
    ...bookReader.args,
    book: {
      pages: [
        { body: `<table>${rows}</table><p id="last">The last star.</p>` },
        {
          head: '<style>div{display:inline-block;writing-mode:vertical-rl}</style>',
          body: `${'<div>'.repeat(deep)}<p>Deep in boxes.</p>${'</div>'.repeat(deep)}`,
        },
      ],
    },
  },
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** The page scrolls to its end, and the reader says why. What lies too deep is shown, and the words leave with the page that they are about. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader, press, place } = await opened(canvasElement);
    const page = () => root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')?.contentDocument;
    const message = /This part of the book is very long/;
    await expect(await reader.findByText(message)).toBeVisible();
    press('End');
    const isEndShown = () => {
      const { bottom = 0 } = page()?.getElementById('last')?.getBoundingClientRect() ?? {};
      return bottom > 0 && bottom <= (page()?.defaultView?.innerHeight ?? 0);
    };
    await waitFor(() => expect(isEndShown()).toBe(true));
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(page()?.body).toHaveTextContent('Deep in boxes.');
    await waitFor(() => expect(reader.queryByText(message)).toBeNull());
  },
};
