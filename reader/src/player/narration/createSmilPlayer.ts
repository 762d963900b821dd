import type { ShownPart } from '../stage/PageView.ts';
import type { DeckSettings, MediaDeck } from './mediaDeck.ts';
import { isSpoken, type Track } from './Track.ts';
import { rollsOn, stepAfter, turnPageAt } from './timeline.ts';

/** How long a page without narration is shown, in ms (reader §9). */
const silentPage = 3000;

/** Further behind than this, in s of the recording, the clips in between are passed over: the machine was asleep. */
const asleep = 2;

/** Rather so many s over the end of a recording than silence after it. */
const overlap = 0.01;

/** A recording that breaks off again before so many s have been heard does not play. */
const progress = 1;

/** The pages that narration is read from. */
interface NarratedPages {
  /** How much of a track's text stands before and on what is shown; undefined where its document is not shown. */
  readonly shown: (track: Track) => ShownPart | undefined;
  /** Brings the text of a track onto the screen. */
  readonly show: (track: Track) => Promise<void>;
  /** Turns the page; `failed` where the next one does not come. */
  readonly turn: () => Promise<'turned' | 'end' | 'failed'>;
  /** Another value whenever another page or another layout is shown. */
  readonly version: () => unknown;
}

/** How narration is to go on. */
interface NarratorSettings extends DeckSettings {
  readonly autoPageTurn: boolean;
}

/** What a narrator is made of. */
export interface NarratorOptions {
  /** In reading order. */
  readonly tracks: readonly Track[];
  readonly deck: MediaDeck;
  readonly pages: NarratedPages;
  /** Says a text that no recording says; settles when it is said or the signal ends it. */
  readonly say: (track: Track, signal: AbortSignal) => Promise<void>;
  readonly settings: () => NarratorSettings;
  /** Told of each track as it begins to be heard, and of undefined when nothing is marked any more. */
  readonly onTrack: (track: Track | undefined) => void;
  readonly onState: (state: { readonly playing: boolean; readonly waiting: boolean }) => void;
  /** Told of what does not play (reader §8: logged only). */
  readonly onFailure: (error: unknown) => void;
}

/** Reads a book aloud, or signs it. */
export interface Narrator {
  readonly tracks: readonly Track[];
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** Has the first track of the page ready where nothing was heard yet, so that a video shows its signer before it is played. @throws MediaError */
  readonly cue: () => Promise<void>;
  /** Plays from a track on; `at` is a second in its file. */
  readonly playFrom: (index: number, at?: number) => Promise<void>;
  /** The previous or next sentence. */
  readonly step: (by: -1 | 1) => Promise<void>;
  /** The page was turned by somebody: what is heard follows. */
  readonly pageTurned: () => Promise<void>;
  readonly current: () => { readonly track: Track; readonly index: number; readonly time: number } | undefined;
  readonly apply: () => void;
  readonly close: () => void;
}

