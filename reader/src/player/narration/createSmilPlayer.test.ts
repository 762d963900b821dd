import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownPart } from '../stage/PageView.ts';
import { createSmilPlayer } from './createSmilPlayer.ts';
import type { MediaDeck } from './mediaDeck.ts';
import type { Track } from './Track.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const track = (fragment: string, page: number, clipBegin: number, clipEnd: number): Track => ({
  audio: { src: `${page}.mp3`, url: `https://b.example/${page}.mp3`, baseMediaUrl: 'https://b.example/', clipBegin, clipEnd },
  text: { src: fragment, srcFile: `https://b.example/${page}`, srcFragmentId: fragment },
});

/** A recording that is played by the clock of the test. */
class FakeMedia {
  paused = true;
  ended = false;
  duration = 100;
  playbackRate = 1;
  private from = 0;
  private since = 0;
  get currentTime() {
    return this.paused ? this.from : this.from + ((Date.now() - this.since) / 1000) * this.playbackRate;
  }
  set currentTime(time: number) {
    this.from = time;
    this.since = Date.now();
  }
  play = async () => {
    this.since = Date.now();
    this.paused = false;
  };
  pause = () => {
    this.from = this.currentTime;
    this.paused = true;
  };
}

interface Book {
  readonly tracks: readonly Track[];
  readonly pages: number;
  readonly autoPageTurn?: boolean;
  readonly rate?: number;
  /** How much of a text is shown on a page, where it is not simply all of it. */
  readonly shown?: (track: Track, page: number) => ShownPart | undefined;
}

