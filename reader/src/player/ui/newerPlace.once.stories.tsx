import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Newer place' };
export default meta;
type Story = StoryObj<StoryArgs>;

const question = 'You read further on another device. Go there?';
let tellNewer = (_: string) => {};
const endWatch = fn();

const args = {
  callbacks: {
    refreshPolicy: fn(async () => 'Policy=second&Signature=s&Key-Pair-Id=k'),
    getLastmark: fn(async () => '{"ncxRef":"page-1"}'),
    postLastmark: fn(async () => undefined),
    watchLastmark: fn((_: string, onNewer: (position: string) => void) => {
      tellNewer = onNewer;
      return endWatch;
    }),
  },
};

/** Opens a book that has a newer place on another device. */
async function atQuestion(canvasElement: HTMLElement) {
  const open = await opened(canvasElement);
  tellNewer('{"ncxRef":"page-3"}');
  await expect(await open.reader.findByText(question)).toBeVisible();
  return open;
}

const posted = (ncxRef: string) => expect.stringContaining(`"ncxRef":"${ncxRef}"`);

/** A newer place of another device is asked about, and the book goes there. Until then the place here is not sent again. */
export const GoThere: Story = {
  args,
  play: async ({ canvasElement, args: { callbacks } }) => {
    const { reader, place, root } = await atQuestion(canvasElement);
    await expect(place()).toBe('0');
    window.dispatchEvent(new Event('pagehide'));
    await expect(callbacks.postLastmark).not.toHaveBeenCalled();
    const go = await button(reader, 'Go there');
    go.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('2'));
    await waitFor(
      () => expect(callbacks.postLastmark).toHaveBeenLastCalledWith('lake', posted('page-3'), expect.any(Number), 'Chapter 3'),
      {
        timeout: 4000,
      },
    );
    await expect(reader.queryByText(question)).toBeNull();
    await waitFor(() => expect(root.ownerDocument.activeElement).not.toBe(document.body));
  },
};

/** Whoever stays has chosen the place here, which is sent as the newest one. */
export const StayHere: Story = {
  args,
  play: async ({ canvasElement, args: { callbacks } }) => {
    const { reader, place } = await atQuestion(canvasElement);
    (await button(reader, 'Stay here')).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(
      () => expect(callbacks.postLastmark).toHaveBeenLastCalledWith('lake', posted('page-1'), expect.any(Number), 'Chapter 1'),
      {
        timeout: 4000,
      },
    );
    await expect(place()).toBe('0');
    await expect(reader.queryByText(question)).toBeNull();
  },
};
