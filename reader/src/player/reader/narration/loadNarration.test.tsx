import { beforeEach, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../../settings/settings.ts';
import { fakeFiles, fakeItem, fakePublication } from '../../testing/fakeOpenBook.ts';
import { loadNarration } from './loadNarration.ts';

// jsdom plays no media.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

const folder = 'https://books.example/b/';
/** A SMIL file with a text, which is read by text-to-speech. */
const smil = (page: number) =>
  `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body><par><text src="${page}.xhtml#a"/></par></body></smil>`;

/**
 * A book of two pages in Swedish and in sign language, whose package names the second page first; the SMIL file of a broken page cannot be
 * loaded.
 */
function openBook({ isLocked = (_: string): boolean => false, brokenPage = Number.NaN } = {}) {
  const smilOf = (language: string) => [1, 0].map((page) => `${folder}${language}-${page}.smil`);
  const settings = createSettingsStore(undefined);
  const recordingsOf = vi.fn(() => ({ loadableUrl: async (url: string) => url, renewedUrl: async () => undefined }));
  const turn = vi.fn(async () => 'end' as const);
  const [onError, onState] = [vi.fn(), vi.fn()];
  const text = async (url: string) => {
    const page = Number(/-(\d)\.smil$/.exec(url)?.[1]);
    if (page === brokenPage) throw new Error('No answer');
    return smil(page);
  };
  const load = (language: string) =>
    loadNarration(language, {
      publication: fakePublication([fakeItem(0), fakeItem(1)], {
        narrations: ['sv', 'tsp'].map((one) => ({ language: one, smil: smilOf(one) })),
      }),
      files: fakeFiles(text),
      languages: { isLocked, recordingsOf },
      settings,
      loudness: () => 1,
      player: {
        pages: { shown: () => ({ before: 0, on: 1 }), show: async () => {}, turn, version: () => 1 },
        speak: async () => {},
        onTrack: vi.fn(),
        onState,
        onError: vi.fn(),
      },
      onError,
    });
  return { load, settings, recordingsOf, turn, onError, onState };
}

test('a narration that is heard has two audio elements, of which the second loads ahead out of view', async () => {
  const { load, recordingsOf } = openBook();
  const { elements } = await load('sv-FI');
  expect(elements.map(({ localName, preload, hidden }) => [localName, preload, hidden])).toEqual([
    ['audio', 'auto', false],
    ['audio', 'auto', true],
  ]);
  expect(recordingsOf).toHaveBeenCalledExactlyOnceWith('sv');
});

test('a narration that is signed has two videos, which fill their window and stay in the page', async () => {
  const { elements } = await openBook().load('tsp');
  expect(elements).toHaveLength(2);
  for (const video of elements) {
    expect(video).toMatchObject({ localName: 'video', preload: 'auto', playsInline: true, disablePictureInPicture: true });
    expect(video.style.cssText).toBe('width: 100%; height: 100%; object-fit: contain; background: black;');
  }
});

test('a narration plays at the speed and volume of the user from the start, and follows a change', async () => {
  const { load, settings } = openBook();
  settings.change({ playbackRate: 1.5, audioVolume: 0.4, muted: true });
  const { player, elements } = await load('sv');
  const sound = () => elements.map(({ playbackRate, volume, muted }) => ({ playbackRate, volume, muted }));
  expect(sound()).toEqual(Array(2).fill({ playbackRate: 1.5, volume: 0.4, muted: true }));
  settings.change({ playbackRate: 0.5, audioVolume: 1, muted: false });
  player.apply();
  expect(sound()).toEqual(Array(2).fill({ playbackRate: 0.5, volume: 1, muted: false }));
});

test.each([
  ['turns the page', true, 1],
  ['stays on the page', false, 0],
])('a narration %s at its end as the user has set', async (_, autoPageTurnActive, turns) => {
  const { load, settings, turn, onState } = openBook();
  settings.change({ autoPageTurnActive });
  const { player } = await load('sv');
  await player.playFrom(1);
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith({ playing: false, waiting: false }));
  expect(turn).toHaveBeenCalledTimes(turns);
});

test('a narration has the texts of its SMIL files in reading order, and a file that cannot be read is reported', async () => {
  const textsOf = async ({ load }: ReturnType<typeof openBook>) => (await load('sv')).player.tracks.map(({ text }) => text.src);
  expect(await textsOf(openBook())).toEqual(['0.xhtml#a', '1.xhtml#a']);
  const broken = openBook({ brokenPage: 0 });
  expect(await textsOf(broken)).toEqual(['1.xhtml#a']);
  expect(broken.onError).toHaveBeenCalledExactlyOnceWith('A part of the narration could not be read', new Error('No answer'));
});

test('a language that the book lacks, and one that the policy locks, are not narrated', async () => {
  const { load, recordingsOf } = openBook({ isLocked: (language) => language === 'tsp' });
  await expect(load('fi')).rejects.toThrow('There is no narration in fi');
  await expect(load('tsp')).rejects.toThrow('The narration in tsp is locked');
  expect(recordingsOf).not.toHaveBeenCalled();
});