/** Creates the narrator of one language. */
export function createSmilPlayer({ tracks, deck, pages, say, settings, onTrack, onState, onFailure }: NarratorOptions): Narrator {
  let at: number | undefined;
  let playing = false;
  let turnAt: number | undefined;
  /** The next recording, where it follows on the same page and was not told to play yet. */
  let leads: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** While a page is turned or a file is put under the head, the media's own events decide nothing. */
  let moving = false;
  /** Each start of something outdates what was under way. */
  let run = 0;
  let saying: AbortController | undefined;
  /** Where a recording broke off the last time. */
  let brokeOff: { readonly index: number; readonly time: number } | undefined;
  const outdate = (): number => {
    saying?.abort();
    saying = undefined;
    run += 1;
    return run;
  };

  const become = (next: boolean, waiting = false) => {
    playing = next;
    onState({ playing, waiting });
  };
  const endOf = ({ audio: { clipEnd } }: Track): number => Math.min(clipEnd, deck.current().duration || Number.POSITIVE_INFINITY);
  const beginsHere = (track: Track): boolean => {
    const part = pages.shown(track);
    return part !== undefined && part.on > 0 && part.before < 0.5;
  };
  let knownFor: unknown;
  let known: readonly number[] = [];
  const onPage = (): readonly number[] => {
    const version = pages.version();
    if (knownFor !== version || version === undefined) {
      known = tracks.flatMap((track, index) => (beginsHere(track) ? [index] : []));
      knownFor = version;
    }
    return known;
  };

  const recordingAfter = (index: number, { audio }: Track): string | undefined => {
    const step = stepAfter(index, onPage(), settings().autoPageTurn);
    const next = step.kind === 'track' ? tracks[step.index] : undefined;
    return next && !isSpoken(next) && next.audio.url !== audio.url ? next.audio.url : undefined;
  };
  /** The second at which the next recording is told to play, to be heard when this clip ends. */
  const leadAt = (track: Track): number =>
    leads === undefined ? Number.POSITIVE_INFINITY : endOf(track) - (deck.startsAfter() + overlap) * settings().rate;

  const begin = (index: number): void => {
    const track = tracks[index];
    if (!track) return;
    at = index;
    const part = pages.shown(track);
    turnAt = part && settings().autoPageTurn && !isSpoken(track) ? turnPageAt(track, endOf(track), part.before, part.on) : undefined;
    leads = recordingAfter(index, track);
    onTrack(turnAt === undefined ? track : { ...track, audio: { ...track.audio, turnPageAt: turnAt } });
  };

  const prepareNext = (index: number): void => {
    const url = tracks[index]?.audio.url;
    const next = tracks.find((track, other) => other > index && track.audio.url !== url && !isSpoken(track));
    if (next) deck.prepare(next.audio.url, next.audio.clipBegin);
  };

  const arm = (): void => {
    clearTimeout(timer);
    if (!playing || at === undefined) return;
    const track = tracks[at];
    if (!track || isSpoken(track)) return;
    const media = deck.current();
    const due = Math.min(endOf(track), turnAt ?? Number.POSITIVE_INFINITY, leadAt(track));
    const left = ((due - media.currentTime) / (media.playbackRate || 1)) * 1000;
    timer = setTimeout(check, Math.max(1, Math.min(200, left)));
  };

  function check(): void {
    if (!playing || moving || at === undefined) return;
    const media = deck.current();
    const track = tracks[at];
    if (!track) return;
    if (turnAt !== undefined && media.currentTime >= turnAt) {
      turnAt = undefined;
      void pages.turn();
    }
    if (leads !== undefined && media.currentTime >= leadAt(track)) {
      deck.lead(leads);
      leads = undefined;
    }
    if (media.currentTime > endOf(track) + asleep) wakeUp(at);
    else if (media.ended || media.currentTime >= endOf(track) - 0.002) afterClip(at);
    else arm();
  }

  /** The clip that the recording is in by now, as far as it went on from one to the next. */
  function clipHeardNow(from: number): number {
    const { currentTime } = deck.current();
    let index = from;
    for (let track = tracks[index], next = tracks[index + 1]; track && next; track = next, next = tracks[index + 1]) {
      if (!rollsOn(track, next) || currentTime < endOf(track)) break;
      index += 1;
    }
    return index;
  }

  /** After a sleep of the machine or of its timers the text goes straight to what is heard now. */
  function wakeUp(index: number): void {
    const now = clipHeardNow(index);
    const track = tracks[now];
    const last = onPage().findLast((candidate) => candidate >= index);
    // What lies behind this page would not have been heard without auto page turn.
    if (!track || now === index || (!settings().autoPageTurn && now > (last ?? index))) {
      afterClip(last ?? index);
      return;
    }
    begin(now);
    if (!beginsHere(track)) void showHeard(now);
    arm();
  }

  async function showHeard(index: number): Promise<void> {
    const mine = run;
    const track = tracks[index];
    if (!track) return;
    await pages.show(track);
    if (mine === run && at === index) begin(index);
  }

  /** A recording that breaks off while it is heard, for want of a network or of a policy, is taken up again where it was. */
  async function takeUp(): Promise<void> {
    if (!playing || moving || at === undefined) return;
    const { currentTime, error } = deck.current();
    const isStuck = brokeOff?.index === at && currentTime - brokeOff.time < progress;
    brokeOff = { index: at, time: currentTime };
    if (!isStuck) return playFrom(at, currentTime);
    outdate();
    clearTimeout(timer);
    become(false);
    onFailure(error);
  }

  function afterClip(index: number): void {
    const track = tracks[index];
    const { autoPageTurn } = settings();
    const step = stepAfter(index, onPage(), autoPageTurn);
    if (step.kind === 'restart') {
      deck.pause();
      clearTimeout(timer);
      begin(step.index);
      const first = tracks[step.index];
      if (first && !isSpoken(first)) void deck.cue(first.audio.url, first.audio.clipBegin).catch(onFailure);
      become(false);
      return;
    }
    const next = step.kind === 'track' ? step.index : index + 1;
    const following = tracks[next];
    // The recording rolls on through what belongs together, and the text follows it; a page that the text is not on is turned meanwhile.
    if (
      track &&
      following &&
      rollsOn(track, following) &&
      !deck.current().ended &&
      (step.kind === 'track' || isOnNextPage(track, following))
    ) {
      begin(next);
      if (step.kind === 'turn') void follow(next);
      arm();
      return;
    }
    if (step.kind === 'track') void playFrom(step.index).catch(onFailure);
    else void turnOn();
  }

  const isOnNextPage = (from: Track, to: Track): boolean => from.text.srcFile === to.text.srcFile;

  async function follow(index: number): Promise<void> {
    const mine = run;
    const track = tracks[index];
    if (!track) return;
    await pages.turn();
    if (mine !== run) return;
    if (!beginsHere(track)) await showHeard(index);
    else if (at === index) begin(index);
  }

  /** Goes to the next page, and waits on one that has nothing to be heard (reader §4). */
  async function turnOn(): Promise<void> {
    const mine = outdate();
    const last = at;
    moving = true;
    deck.pause();
    clearTimeout(timer);
    const turned = await pages.turn();
    if (mine !== run) return;
    if (turned === 'turned') return readPage(last);
    become(false);
    // A page that did not come may come later: the last sentence leads on to it.
    if (turned === 'failed') return;
    onTrack(undefined);
    at = undefined;
  }

  async function readPage(after: number | undefined): Promise<void> {
    const mine = run;
    const here = onPage();
    const next = here.find((index) => after === undefined || index > after) ?? here[0];
    if (next !== undefined) return playFrom(next);
    onTrack(undefined);
    if (!settings().autoPageTurn) {
      become(false);
      return;
    }
    timer = setTimeout(() => {
      if (mine === run && playing) void turnOn();
    }, silentPage);
  }

  async function playFrom(index: number, second?: number): Promise<void> {
    const track = tracks[index];
    if (!track) return;
    if (isSpoken(track)) return sayFrom(index, track);
    const mine = outdate();
    const { url, clipBegin } = track.audio;
    moving = true;
    become(true, true);
    try {
      await deck.cue(url, second ?? clipBegin);
      if (mine !== run) return;
      const started = deck.play();
      begin(index);
      await started;
      if (mine !== run) return;
      become(true);
      prepareNext(index);
      if (!beginsHere(track) && pages.shown(track)?.on !== 1) await pages.show(track);
      if (mine !== run) return;
      begin(index);
      moving = false;
      arm();
    } catch (error) {
      if (mine !== run) return;
      deck.pause();
      become(false);
      onFailure(error);
    }
  }

  async function sayFrom(index: number, track: Track): Promise<void> {
    const mine = outdate();
    moving = true;
    clearTimeout(timer);
    deck.pause();
    become(true);
    try {
      if (!beginsHere(track) && pages.shown(track)?.on !== 1) await pages.show(track);
      if (mine !== run) return;
      begin(index);
      saying = new AbortController();
      await say(track, saying.signal);
      if (mine === run) afterClip(index);
    } catch (error) {
      if (mine !== run) return;
      become(false);
      onFailure(error);
    }
  }

  const ends = new AbortController();
  deck.onEvent('timeupdate', check, ends.signal);
  deck.onEvent('ended', check, ends.signal);
  deck.onEvent('error', () => void takeUp(), ends.signal);
  deck.onEvent('waiting', () => playing && onState({ playing, waiting: true }), ends.signal);
  deck.onEvent('playing', () => playing && onState({ playing, waiting: false }), ends.signal);

  return {
    tracks,
    play: async () => {
      deck.unlock();
      const track = at === undefined ? undefined : tracks[at];
      const part = track && pages.shown(track);
      // What was paused goes on inside of its clip, as long as it is still to be seen.
      if (at !== undefined && part && part.on > 0) {
        const { currentTime } = deck.current();
        const inside = track && currentTime >= track.audio.clipBegin && currentTime < endOf(track);
        await playFrom(at, inside ? currentTime : undefined);
        return;
      }
      outdate();
      become(true, true);
      at = undefined;
      await readPage(undefined);
    },
    pause: () => {
      outdate();
      clearTimeout(timer);
      deck.pause();
      become(false);
    },
    cue: async () => {
      const first = tracks[onPage()[0] ?? -1];
      if (playing || at !== undefined || !first || isSpoken(first)) return;
      await deck.cue(first.audio.url, first.audio.clipBegin);
    },
    playFrom,
    step: async (by) => {
      const from = at ?? onPage()[0];
      if (from === undefined) return;
      const next = Math.max(0, Math.min(tracks.length - 1, at === undefined ? from : from + by));
      await playFrom(next);
    },
    pageTurned: async () => {
      if (!playing) return;
      const here = onPage();
      const isHere = at !== undefined && here.includes(at);
      if (isHere && saying) return;
      outdate();
      clearTimeout(timer);
      if (isHere) {
        arm();
        return;
      }
      deck.pause();
      await readPage(undefined);
    },
    current: () => {
      const track = at === undefined ? undefined : tracks[at];
      return track && at !== undefined ? { track, index: at, time: isSpoken(track) ? 0 : deck.current().currentTime } : undefined;
    },
    apply: () => {
      deck.apply(settings());
      arm();
    },
    close: () => {
      outdate();
      ends.abort();
      clearTimeout(timer);
      deck.close();
    },
  };
}
