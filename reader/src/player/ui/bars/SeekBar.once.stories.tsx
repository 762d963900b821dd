import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../../testing/bookReaderStories.tsx';
import { fakeArchive } from '../../testing/fakeBook.ts';
import { recordingOf } from '../../testing/recording.ts';
import { peaksOf } from '../../waveform/Peaks.ts';
import { BookReader } from '../BookReader.tsx';

const sentences = ['a', 'b', 'c', 'd', 'e'];
const book = {
  pages: [{ body: sentences.map((id) => `<p id="${id}">Sentence ${id} of the lake.</p>`).join(''), narrated: sentences }],
  // Silence for the first half of its ten seconds.
  recording: recordingOf([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]),
};

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Seek bar',
  args: { ...bookReader.args, book },
  render: ({ book: content, ...props }) => (
    <div style={{ height: '44rem' }}>
      <BookReader {...props} file={fakeArchive(content)} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Starts the narration, which stays paused: a browser plays sound only after a real gesture. Returns its seek bar. */
async function listened(canvasElement: HTMLElement) {
  const { root, reader, heard } = await opened(canvasElement);
  await userEvent.click(await button(reader, 'Play'));
  await waitFor(() => expect(heard()).toBe('a'));
  const slider = await reader.findByRole<HTMLInputElement>('slider', { name: 'Position in the recording' }, { timeout: 5000 });
  const canvas = () => root.querySelector('[data-track] div')?.firstElementChild?.shadowRoot?.querySelector('canvas');
  return { root, reader, heard, slider, canvas };
}

/** Returns the height of the drawn waveform in a part of its width, from 0 to 1. */
function drawnHeight(canvas: HTMLCanvasElement, from: number, to: number): number {
  const context = canvas.getContext('2d');
  const [left, width] = [Math.floor(canvas.width * from), Math.floor(canvas.width * (to - from))];
  const pixels = context?.getImageData(left, 0, width, canvas.height).data ?? [];
  const rows = Array.from({ length: canvas.height }, (_, row) => {
    const start = row * width * 4;
    return Array.from({ length: width }, (_column, column) => pixels[start + column * 4 + 3] ?? 0).some((alpha) => alpha > 0);
  });
  return rows.filter(Boolean).length / canvas.height;
}

/** The recording is decoded and drawn as it is: silent first, then loud. The bar goes to a sentence, and shows the time and where each sentence begins. */
export const Decoded: Story = {
  play: async ({ canvasElement }) => {
    const { root, heard, slider, canvas, reader } = await listened(canvasElement);
    await waitFor(() => expect(canvas()?.width).toBeGreaterThan(0), { timeout: 5000 });
    const drawn = canvas();
    if (!drawn) throw new Error('There is no waveform');
    await waitFor(() => expect(drawnHeight(drawn, 0.55, 0.95)).toBeGreaterThan(0.8));
    await expect(drawnHeight(drawn, 0.05, 0.45)).toBeLessThan(0.2);
    await expect(root.querySelector('[data-track] path')).toHaveAttribute('d', 'M0 0V1M20 0V1M40 0V1M60 0V1M80 0V1');

    fireEvent.change(slider, { target: { value: '7' } });
    await waitFor(() => expect(heard()).toBe('d'));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:07 of 0:10'));
    await expect(await button(reader, 'Play')).toBeVisible();
    fireEvent.change(slider, { target: { value: '0' } });
    await waitFor(() => expect(heard()).toBe('a'));
  },
};

/** The peaks beside a recording are drawn, whatever it sounds like: here, loud first and then silent. */
export const PeaksBeside: Story = {
  args: {
    book: {
      ...book,
      files: {
        'voice.wav.peaks.json': {
          mediaType: 'application/json',
          text: JSON.stringify(
            peaksOf({
              length: 200,
              numberOfChannels: 1,
              sampleRate: 20,
              getChannelData: () => Array.from({ length: 200 }, (_, index) => (index < 100 ? (index % 2) * 2 - 1 : 0)),
            }),
          ),
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await listened(canvasElement);
    await waitFor(() => expect(canvas()?.width).toBeGreaterThan(0), { timeout: 5000 });
    const drawn = canvas();
    if (!drawn) throw new Error('There is no waveform');
    await waitFor(() => expect(drawnHeight(drawn, 0.05, 0.45)).toBeGreaterThan(0.8));
    await expect(drawnHeight(drawn, 0.55, 0.95)).toBeLessThan(0.2);
  },
};
