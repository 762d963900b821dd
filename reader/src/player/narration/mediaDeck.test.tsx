import { expect, test, vi } from 'vitest';
import { BookRequestError } from '../network/bookError.ts';
import { EntitlementError } from '../network/EntitlementError.ts';
import { createMediaDeck } from './mediaDeck.ts';

/** Creates an element that loads files as browsers do: loading resets the rate to the default one. */
function element(): HTMLMediaElement & { loaded: () => void } {
  const audio = document.createElement('audio');
  let ready = 0;
  let src = '';
  let paused = true;
  Object.defineProperties(audio, {
    readyState: { get: () => ready },
    src: {
      get: () => src,
      set: (value: string) => {
        src = value;
        ready = 0;
        audio.playbackRate = audio.defaultPlaybackRate;
      },
    },
    currentTime: { value: 0, writable: true },
    paused: { get: () => paused },
    play: {
      value: async () => {
        paused = false;
      },
    },
    pause: {
      value: () => {
        paused = true;
      },
    },
    load: { value: () => {} },
  });
  const loaded = () => {
    ready = HTMLMediaElement.HAVE_ENOUGH_DATA;
    audio.dispatchEvent(new Event('loadedmetadata'));
  };
  return Object.assign(audio, { loaded });
}

const source = { loadableUrl: async (url: string) => `${url}?signed`, renewedUrl: async () => undefined };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Creates a deck that plays one file while the next one is loading. */
async function playing() {
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, source);
  const started = deck.cue('a.mp3', 0);
  await settled();
  // The first file goes into the element that was free.
  const [now, next] = deck.current() === first ? [first, second] : [second, first];
  now.loaded();
  await started;
  await deck.play();
  deck.prepare('b.mp3', 0);
  await settled();
  return { deck, now, next };
}

test('a rate that changes between two files also applies to the next file', async () => {
  const { deck, next } = await playing();
  deck.apply({ rate: 1, volume: 1, muted: false });
  deck.apply({ rate: 2, volume: 0.5, muted: false });
  next.loaded();
  await deck.cue('b.mp3', 0);
  expect([deck.current() === next, next.playbackRate, next.defaultPlaybackRate, next.volume]).toEqual([true, 2, 2, 0.5]);
});

test('the deck retries a file once with a renewed URL after it was refused', async () => {
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, { ...source, renewedUrl: async () => 'a.mp3?newer' });
  const started = deck.cue('a.mp3', 0);
  await settled();
  const media = deck.current() === first ? first : second;
  media.dispatchEvent(new Event('error'));
  await settled();
  expect(media.src).toBe('a.mp3?newer');
  media.loaded();
  await started;
});

test('a file that the service failed to give is loaded once more from the same URL, as soon as it comes', async () => {
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, { ...source, renewedUrl: async (src) => src });
  const started = deck.cue('a.mp3', 0);
  await settled();
  const media = deck.current() === first ? first : second;
  media.dispatchEvent(new Event('error'));
  await settled();
  expect(media.src).toBe('a.mp3?signed');
  media.loaded();
  await started;
});

test('a file that the service does not give after all retries is rejected with its status', async () => {
  const failed = new BookRequestError(503, 'a.mp3');
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, { ...source, renewedUrl: () => Promise.reject(failed) });
  const started = deck.cue('a.mp3', 0);
  await settled();
  (deck.current() === first ? first : second).dispatchEvent(new Event('error'));
  await expect(started).rejects.toBe(failed);
});

test('a file whose new policy is refused because the entitlement ended is rejected with the refusal', async () => {
  const refused = new BookRequestError(403, 'a.mp3', new EntitlementError('plan'));
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, { ...source, renewedUrl: () => Promise.reject(refused) });
  const started = deck.cue('a.mp3', 0);
  await settled();
  const media = deck.current() === first ? first : second;
  media.dispatchEvent(new Event('error'));
  await expect(started).rejects.toBe(refused);
});

test('a prepared file that leads continues where it is, and the previous one stops', async () => {
  const { deck, now, next } = await playing();
  deck.lead('b.mp3');
  expect([now.paused, next.paused], 'no file leads before it is ready').toEqual([false, true]);
  next.loaded();
  await settled();
  deck.lead('b.mp3');
  expect([now.paused, next.paused], 'both files play for a moment').toEqual([false, false]);
  next.currentTime = 0.1;
  await deck.cue('b.mp3', 0);
  await deck.play();
  expect([deck.current() === next, next.currentTime, now.paused, next.paused]).toEqual([true, 0.1, true, false]);
});

test('pausing while the next file leads stops both files', async () => {
  const { deck, now, next } = await playing();
  next.loaded();
  deck.lead('b.mp3');
  deck.pause();
  expect([now.paused, next.paused]).toEqual([true, true]);
});

test('the deck measures the start latency once the clock of the file runs evenly', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [first, second] = [element(), element()];
  const deck = createMediaDeck(first, second, source);
  void deck.play();
  vi.advanceTimersByTime(100);
  first.dispatchEvent(new Event('timeupdate'));
  expect(deck.startsAfter()).toBe(0);
  vi.advanceTimersByTime(200);
  first.currentTime = 0.25;
  first.dispatchEvent(new Event('timeupdate'));
  // One and a half buffers more: the only start may have been a short one.
  expect(deck.startsAfter()).toBeCloseTo(0.08);
  vi.useRealTimers();
});
