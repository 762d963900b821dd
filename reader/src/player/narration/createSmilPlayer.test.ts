import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownPart } from '../stage/views/PageView.ts';
import { createSmilPlayer } from './createSmilPlayer.ts';
import type { MediaDeck } from './mediaDeck.ts';
import type { Track } from './Track.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const track = (fragment: string, page: number, clipBegin: number, clipEnd: number): Track => ({
  audio: { src: `${page}.mp3`, url: `https://b.example/${page}.mp3`, baseMediaUrl: 'https://b.example/', clipBegin, clipEnd },
  text: { src: fragment, srcFile: `https://b.example/${page}`, srcFragmentId: fragment },
});

/** A media element that plays by the clock of the test. */
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
  /** Returns how much of a text is shown on a page, unless it is all of it. */
  readonly shown?: (track: Track, page: number) => ShownPart | undefined;
}

function reading({ tracks, pages, autoPageTurn = true, rate = 1, shown }: Book) {
  const media = new FakeMedia();
  media.playbackRate = rate;
  const heard: string[] = [];
  const cued: string[] = [];
  const leadCalls: string[] = [];
  const playing: boolean[] = [];
  const errors: unknown[] = [];
  const turns: (number | undefined)[] = [];
  const listeners = new Map<string, () => void>();
  let page = 0;
  let isOffline = false;
  let loaded: Promise<void> | undefined;
  const deck: MediaDeck = {
    // The player uses only these members of an element.
    current: () => media as unknown as HTMLMediaElement,
    cue: async (url, at) => {
      cued.push(`${url.slice(-5)} ${at}`);
      await loaded;
      media.currentTime = at;
    },
    prepare: () => {},
    play: async () => {
      if (media.paused) await media.play();
    },
    pause: media.pause,
    startsAfter: () => 0.1,
    lead: (url) => void leadCalls.push(`${url.slice(-5)} at ${media.currentTime.toFixed(1)}`),
    unlock: () => {},
    onEvent: (name, listener) => void listeners.set(name, listener),
    apply: () => {},
    close: () => {},
  };
  const spoken: string[] = [];
  const player = createSmilPlayer({
    tracks,
    deck,
    pages: {
      shown: (track) => (shown ? shown(track, page) : track.text.srcFile.endsWith(`/${page}`) ? { before: 0, on: 1 } : undefined),
      show: async ({ text }) => {
        page = Number(text.srcFile.split('/').at(-1));
      },
      turn: async () => {
        if (isOffline) return 'failed';
        if (page === pages - 1) return 'end';
        page += 1;
        return 'turned';
      },
      version: () => page,
    },
    speak: (track, signal) =>
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
    onError: (error) => void errors.push(error),
  });
  const pass = async (seconds: number) => {
    for (let left = seconds * 100; left > 0; left -= 1) {
      await vi.advanceTimersByTimeAsync(10);
      listeners.get('timeupdate')?.();
    }
  };
  /** Returns the heard fragments, without repetitions in a row. */
  const heardFragments = () => heard.filter((fragment, index) => fragment !== heard[index - 1]).join(' ');
  /** Advances the recording without running the timers of the page. */
  const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const breakOff = async () => {
    media.pause();
    listeners.get('error')?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  const turnTo = (to: number) => {
    page = to;
  };
  const setOffline = (away: boolean) => {
    isOffline = away;
  };
  /** Lets the next recordings wait; returns the function that loads them. */
  const holdRecordings = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    loaded = promise;
    return resolve;
  };
  return {
    player,
    holdRecordings,
    setOffline,
    turnTo,
    media,
    spoken,
    cued,
    leadCalls,
    heardFragments,
    pass,
    sleep,
    breakOff,
    errors,
    turns,
    page: () => page,
    isPlaying: () => playing.at(-1),
  };
}