function reading({ tracks, pages, autoPageTurn = true, rate = 1, shown }: Book) {
  const media = new FakeMedia();
  media.playbackRate = rate;
  const heard: string[] = [];
  const cued: string[] = [];
  const led: string[] = [];
  const playing: boolean[] = [];
  const failures: unknown[] = [];
  const turns: (number | undefined)[] = [];
  const listeners = new Map<string, () => void>();
  let page = 0;
  let isAway = false;
  const deck: MediaDeck = {
    // The narrator uses no more of an element than this one has.
    current: () => media as unknown as HTMLMediaElement,
    cue: async (url, at) => {
      cued.push(`${url.slice(-5)} ${at}`);
      media.currentTime = at;
    },
    prepare: () => {},
    play: async () => {
      if (media.paused) await media.play();
    },
    pause: media.pause,
    startsAfter: () => 0.1,
    lead: (url) => void led.push(`${url.slice(-5)} at ${media.currentTime.toFixed(1)}`),
    unlock: () => {},
    onEvent: (name, listener) => void listeners.set(name, listener),
    apply: () => {},
    close: () => {},
  };
  const spoken: string[] = [];
  const narrator = createSmilPlayer({
    tracks,
    deck,
    pages: {
      shown: (track) => (shown ? shown(track, page) : track.text.srcFile.endsWith(`/${page}`) ? { before: 0, on: 1 } : undefined),
      show: async ({ text }) => {
        page = Number(text.srcFile.split('/').at(-1));
      },
      turn: async () => {
        if (isAway) return 'failed';
        if (page === pages - 1) return 'end';
        page += 1;
        return 'turned';
      },
      version: () => page,
    },
    say: (track, signal) =>
      new Promise((resolve) => {
        spoken.push(track.text.srcFragmentId);
        const timer = setTimeout(resolve, 1000);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    settings: () => ({ rate, volume: 1, muted: false, autoPageTurn }),
    onTrack: (now) => {
      heard.push(now?.text.srcFragmentId ?? '-');
      turns.push(now?.audio.turnPageAt);
    },
    onState: (state) => void playing.push(state.playing),
    onFailure: (error) => void failures.push(error),
  });
  const pass = async (seconds: number) => {
    for (let left = seconds * 100; left > 0; left -= 1) {
      await vi.advanceTimersByTimeAsync(10);
      listeners.get('timeupdate')?.();
    }
  };
  /** What was heard, each once in a row. */
  const said = () => heard.filter((fragment, index) => fragment !== heard[index - 1]).join(' ');
  /** The recording goes on while no timer of the page runs. */
  const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const breakOff = async () => {
    media.pause();
    listeners.get('error')?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  const network = (away: boolean) => {
    isAway = away;
  };
  return {
    narrator,
    network,
    media,
    spoken,
    cued,
    led,
    said,
    pass,
    sleep,
    breakOff,
    failures,
    turns,
    page: () => page,
    isPlaying: () => playing.at(-1),
  };
}

describe('narration', () => {
  test('has the first sentence of a page ready before anything was heard, and leaves alone what was paused', async () => {
    const { narrator, media, cued, pass, isPlaying } = reading({ tracks: [track('a', 0, 3, 5), track('b', 0, 5, 8)], pages: 1 });
    await narrator.cue();
    expect([cued, media.currentTime, media.paused, isPlaying()]).toEqual([['0.mp3 3'], 3, true, undefined]);
    void narrator.play();
    await pass(1);
    narrator.pause();
    await narrator.cue();
    expect(media.currentTime).toBeCloseTo(4, 1);
  });

  test('says by the system what has no recording, goes on with what has one, and says a sentence anew after a pause', async () => {
    const silent = (fragment: string): Track => ({ ...track(fragment, 0, 0, 0), audio: { ...track(fragment, 0, 0, 0).audio, url: '' } });
    const { narrator, spoken, said, pass, isPlaying } = reading({ tracks: [silent('a'), track('b', 0, 0, 2), silent('c')], pages: 1 });
    void narrator.play();
    await pass(0.5);
    narrator.pause();
    await pass(2);
    expect([spoken.join(), isPlaying()]).toEqual(['a', false]);
    void narrator.play();
    await pass(3.5);
    expect(spoken.join()).toBe('a,a,c');
    expect(said()).toBe('a b c');
    narrator.close();
  });

  test('rolls from clip to clip of a file without a seek', async () => {
    const { narrator, pass, said, cued } = reading({ tracks: [track('a', 0, 0, 1), track('b', 0, 1, 2), track('c', 0, 2.2, 3)], pages: 1 });
    await narrator.play();
    await pass(2.5);
    expect(said()).toBe('a b c');
    expect(cued).toEqual(['0.mp3 0']);
  });

  test('tells the next recording of the page to play before this one ends, and none that stands on the next page', async () => {
    const { narrator, led, pass } = reading({
      tracks: [track('a', 0, 0, 1), { ...track('b', 1, 0, 2), text: track('b', 0, 0, 2).text }, track('c', 2, 0, 1)],
      pages: 3,
    });
    await narrator.play();
    await pass(4);
    expect(led).toEqual(['1.mp3 at 0.9']);
  });

  test('misses no word of 0.2 s at twice the rate', async () => {
    const tracks = Array.from({ length: 200 }, (_, index) => track(`w${index}`, 0, index * 0.2, (index + 1) * 0.2));
    const { narrator, pass, said } = reading({ tracks, pages: 1, rate: 2, autoPageTurn: false });
    await narrator.play();
    await pass(19.95);
    expect(said()).toBe(tracks.map(({ text }) => text.srcFragmentId).join(' '));
  });

  test('reader §4: if no track remains on the page, the next page is turned to and read', async () => {
    const { narrator, pass, said, page, isPlaying } = reading({ tracks: [track('a', 0, 0, 1), track('b', 1, 0, 1)], pages: 3 });
    await narrator.play();
    await pass(1.5);
    expect([said(), page(), isPlaying()]).toEqual(['a b', 1, true]);
  });

  test('reader §4: without auto page turn it restarts at the first track of the page and pauses', async () => {
    const { narrator, pass, said, cued, isPlaying } = reading({
      tracks: [track('a', 0, 0, 1), track('b', 0, 1, 2)],
      pages: 2,
      autoPageTurn: false,
    });
    await narrator.play();
    await pass(2.5);
    expect([said(), cued.at(-1), isPlaying()]).toEqual(['a b a', '0.mp3 0', false]);
  });

  test('reader §9: a page without media is shown for 3000 ms', async () => {
    const { narrator, pass, page, said } = reading({ tracks: [track('a', 0, 0, 1), track('b', 2, 0, 1)], pages: 3 });
    await narrator.play();
    await pass(3.9);
    expect(page()).toBe(1);
    await pass(0.3);
    expect([page(), said()]).toEqual([2, 'a - b']);
  });

  test('a page without media stays while auto page turn is off, and while it is paused', async () => {
    const off = reading({ tracks: [track('a', 1, 0, 1)], pages: 2, autoPageTurn: false });
    await off.narrator.play();
    await off.pass(4);
    expect([off.page(), off.isPlaying()]).toEqual([0, false]);
    const paused = reading({ tracks: [track('a', 1, 0, 1)], pages: 2 });
    await paused.narrator.play();
    paused.narrator.pause();
    await paused.pass(4);
    expect([paused.page(), paused.said()]).toEqual([0, '-']);
  });

  test('stops at the end of the book', async () => {
    const { narrator, pass, isPlaying } = reading({ tracks: [track('a', 0, 0, 1)], pages: 1 });
    await narrator.play();
    await pass(1.5);
    expect(isPlaying()).toBe(false);
  });

  test('goes on inside of the clip in which it was paused', async () => {
    const { narrator, pass, cued } = reading({ tracks: [track('a', 0, 0, 5)], pages: 1 });
    await narrator.play();
    await pass(2);
    narrator.pause();
    await narrator.play();
    expect(Number(cued.at(-1)?.split(' ')[1])).toBeCloseTo(2, 1);
  });

  test('reader §3: a text that goes on over the page has the second at which the page turns, and then it is turned', async () => {
    const { narrator, pass, turns, page } = reading({
      tracks: [track('a', 0, 0, 10)],
      pages: 2,
      shown: (_track, at) => ({ before: at === 0 ? 0 : 0.4, on: at === 0 ? 0.4 : 0.6 }),
    });
    await narrator.play();
    expect(turns.at(-1)).toBe(4);
    await pass(3.9);
    expect(page()).toBe(0);
    await pass(0.2);
    expect(page()).toBe(1);
  });

  test('goes to the previous and to the next sentence', async () => {
    const { narrator, pass, said } = reading({ tracks: [track('a', 0, 0, 5), track('b', 0, 5, 9)], pages: 1 });
    await narrator.play();
    await narrator.step(1);
    await pass(0.1);
    await narrator.step(-1);
    expect(said()).toBe('a b a');
  });
});

describe('a bad day of the narration', () => {
  const chapters = (count: number) =>
    Array.from({ length: count }, (_, index) => track(`s${index}`, Math.floor(index / 10), index * 3, index * 3 + 3));
  const oneFile = (tracks: readonly Track[]): Track[] =>
    tracks.map((one) => ({ ...one, audio: { ...one.audio, url: 'https://b.example/all.mp3' } }));

  test('after an hour in a hidden tab whose clock stood still the text goes straight to the sentence that is heard', async () => {
    const { narrator, media, pass, sleep, said, page, isPlaying } = reading({ tracks: oneFile(chapters(1300)), pages: 130 });
    media.duration = 3900;
    await narrator.play();
    await pass(1);
    sleep(3600);
    await pass(0.1);
    expect([said(), page(), isPlaying()]).toEqual(['s0 s1200', 120, true]);
    await pass(3);
    expect(said()).toBe('s0 s1200 s1201');
  });

  test('without auto page turn an hour of sleep ends at the start of the page that was read', async () => {
    const { narrator, media, pass, sleep, said, page, isPlaying } = reading({
      tracks: oneFile(chapters(40)),
      pages: 4,
      autoPageTurn: false,
    });
    media.duration = 120;
    await narrator.play();
    await pass(1);
    sleep(3600);
    await pass(0.1);
    expect([said(), page(), isPlaying()]).toEqual(['s0', 0, false]);
  });

  test('a recording that breaks off is taken up where it was', async () => {
    const { narrator, pass, breakOff, cued, failures, isPlaying } = reading({ tracks: [track('a', 0, 0, 9)], pages: 1 });
    await narrator.play();
    await pass(4);
    await breakOff();
    expect(Number(cued.at(-1)?.split(' ')[1])).toBeCloseTo(4, 1);
    await pass(2);
    expect([isPlaying(), failures]).toEqual([true, []]);
  });

  test('a recording that breaks off again at once is paused there, and goes on from there when it is asked for', async () => {
    const { narrator, pass, breakOff, cued, failures, isPlaying } = reading({ tracks: [track('a', 0, 0, 9)], pages: 1 });
    await narrator.play();
    await pass(4);
    await breakOff();
    await breakOff();
    expect([isPlaying(), failures.length]).toEqual([false, 1]);
    await narrator.play();
    expect([Number(cued.at(-1)?.split(' ')[1]).toFixed(1), isPlaying()]).toEqual(['4.0', true]);
  });

  test('a page that does not come pauses it at the last sentence, which leads on once the network is back', async () => {
    const { narrator, network, pass, said, page, isPlaying } = reading({ tracks: [track('a', 0, 0, 1), track('b', 1, 0, 5)], pages: 2 });
    await narrator.play();
    network(true);
    await pass(2);
    expect([said(), page(), isPlaying()]).toEqual(['a', 0, false]);
    network(false);
    await narrator.play();
    await pass(2);
    expect([said(), page(), isPlaying()]).toEqual(['a b', 1, true]);
  });
});
