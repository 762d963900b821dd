import { expect, test, vi } from 'vitest';
import { createWaveforms } from './createWaveforms.ts';

const [voice, other] = ['https://books.example/b/voice.mp3', 'https://books.example/b/other.mp3'];

/** The waveforms of a book with peaks beside `voice.mp3`, or without. */
function book({ peaks }: { readonly peaks?: string } = {}) {
  const files = {
    text: vi.fn(async (_: string) => peaks ?? ''),
    bytes: vi.fn(async (_: string) => new ArrayBuffer(1)),
  };
  const href = `${voice}.peaks.json`;
  const manifest = new Map(peaks === undefined ? [] : [['peaks', { id: 'peaks', href, mediaType: 'application/json', properties: [] }]]);
  const decode = vi.fn(async () => ({ data: [-64, 64] }));
  return { ...createWaveforms({ files, manifest, decode }), files, decode };
}

test('a recording with peaks beside it is not fetched a second time, however long it is', async () => {
  const { get, files } = book({ peaks: '{"bits":8,"data":[-32,32]}' });
  expect([...((await get(voice, 7200)) ?? [])]).toEqual([-0.25, 0.25]);
  expect(files.text).toHaveBeenCalledExactlyOnceWith(`${voice}.peaks.json`, 'low');
  expect(files.bytes).not.toHaveBeenCalled();
});

test('a recording without peaks is decoded once, up to ten minutes', async () => {
  const { get, files } = book();
  expect([...((await get(voice, 600)) ?? [])]).toEqual([-0.5, 0.5]);
  await get(voice, 600);
  expect(files.bytes).toHaveBeenCalledExactlyOnceWith(voice);
  expect(files.text).not.toHaveBeenCalled();
  expect(await get(other, 601)).toBeUndefined();
  expect(files.bytes).toHaveBeenCalledOnce();
});

test('broken peaks are as none', async () => {
  const { get } = book({ peaks: '{' });
  expect([...((await get(voice, 60)) ?? [])]).toEqual([-0.5, 0.5]);
});

test('a recording that could not be fetched is fetched again the next time', async () => {
  const { get, files } = book();
  files.bytes.mockRejectedValueOnce(new Error('No network'));
  await expect(get(voice, 60)).rejects.toThrow('No network');
  expect([...((await get(voice, 60)) ?? [])]).toEqual([-0.5, 0.5]);
});

test('a connection that saves data gets no recording for its waveform alone', async () => {
  const connection = vi.fn(() => ({ saveData: true }));
  Object.defineProperty(navigator, 'connection', { configurable: true, get: connection });
  try {
    const { get, files } = book();
    expect(await get(voice, 60)).toBeUndefined();
    expect(files.bytes).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});
