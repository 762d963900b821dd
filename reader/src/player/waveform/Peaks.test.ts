import { expect, test } from 'vitest';
import { parsePeaks, peaksOf } from './Peaks.ts';

/** A recording of the given samples. */
const recording = (...channels: readonly (readonly number[])[]) => ({
  length: channels[0]?.length ?? 0,
  numberOfChannels: channels.length,
  sampleRate: 8000,
  getChannelData: (channel: number) => Float32Array.from(channels[channel] ?? []),
});

test('a recording is reduced to the lowest and the highest sample of each part, of all channels', () => {
  const silent = Array.from({ length: 4000 }, () => 0);
  const loud = silent.map((_, index) => (index === 3998 ? 1 : index === 3999 ? -0.5 : 0));
  const peaks = peaksOf(recording(silent, loud));
  expect(peaks).toMatchObject({ version: 2, channels: 1, sample_rate: 8000, samples_per_pixel: 2, bits: 8, length: 2000 });
  expect(peaks.data).toHaveLength(4000);
  expect(peaks.data.slice(-4)).toEqual([0, 0, -64, 127]);
});

test('a recording of an hour has no more parts than a short one', () => {
  const { length, samples_per_pixel } = peaksOf({ ...recording([]), length: 3_600_000, getChannelData: () => [], numberOfChannels: 0 });
  expect([length, samples_per_pixel]).toEqual([2000, 1800]);
  expect(peaksOf(recording([0.5, -0.5])).length).toBe(2);
});

test('peaks are read as they are written, and as audiowaveform writes them with 16 bits', () => {
  const written = JSON.stringify(peaksOf(recording([0.5, -0.5])));
  expect([...(parsePeaks(written) ?? [])]).toEqual([0, 0.5, -0.5, 0].map((value) => expect.closeTo(value, 2)));
  expect([...(parsePeaks('{"version":2,"bits":16,"data":[-16384,32767]}') ?? [])]).toEqual([-0.5, expect.closeTo(1, 3)]);
});

test.each(['', '[]', '{}', 'null', '{"data":7}', '{"data":[]}', '{"data":["loud"]}'])('a file that has no peaks is none: %j', (text) => {
  expect(parsePeaks(text)).toBeUndefined();
});