describe('the SMIL player', () => {
  test('the player cues the first sentence of a page before playback, and leaves a paused position alone', async () => {
    const { player, media, cued, pass, isPlaying } = reading({ tracks: [track('a', 0, 3, 5), track('b', 0, 5, 8)], pages: 1 });
    await player.cue();
    expect([cued, media.currentTime, media.paused, isPlaying()]).toEqual([['0.mp3 3'], 3, true, undefined]);
    void player.play();
    await pass(1);
    player.pause();
    await player.cue();
    expect(media.currentTime).toBeCloseTo(4, 1);
  });

  test('the player speaks texts without a recording by text-to-speech, and repeats the sentence after a pause', async () => {
    const silent = (fragment: string): Track => ({ ...track(fragment, 0, 0, 0), audio: { ...track(fragment, 0, 0, 0).audio, url: '' } });
    const { player, spoken, heardFragments, pass, isPlaying } = reading({
      tracks: [silent('a'), track('b', 0, 0, 2), silent('c')],
      pages: 1,
    });
    void player.play();
    await pass(0.5);
    player.pause();
    await pass(2);
    expect([spoken.join(), isPlaying()]).toEqual(['a', false]);
    void player.play();
    await pass(3.5);
    expect(spoken.join()).toBe('a,a,c');
    expect(heardFragments()).toBe('a b c');
    player.close();
  });

  test('the player continues from clip to clip of one file without seeking', { tags: ['reader §0.2'] }, async () => {
    const { player, pass, heardFragments, cued } = reading({
      tracks: [track('a', 0, 0, 1), track('b', 0, 1, 2), track('c', 0, 2.2, 3)],
      pages: 1,
    });
    await player.play();
    await pass(2.5);
    expect(heardFragments()).toBe('a b c');
    expect(cued).toEqual(['0.mp3 0']);
  });

  test('the player starts the next recording of the page before this one ends, but not one of the next page', async () => {
    const { player, leadCalls, pass } = reading({
      tracks: [track('a', 0, 0, 1), { ...track('b', 1, 0, 2), text: track('b', 0, 0, 2).text }, track('c', 2, 0, 1)],
      pages: 3,
    });
    await player.play();
    await pass(4);
    expect(leadCalls).toEqual(['1.mp3 at 0.9']);
  });

  test.each([
    ['one recording', () => 0],
    ['a recording for each page', (page: number) => page],
  ])('where one page of a spread is shown, the player goes to and fro with the narration, by %s', async (_, recordingOf) => {
    const tracks = [0, 1, 0, 1, 1, 0, 2].map((page, at) => ({
      ...track(`s${at}`, page, at, at + 1),
      audio: track('', recordingOf(page), at, at + 1).audio,
    }));
    const { player, pass, heardFragments, page } = reading({ tracks, pages: 3 });
    const pagesSeen: number[] = [];
    await player.play();
    for (const _track of tracks) {
      await pass(0.5);
      pagesSeen.push(page());
      await pass(0.5);
    }
    expect(heardFragments()).toMatch(/^s0 s1 s2 s3 s4 s5 s6/);
    expect(pagesSeen).toEqual([0, 1, 0, 1, 1, 0, 2]);
  });

  test('the player highlights every word of 0.2 s at twice the rate', async () => {
    const tracks = Array.from({ length: 200 }, (_, index) => track(`w${index}`, 0, index * 0.2, (index + 1) * 0.2));
    const { player, pass, heardFragments } = reading({ tracks, pages: 1, rate: 2, autoPageTurn: false });
    await player.play();
    await pass(19.95);
    expect(heardFragments()).toBe(tracks.map(({ text }) => text.srcFragmentId).join(' '));
  });

  test('reader §4: after the last track of a page the player turns to the next page and reads it', {
    tags: ['reader §4 Playback.3'],
  }, async () => {
    const { player, pass, heardFragments, page, isPlaying } = reading({ tracks: [track('a', 0, 0, 1), track('b', 1, 0, 1)], pages: 3 });
    await player.play();
    await pass(1.5);
    expect([heardFragments(), page(), isPlaying()]).toEqual(['a b', 1, true]);
  });

  test('reader §4: without auto page turn the player restarts at the first track of the page and pauses', {
    tags: ['reader §4 Playback.4'],
  }, async () => {
    const { player, pass, heardFragments, cued, isPlaying } = reading({
      tracks: [track('a', 0, 0, 1), track('b', 0, 1, 2)],
      pages: 2,
      autoPageTurn: false,
    });
    await player.play();
    await pass(2.5);
    expect([heardFragments(), cued.at(-1), isPlaying()]).toEqual(['a b a', '0.mp3 0', false]);
  });

  test('reader §9: the player shows a page without media for 3000 ms', { tags: ['reader §4 Playback.5', 'reader §9.1'] }, async () => {
    const { player, pass, page, heardFragments } = reading({ tracks: [track('a', 0, 0, 1), track('b', 2, 0, 1)], pages: 3 });
    await player.play();
    await pass(3.9);
    expect(page()).toBe(1);
    await pass(0.3);
    expect([page(), heardFragments()]).toEqual([2, 'a - b']);
  });

  test('a user who turns back from a page without media hears the page before again, and the player does not turn after it', async () => {
    const { player, pass, page, heardFragments, turnTo, media } = reading({ tracks: [track('a', 0, 0, 5)], pages: 2 });
    await player.play();
    await pass(6);
    expect([page(), heardFragments(), media.paused]).toEqual([1, 'a -', true]);
    turnTo(0);
    await player.pageTurned();
    await pass(3);
    expect([page(), heardFragments(), media.paused]).toEqual([0, 'a - a', false]);
  });

  test('a change of a setting on a page without media lets its time pass', async () => {
    const { player, pass, page, heardFragments } = reading({ tracks: [track('a', 0, 0, 1), track('b', 2, 0, 1)], pages: 3 });
    await player.play();
    await pass(2);
    player.apply();
    await pass(2.1);
    expect([page(), heardFragments()]).toEqual([2, 'a - b']);
  });

  test('a page that is turned within the text while its recording loads does not stop the recording', async () => {
    const { player, holdRecordings, pass, heardFragments, media } = reading({ tracks: [track('a', 0, 0, 5)], pages: 1 });
    await player.play();
    player.pause();
    const load = holdRecordings();
    void player.play();
    void player.pageTurned();
    load();
    await pass(1);
    expect([heardFragments(), media.paused]).toEqual(['a', false]);
  });

  test('the player stays on a page without media while auto page turn is off or playback is paused', {
    tags: ['reader §4 Playback.6'],
  }, async () => {
    const off = reading({ tracks: [track('a', 1, 0, 1)], pages: 2, autoPageTurn: false });
    await off.player.play();
    await off.pass(4);
    expect([off.page(), off.isPlaying()]).toEqual([0, false]);
    const paused = reading({ tracks: [track('a', 1, 0, 1)], pages: 2 });
    await paused.player.play();
    paused.player.pause();
    await paused.pass(4);
    expect([paused.page(), paused.heardFragments()]).toEqual([0, '-']);
  });

  test('the player stops at the end of the book', async () => {
    const { player, pass, isPlaying } = reading({ tracks: [track('a', 0, 0, 1)], pages: 1 });
    await player.play();
    await pass(1.5);
    expect(isPlaying()).toBe(false);
  });

  test('the player resumes within the clip in which it was paused', { tags: ['reader §4 Playback.1'] }, async () => {
    const { player, media, pass, cued, isPlaying } = reading({ tracks: [track('a', 0, 0, 5)], pages: 1 });
    await player.play();
    expect([isPlaying(), media.paused]).toEqual([true, false]);
    await pass(2);
    player.pause();
    expect([isPlaying(), media.paused]).toEqual([false, true]);
    await pass(2);
    await player.play();
    expect(Number(cued.at(-1)?.split(' ')[1])).toBeCloseTo(2, 1);
  });

  test('reader §3: a text that continues on the next page turns the page at its turnPageAt second', async () => {
    const { player, pass, turns, page } = reading({
      tracks: [track('a', 0, 0, 10)],
      pages: 2,
      shown: (_track, at) => ({ before: at === 0 ? 0 : 0.4, on: at === 0 ? 0.4 : 0.6 }),
    });
    await player.play();
    expect(turns.at(-1)).toBe(4);
    await pass(3.9);
    expect(page()).toBe(0);
    await pass(0.2);
    expect(page()).toBe(1);
  });

  /** A text over nine screens, and a sentence on the tenth. */
  const long = track('long', 0, 0, 8);
  const spoken = (fragment: string): Track => ({
    ...long,
    audio: { ...long.audio, url: '', clipEnd: Number.POSITIVE_INFINITY },
    text: { ...long.text, srcFragmentId: fragment },
  });
  const onScreens = ({ text }: Track, at: number): ShownPart | undefined => {
    if (text.srcFragmentId === 'long') return at < 9 ? { before: at / 9, on: 1 / 9 } : { before: 1, on: 0 };
    return at === 9 ? { before: 0, on: 1 } : { before: 0, on: 0 };
  };
  test.each([
    ['of the same recording', track('next', 0, 8, 12)],
    ['of another recording', { ...track('next', 1, 0, 4), text: track('next', 0, 0, 4).text }],
    ['that a voice reads', spoken('next')],
  ])(
    'a text over nine screens turns each of them at its own share of the clip, and a sentence %s follows at its end',
    { tags: ['reader §3.44'] },
    async (_, next) => {
      const { player, pass, page, heardFragments } = reading({ tracks: [long, next], pages: 10, shown: onScreens });
      await player.play();
      const seen: number[] = [];
      for (let second = 0.5; second < 8; second += 1) {
        await pass(seen.length === 0 ? 0.5 : 1);
        seen.push(page());
      }
      // A screen for each 8/9 s.
      expect(seen).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
      await pass(0.7);
      expect([page(), heardFragments()]).toEqual([9, 'long next']);
      player.close();
    },
  );

  test('a long text goes on where it was paused, on the screen that it has come to', async () => {
    const { player, pass, page, media, heardFragments } = reading({ tracks: [long], pages: 10, shown: onScreens });
    await player.play();
    await pass(4.6);
    player.pause();
    await player.play();
    expect([page(), Number(media.currentTime.toFixed(1))]).toEqual([5, 4.6]);
    await pass(0.8);
    expect([page(), heardFragments()]).toEqual([6, 'long']);
    player.close();
  });

  test('a user who turns the pages of a long text hears it from the screen that they turn to', async () => {
    const { player, pass, page, turnTo, media } = reading({ tracks: [long], pages: 10, shown: onScreens });
    await player.play();
    await pass(0.5);
    turnTo(6);
    await player.pageTurned();
    expect(media.currentTime).toBeCloseTo(8 * (6 / 9), 2);
    await pass(1);
    expect(page()).toBe(7);
    turnTo(2);
    await player.pageTurned();
    expect([page(), Number(media.currentTime.toFixed(2))]).toEqual([2, 1.78]);
    player.close();
  });

  test('a text read by a voice over nine screens is followed by the next one without a wait on each of them', async () => {
    const { player, pass, page, heardFragments } = reading({ tracks: [spoken('long'), spoken('next')], pages: 10, shown: onScreens });
    void player.play();
    await pass(1.2);
    expect([page(), heardFragments()]).toEqual([9, 'long next']);
    player.close();
  });

  test('the player steps to the previous and to the next sentence', async () => {
    const { player, pass, heardFragments } = reading({ tracks: [track('a', 0, 0, 5), track('b', 0, 5, 9)], pages: 1 });
    await player.play();
    await player.step(1);
    await pass(0.1);
    await player.step(-1);
    expect(heardFragments()).toBe('a b a');
  });

  test('the player seeks within the recording: it plays on from there, and a paused one stays paused on the page of the sentence', async () => {
    const tracks = [track('a', 0, 0, 5), track('b', 0, 5, 9), { ...track('c', 1, 10, 14), audio: track('c', 0, 10, 14).audio }];
    const { player, pass, heardFragments, media, page, isPlaying } = reading({ tracks, pages: 2 });
    await player.seek(7);
    expect(heardFragments()).toBe('');
    await player.play();
    await player.seek(7);
    expect([heardFragments(), media.currentTime, isPlaying()]).toEqual(['a b', 7, true]);
    await pass(1);
    expect(media.currentTime).toBeCloseTo(8, 1);
    player.pause();
    await player.seek(12);
    expect([heardFragments(), page(), media.currentTime, media.paused, isPlaying()]).toEqual(['a b c', 1, 12, true, false]);
    // Between two sentences it is the end of the first one; before all of them, the first one.
    await player.seek(9.5);
    await player.seek(-1);
    expect([heardFragments(), media.currentTime]).toEqual(['a b c b a', 0]);
  });
});

