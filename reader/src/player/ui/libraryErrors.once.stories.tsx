import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BookRequestError } from '../network/bookError.ts';
import { bookReader, button, narrated, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Errors of the library' };
export default meta;
type Story = StoryObj<StoryArgs>;

const absent = () => Promise.reject(new BookRequestError(404, 'https://library.example/books/lake'));

/** A 404 of the bookmarks, the last position, the policy or the read logs is reported to the host only. */
export const Absent: Story = {
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
