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

/** Waits for the page that the reader may turn to in answer to the recording. */
const nextFrame = () => new Promise(requestAnimationFrame);

/** Each screen of a text is turned at its own share of the clip, and not before; the recording does not pause, and the next sentence follows at its end. */
const play: Story['play'] = async ({ canvasElement }) => {
  // A browser plays sound only after a real gesture: the story moves the recording itself.
  const played = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {});
  const { root, reader, heard } = await opened(canvasElement);
  const stage = root.querySelector<HTMLElement>('[data-reader-stage]');
  await userEvent.click(await button(reader, 'Play'));
  await waitFor(() => expect(heard()).toBe('a'), { timeout: 10_000 });
  await userEvent.click(await button(reader, 'Next sentence'));
  await waitFor(() => expect(heard()).toBe('long'), { timeout: 10_000 });
  const media = played.mock.contexts.at(-1);
  if (!(media instanceof HTMLMediaElement)) throw new Error('Nothing plays');
  const paused = spyOn(media, 'pause');
  const goTo = async (second: number) => {
    const arrived = new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }));
    media.currentTime = second;
    await arrived;
    for (const _ of [1, 2]) await nextFrame();
  };
  const screen = () => Number(stage?.dataset.screen);
  const text = stage?.querySelector<HTMLIFrameElement>('iframe[data-index]')?.contentDocument?.getElementById('long');
  const areas = [...(text?.getClientRects() ?? [])].map(({ width, height }) => width * height);
  const areaOf = (parts: readonly number[]) => parts.reduce((sum, area) => sum + area, 0);
  const first = screen();
  await expect(areas.length).toBeGreaterThan(3);
  for (const [at] of areas.slice(1).entries()) {
    const due = seconds + (areaOf(areas.slice(0, at + 1)) / areaOf(areas)) * seconds;
    await goTo(due - 0.03);
    await expect(screen()).toBe(first + at);
    await goTo(due + 0.01);
    await waitFor(() => expect(screen()).toBe(first + at + 1));
  }
  await expect(paused).not.toHaveBeenCalled();
  await goTo(2 * seconds);
  await waitFor(() => expect(heard()).toBe('b'));
};

/** At the usual text size. */
export const OnAPhone: Story = { args: { book: chapterOf(24) }, play };

/** With the largest text. */
export const AtThreeHundredPercent: Story = {
  args: { book: chapterOf(6) },
  beforeEach: () => localStorage.setItem('bookplayer_config', JSON.stringify({ textSize: 3 })),
  play,
};