describe('failure modes of the SMIL player', () => {
  const chapters = (count: number) =>
    Array.from({ length: count }, (_, index) => track(`s${index}`, Math.floor(index / 10), index * 3, index * 3 + 3));
  const oneFile = (tracks: readonly Track[]): Track[] =>
    tracks.map((one) => ({ ...one, audio: { ...one.audio, url: 'https://b.example/all.mp3' } }));

  test('after an hour in a hidden tab with frozen timers the player jumps to the sentence that is heard', async () => {
    const { player, media, pass, sleep, heardFragments, page, isPlaying } = reading({ tracks: oneFile(chapters(1300)), pages: 130 });
    media.duration = 3900;
    await player.play();
    await pass(1);
    sleep(3600);
    await pass(0.1);
    expect([heardFragments(), page(), isPlaying()]).toEqual(['s0 s1200', 120, true]);
    await pass(3);
    expect(heardFragments()).toBe('s0 s1200 s1201');
  });

  test('without auto page turn an hour of sleep ends at the start of the page that was read', async () => {
    const { player, media, pass, sleep, heardFragments, page, isPlaying } = reading({
      tracks: oneFile(chapters(40)),
      pages: 4,
      autoPageTurn: false,
    });
    media.duration = 120;
    await player.play();
    await pass(1);
    sleep(3600);
    await pass(0.1);
    expect([heardFragments(), page(), isPlaying()]).toEqual(['s0', 0, false]);
  });

  test('the player resumes a recording that breaks off at the same position', async () => {
    const { player, pass, breakOff, cued, errors, isPlaying } = reading({ tracks: [track('a', 0, 0, 9)], pages: 1 });
    await player.play();
    await pass(4);
    await breakOff();
    expect(Number(cued.at(-1)?.split(' ')[1])).toBeCloseTo(4, 1);
    await pass(2);
    expect([isPlaying(), errors]).toEqual([true, []]);
  });

  test('a recording that breaks off twice at once is paused, and play resumes it from there', async () => {
    const { player, pass, breakOff, cued, errors, isPlaying } = reading({ tracks: [track('a', 0, 0, 9)], pages: 1 });
    await player.play();
    await pass(4);
    await breakOff();
    await breakOff();
    expect([isPlaying(), errors.length]).toEqual([false, 1]);
    await player.play();
    expect([Number(cued.at(-1)?.split(' ')[1]).toFixed(1), isPlaying()]).toEqual(['4.0', true]);
  });

  test('a page that fails to load pauses the player at the last sentence, and play continues once the network is back', async () => {
    const { player, setOffline, pass, heardFragments, page, isPlaying } = reading({
      tracks: [track('a', 0, 0, 1), track('b', 1, 0, 5)],
      pages: 2,
    });
    await player.play();
    setOffline(true);
    await pass(2);
    expect([heardFragments(), page(), isPlaying()]).toEqual(['a', 0, false]);
    setOffline(false);
    await player.play();
    await pass(2);
    expect([heardFragments(), page(), isPlaying()]).toEqual(['a b', 1, true]);
  });
});
