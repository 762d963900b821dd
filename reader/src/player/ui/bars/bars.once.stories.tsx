import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../../testing/bookReaderStories.tsx';
import { fakeArchive, oneAssignment } from '../../testing/fakeBook.ts';
import { recordingOf } from '../../testing/recording.ts';
import { BookReader } from '../BookReader.tsx';

const sentences = ['a', 'b', 'c', 'd', 'e'];
const page = { body: sentences.map((id) => `<p id="${id}">Sentence ${id} of the lake.</p>`).join(''), narrated: sentences };
const book = {
  pages: [page, { body: '<p>The end.</p>' }],
  recording: recordingOf(Array.from({ length: 10 }, () => 0.5)),
  languages: ['tsp'],
};

/** The widths of the book in px: whole windows, what the assignments leave of them, and phones. */
const widths = [1440, 1280, 1024, 1008, 960, 820, 768, 704, 614, 390, 320, 195];

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Bars',
  args: { ...bookReader.args, book, submissions: oneAssignment, features: { presentation: true }, locale: 'de' },
  render: ({ book: content, ...props }) => (
    <div data-room="" style={{ width: '1440px', height: '44rem' }}>
      <BookReader {...props} file={fakeArchive(content)} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Returns the controls and texts of the bars that lie on each other or beyond their bar. */
function collisions(root: HTMLElement): string[] {
  const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent;
  return [...root.querySelectorAll('[data-shown]')].flatMap((bar) => {
    const [edge, parts] = [bar.getBoundingClientRect(), [...bar.querySelectorAll('button, input, h1, span:not(:has(*))')]];
    const boxes = parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      // A title or an icon without a room is not shown.
      return box.width > 1 && box.height > 1 && !part.closest('[aria-hidden] [aria-hidden]') ? [{ part, box }] : [];
    });
    const outside = boxes
      .filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1)
      .map(({ part }) => `${nameOf(part)} is outside`);
    const meet = boxes.flatMap(({ part, box }, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // A button holds its own text.
        const isPart = part.contains(other.part);
        return across > 1 && down > 1 && !isPart ? [`${nameOf(part)} lies on ${nameOf(other.part)}`] : [];
      }),
    );
    return [...outside, ...meet];
  });
}

/** The bars follow the width of the book, whatever the window's is: while a book is heard no part of them lies on another, nor does the name of the chapter. */
export const AtAllWidths: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Abspielen'));
    await reader.findByRole('slider', { name: 'Stelle in der Aufnahme' }, { timeout: 5000 });
    const room = canvasElement.querySelector<HTMLElement>('[data-room]');
    for (const width of widths) {
      if (room) room.style.width = `${width}px`;
      await waitFor(() => expect({ width, collisions: collisions(root) }).toEqual({ width, collisions: [] }));
    }
  },
};

/** Whichever panel is open beside or above a book that is heard, no part of a bar lies on another. */
export const WithEachPanel: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Abspielen'));
    await reader.findByRole('slider', { name: 'Stelle in der Aufnahme' }, { timeout: 5000 });
    const room = canvasElement.querySelector<HTMLElement>('[data-room]');
    const openers = () => [...root.querySelectorAll<HTMLElement>('button[aria-expanded]')].filter((one) => one.offsetWidth > 0);
    await expect(openers().length).toBeGreaterThan(4);
    for (const width of [1440, 1280, 1024]) {
      if (room) room.style.width = `${width}px`;
      for (const opener of openers()) {
        const panel = opener.getAttribute('aria-label') ?? opener.textContent;
        await userEvent.click(opener);
        await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
        await waitFor(() => expect({ width, panel, collisions: collisions(root) }).toEqual({ width, panel, collisions: [] }));
        await userEvent.click(opener);
        await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
      }
    }
  },
};
