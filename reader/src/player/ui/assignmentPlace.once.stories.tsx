import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SubmissionSource } from '../submissions/Submission.ts';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Place of an assignment' };
export default meta;
type Story = StoryObj<StoryArgs>;

const submissions: SubmissionSource = {
  list: async () => ({
    data: [
      {
        id: 's1',
        status: 'InProgress',
        answers: {},
        context: { type: 'Quiz', book: { id: 'lake', href: 'page-2.xhtml' }, exercise: { id: 'e1', title: 'Words of the lake' } },
      },
    ],
    cursor: null,
  }),
  update: async () => Promise.reject(new Error('Nothing is sent from here')),
};
const args = {
  submissions,
  start: { submissionId: 's1', href: 'page-3.xhtml' },
  callbacks: {
    refreshPolicy: fn(async () => 'Policy=second&Signature=s&Key-Pair-Id=k'),
    getLastmark: fn(async () => '{"ncxRef":"page-1"}'),
    postLastmark: fn(async () => undefined),
  },
};

/** A link opens the book at its page with the form beside it, and the last position stays; the form leads to its own page. */
export const BesideTheBook: Story = {
  args,
  play: async ({ canvasElement, args: { callbacks } }) => {
    const { reader, place } = await opened(canvasElement);
    await expect(place()).toBe('2');
    window.dispatchEvent(new Event('pagehide'));
    await expect(callbacks.postLastmark).not.toHaveBeenCalled();
    await expect(await reader.findByRole('heading', { name: 'Words of the lake' })).toBeVisible();
    await userEvent.click(await button(reader, 'Go to the questions in the book'));
    await waitFor(() => expect(place()).toBe('1'));
    await expect(reader.getByRole('heading', { name: 'Words of the lake' })).toBeVisible();
  },
};

/** A form that covers the book makes room for its page, and takes the focus when the user comes back. */
export const OverTheBook: Story = {
  args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { reader, place } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Go to the questions in the book'));
    await waitFor(() => expect(place()).toBe('1'));
    await expect(reader.queryByRole('heading', { name: 'Words of the lake' })).toBeNull();
    await userEvent.click(await button(reader, 'Back to the assignment'));
    // In a shadow root the document has the focus at its host.
    await waitFor(() => expect(reader.getByRole('heading', { name: 'Words of the lake' }).matches(':focus')).toBe(true));
    await expect(reader.queryByRole('button', { name: 'Back to the assignment' })).toBeNull();
  },
};

/** A page that the book does not have is no reason to refuse it: it opens at the last position. */
export const UnknownPage: Story = {
  args: { ...args, start: { href: 'missing.xhtml#%' } },
  play: async ({ canvasElement }) => {
    const { place } = await opened(canvasElement);
    await expect(place()).toBe('0');
  },
};
