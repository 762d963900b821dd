import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BookRequestError } from '../network/bookError.ts';
import { bookReader, button, narrated, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Errors of the library' };
export default meta;
type Story = StoryObj<StoryArgs>;

const absent = () => Promise.reject(new BookRequestError(404, 'https://library.example/books/lake'));

/** A 404 of the bookmarks, the last position, the policy or the read logs is reported to the host only. */
export const Absent: Story = {
  tags: ['reader §8.16'],
  args: {
    book: { ...narrated, languages: ['takk'] },
    callbacks: { refreshPolicy: absent, getBookmarks: absent, getLastmark: absent, postReadLogs: absent },
  },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    const reported = (report: string) => waitFor(() => expect(args.onError).toHaveBeenCalledWith(report, expect.anything()));
    for (const report of ['The last position did not come', 'The policy did not come', 'The bookmarks did not come'])
      await reported(report);
    // The read logs are sent when the page is left.
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await reported('Read logs were not taken');
    await button(reader, 'Play');
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

let isDown = true;
/** Gives a value as long as the library is up. */
const unlessDown = async <Value,>(value: Value): Promise<Value> => {
  if (isDown) throw new BookRequestError(500, 'https://library.example/books/lake');
  return value;
};

/** A last position and bookmarks that do not come say so in their places, and come after a new try; the book is open meanwhile. */
export const FailedForAMoment: Story = {
  args: {
    callbacks: {
      refreshPolicy: fn(async () => 'Policy=second&Signature=s&Key-Pair-Id=k'),
      getLastmark: () => unlessDown('{"ncxRef":"page-3"}'),
      getBookmarks: () => unlessDown([{ id: 'b1', name: 'The boat', position: { ncxRef: 'page-2' } }]),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvasElement, args }) => {
    const { reader, place } = await opened(canvasElement);
    await expect(place()).toBe('0');
    await expect(await reader.findByText('Your last place in the book could not be loaded.')).toBeVisible();
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The bookmarks did not come', expect.anything()));
    isDown = false;
    await userEvent.click(reader.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(place()).toBe('2'));
    await waitFor(() => expect(reader.queryByText('Your last place in the book could not be loaded.')).toBeNull());
    await userEvent.click(await button(reader, 'Bookmarks'));
    await expect(await reader.findByText('This part failed. The book is still open.')).toBeVisible();
    await expect(reader.queryByText('No bookmarks yet')).toBeNull();
    await userEvent.click(reader.getByRole('button', { name: 'Try again' }));
    await expect(await reader.findByText('The boat')).toBeVisible();
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};
