import { expect, test } from 'vitest';
import { createMediaDeck } from './mediaDeck.ts';

/** An element that takes a file as browsers do: loading puts the rate back to the default one. */
function element(): HTMLMediaElement & { loaded: () => void } {
  const audio = document.createElement('audio');
  let ready = 0;
  let address = '';
  Object.defineProperties(audio, {
    readyState: { get: () => ready },
    src: {
      get: () => address,
      set: (value: string) => {
        address = value;
        ready = 0;
        audio.playbackRate = audio.defaultPlaybackRate;
      },
    },
    pause: { value: () => {} },
    load: { value: () => {} },
  });
  const loaded = () => {
    ready = 1;
    audio.dispatchEvent(new Event('loadedmetadata'));
  };
  return Object.assign(audio, { loaded });
}

const source = { loadable: async (url: string) => `${url}?signed`, renewed: async () => undefined };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a rate that is changed at the seam of two files holds for the next file', async () => {
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, source);
  deck.apply({ rate: 1, volume: 1, muted: false });
  const begun = deck.cue('a.mp3', 0);
  await settled();
  // The first file goes into the element that was free.
  const [now, next] = deck.current() === first ? [first, second] : [second, first];
  now.loaded();
  await begun;
  deck.prepare('b.mp3', 0);
  await settled();
  deck.apply({ rate: 2, volume: 0.5, muted: false });
  next.loaded();
  await deck.cue('b.mp3', 0);
  expect([deck.current() === next, next.playbackRate, next.defaultPlaybackRate, next.volume]).toEqual([true, 2, 2, 0.5]);
});

test('a file whose address was refused is asked for once more under a newer one', async () => {
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, { ...source, renewed: async () => 'a.mp3?newer' });
  const begun = deck.cue('a.mp3', 0);
  await settled();
  const media = deck.current() === first ? first : second;
  media.dispatchEvent(new Event('error'));
  await settled();
  expect(media.src).toBe('a.mp3?newer');
  media.loaded();
  await begun;
});
