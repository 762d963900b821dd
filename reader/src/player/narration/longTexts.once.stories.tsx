import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { fakeArchive } from '../testing/fakeBook.ts';
import { recordingOf } from '../testing/recording.ts';
import { BookReader } from '../ui/BookReader.tsx';

const sentence = 'The lake lay still, and the boy counted the stars in it, one after the other, until the boat came. ';
const seconds = 4;

/** A chapter with a text of many screens on a phone, between two sentences; each of the three takes four seconds. */
const chapterOf = (sentences: number): StoryArgs['book'] => ({
  pages: [
    {
      body: `<p id="a">At night.</p><p id="long">${sentence.repeat(sentences)}</p><p id="b">Then it was morning.</p>`,
      narrated: ['a', 'long', 'b'],
    },
  ],
  recording: recordingOf(Array.from({ length: 3 * seconds }, () => 0.1)),
  sentenceLength: seconds,
});

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Texts over many screens',
  render: ({ book, ...props }) => (
    <div style={{ width: '390px', height: '44rem' }}>
      <BookReader {...props} file={fakeArchive(book)} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Listens to the long text, and returns the moments of its page turns beside those of its share on each screen, in s; and how often it paused. */
async function listen(canvasElement: HTMLElement) {
  const played = spyOn(HTMLMediaElement.prototype, 'play');
  const { root, reader, heard } = await opened(canvasElement);
  const stage = root.querySelector<HTMLElement>('[data-reader-stage]');
  await userEvent.click(await button(reader, 'Play'));
  await userEvent.click(await button(reader, 'Next sentence'));
  await waitFor(() => expect(heard()).toBe('long'), { timeout: 10_000 });
  const media = played.mock.contexts.at(-1);
  if (!(media instanceof HTMLMediaElement) || !stage) throw new Error('Nothing plays');
  const frame = stage.querySelector<HTMLIFrameElement>('iframe[data-index]');
  const text = frame?.contentDocument?.getElementById('long');
  const columns = [...(text?.getClientRects() ?? [])].map(({ width, height }) => width * height);
  const whole = columns.reduce((sum, area) => sum + area, 0);
  const due = columns.slice(0, -1).map((_, at) => {
    const read = columns.slice(0, at + 1).reduce((sum, area) => sum + area, 0);
    return seconds + (read / whole) * seconds;
  });
  let pauses = 0;
  media.addEventListener('pause', () => {
    pauses += 1;
  });
  const turned: number[] = [];
  const observer = new MutationObserver(() => turned.push(media.currentTime));
  observer.observe(stage, { attributeFilter: ['data-screen'] });
  await waitFor(() => expect(heard()).toBe('b'), { timeout: 30_000 });
  observer.disconnect();
  return { turned, due, pauses };
}

/** Each screen of a text is turned at its own share of the clip, without a pause between them; a loaded machine may be late, but is never early. */
const play: Story['play'] = async ({ canvasElement }) => {
  const { turned, due, pauses } = await listen(canvasElement);
  await expect(due.length).toBeGreaterThan(2);
  await expect(pauses).toBe(0);
  await expect(turned.slice(0, due.length)).toEqual(due.map((second) => expect.closeTo(second, 0)));
  await expect(due.filter((second, at) => (turned[at] ?? 0) < second - 0.05)).toEqual([]);
};

export const OnAPhone: Story = {
  args: { book: chapterOf(24) },
  // A browser plays sound only after a real gesture, but a silent recording at once.
  beforeEach: () => localStorage.setItem('bookplayer_config', JSON.stringify({ muted: true })),
  play,
};

export const AtThreeHundredPercent: Story = {
  args: { book: chapterOf(6) },
  beforeEach: () => localStorage.setItem('bookplayer_config', JSON.stringify({ muted: true, textSize: 3 })),
  play,
};
