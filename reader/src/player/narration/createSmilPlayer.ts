import type { ShownPart } from '../stage/PageView.ts';
import type { DeckSettings, MediaDeck } from './mediaDeck.ts';
import { type Track, usesTextToSpeech } from './Track.ts';
import { followsWithoutSeek, nextStep, turnPageAt } from './timeline.ts';

/** The time that a page without narration is shown, in ms (reader §9). */
const silentPageTime = 3000;

/** A lag of more than this, in s of the recording, means that the machine was asleep: the clips in between are skipped. */
const wakeUpThreshold = 2;

/** The overlap at the end of a recording, in s: better than a silence after it. */
const overlap = 0.01;

/** The minimal playback between two errors, in s; a recording that breaks off sooner does not play. */
const minProgress = 1;

/** The pages that the player reads from. */
export interface SmilPages {
  /** Returns how much of a track's text is before and on the screen; undefined if its document is not shown. */
  readonly shown: (track: Track) => ShownPart | undefined;
  /** Shows the text of a track. */
  readonly show: (track: Track) => Promise<void>;
  /** Turns the page; `failed` if the next page cannot be loaded. */
  readonly turn: () => Promise<'turned' | 'end' | 'failed'>;
  /** Returns a value that changes with every shown page and layout. */
  readonly version: () => unknown;
}

/** The settings of the playback. */
interface SmilPlayerSettings extends DeckSettings {
  readonly autoPageTurn: boolean;
}

/** The options of a SMIL player. */
export interface SmilPlayerOptions {
  /** In reading order. */
  readonly tracks: readonly Track[];
  readonly deck: MediaDeck;
  readonly pages: SmilPages;
  /** Speaks a text that has no recording; settles when it is spoken or the signal aborts it. */
  readonly speak: (track: Track, signal: AbortSignal) => Promise<void>;
  readonly settings: () => SmilPlayerSettings;
  /** Called with each track when it starts, and with undefined when no track is highlighted any more. */
  readonly onTrack: (track: Track | undefined) => void;
  readonly onState: (state: { readonly playing: boolean; readonly waiting: boolean }) => void;
  /** Called with playback errors (reader §8: logged only). */
  readonly onError: (error: unknown) => void;
}

/** A player that reads a book aloud, or signs it. */
export interface SmilPlayer {
  readonly tracks: readonly Track[];
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** Cues the first track of the page if nothing was played yet, so that a video shows its signer beforehand. @throws MediaError */
  readonly cue: () => Promise<void>;
  /** Plays from a track; `at` is a second in its file. */
  readonly playFrom: (index: number, at?: number) => Promise<void>;
  /** Goes to the previous or next sentence. */
  readonly step: (by: -1 | 1) => Promise<void>;
  /** Reports that the user turned the page: playback follows. */
  readonly pageTurned: () => Promise<void>;
  readonly current: () => { readonly track: Track; readonly index: number; readonly time: number } | undefined;
  readonly apply: () => void;
  readonly close: () => void;
}

/** Creates the player of one language, driven by the tracks of its SMIL files. */
export function createSmilPlayer({ tracks, deck, pages, speak, settings, onTrack, onState, onError }: SmilPlayerOptions): SmilPlayer {
  let at: number | undefined;
  let playing = false;
  let turnAt: number | undefined;
  /** The next recording, if it follows on the same page and was not started yet. */
  let leads: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True while a page turns or a file is cued: media events are ignored then. */
  let moving = false;
  /** The number of the current run; each start makes pending work outdated. */
  let run = 0;
  let speaking: AbortController | undefined;
  /** The position of the last playback error. */
  let brokeOff: { readonly index: number; readonly time: number } | undefined;
  const outdate = (): number => {
    speaking?.abort();
    speaking = undefined;
    run += 1;
    return run;
  };

  const setPlaying = (next: boolean, waiting = false) => {
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
    const step = nextStep(index, onPage(), settings().autoPageTurn);
    const next = step.kind === 'track' ? tracks[step.index] : undefined;
    return next && !usesTextToSpeech(next) && next.audio.url !== audio.url ? next.audio.url : undefined;
  };
  /** Returns the second at which the next recording is started, so that it is heard when this clip ends. */
  const leadAt = (track: Track): number =>
    leads === undefined ? Number.POSITIVE_INFINITY : endOf(track) - (deck.startsAfter() + overlap) * settings().rate;

  const begin = (index: number): void => {
    const track = tracks[index];
    if (!track) return;
    at = index;
    const part = pages.shown(track);
    turnAt =
      part && settings().autoPageTurn && !usesTextToSpeech(track) ? turnPageAt(track, endOf(track), part.before, part.on) : undefined;
    leads = recordingAfter(index, track);
    onTrack(turnAt === undefined ? track : { ...track, audio: { ...track.audio, turnPageAt: turnAt } });
  };

  const prepareNext = (index: number): void => {
    const url = tracks[index]?.audio.url;
    const next = tracks.find((track, other) => other > index && track.audio.url !== url && !usesTextToSpeech(track));
    if (next) deck.prepare(next.audio.url, next.audio.clipBegin);
  };

  const arm = (): void => {
    clearTimeout(timer);
    if (!playing || at === undefined) return;
    const track = tracks[at];
    if (!track || usesTextToSpeech(track)) return;
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
    if (media.currentTime > endOf(track) + wakeUpThreshold) wakeUp(at);
    else if (media.ended || media.currentTime >= endOf(track) - 0.002) afterClip(at);
    else arm();
  }

  /** Returns the clip that the recording is in now, as far as it continued from one to the next. */
  function clipHeardNow(from: number): number {
    const { currentTime } = deck.current();
    let index = from;
    for (let track = tracks[index], next = tracks[index + 1]; track && next; track = next, next = tracks[index + 1]) {
      if (!followsWithoutSeek(track, next) || currentTime < endOf(track)) break;
      index += 1;
    }
    return index;
  }

  /** Jumps to the text that is heard now, after the machine or its timers were asleep. */
  function wakeUp(index: number): void {
    const now = clipHeardNow(index);
    const track = tracks[now];
    const last = onPage().findLast((candidate) => candidate >= index);
    // Clips after this page would not have been heard without auto page turn.
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

  /** Resumes a recording that breaks off, because of the network or an expired policy, at the same position. */
  async function resumeAfterError(): Promise<void> {
    if (!playing || moving || at === undefined) return;
    const { currentTime, error } = deck.current();
    const isStuck = brokeOff?.index === at && currentTime - brokeOff.time < minProgress;
    brokeOff = { index: at, time: currentTime };
    if (!isStuck) return playFrom(at, currentTime);
    outdate();
    clearTimeout(timer);
    setPlaying(false);
    onError(error);
  }

  function afterClip(index: number): void {
    const track = tracks[index];
    const { autoPageTurn } = settings();
    const step = nextStep(index, onPage(), autoPageTurn);
    if (step.kind === 'restart') {
      deck.pause();
      clearTimeout(timer);
      begin(step.index);
      const first = tracks[step.index];
      if (first && !usesTextToSpeech(first)) void deck.cue(first.audio.url, first.audio.clipBegin).catch(onError);
      setPlaying(false);
      return;
    }
    const next = step.kind === 'track' ? step.index : index + 1;
    const following = tracks[next];
    // The recording continues through adjacent clips and the text follows it; if the text is on the next page, the page turns meanwhile.
    if (
      track &&
      following &&
      followsWithoutSeek(track, following) &&
      !deck.current().ended &&
      (step.kind === 'track' || isOnNextPage(track, following))
    ) {
      begin(next);
      if (step.kind === 'turn') void follow(next);
      arm();
      return;
    }
    if (step.kind === 'track') void playFrom(step.index).catch(onError);
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

  /** Goes to the next page, and waits on one that has no narration (reader §4). */
  async function turnOn(): Promise<void> {
    const mine = outdate();
    const last = at;
    moving = true;
    deck.pause();
    clearTimeout(timer);
    const turned = await pages.turn();
    if (mine !== run) return;
    if (turned === 'turned') return readPage(last);
    setPlaying(false);
    // A page that failed to load may load later: playback continues from the last sentence.
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
      setPlaying(false);
      return;
    }
    timer = setTimeout(() => {
      if (mine === run && playing) void turnOn();
    }, silentPageTime);
  }

  async function playFrom(index: number, second?: number): Promise<void> {
    const track = tracks[index];
    if (!track) return;
    if (usesTextToSpeech(track)) return speakFrom(index, track);
    const mine = outdate();
    const { url, clipBegin } = track.audio;
    moving = true;
    setPlaying(true, true);
    try {
      await deck.cue(url, second ?? clipBegin);
      if (mine !== run) return;
      const started = deck.play();
      begin(index);
      await started;
      if (mine !== run) return;
      setPlaying(true);
      prepareNext(index);
      if (!beginsHere(track) && pages.shown(track)?.on !== 1) await pages.show(track);
      if (mine !== run) return;
      begin(index);
      moving = false;
      arm();
    } catch (error) {
      if (mine !== run) return;
      deck.pause();
      setPlaying(false);
      onError(error);
    }
  }

  async function speakFrom(index: number, track: Track): Promise<void> {
    const mine = outdate();
    moving = true;
    clearTimeout(timer);
    deck.pause();
    setPlaying(true);
    try {
      if (!beginsHere(track) && pages.shown(track)?.on !== 1) await pages.show(track);
      if (mine !== run) return;
      begin(index);
      speaking = new AbortController();
      await speak(track, speaking.signal);
      if (mine === run) afterClip(index);
    } catch (error) {
      if (mine !== run) return;
      setPlaying(false);
      onError(error);
    }
  }

  const ends = new AbortController();
  deck.onEvent('timeupdate', check, ends.signal);
  deck.onEvent('ended', check, ends.signal);
  deck.onEvent('error', () => void resumeAfterError(), ends.signal);
  deck.onEvent('waiting', () => playing && onState({ playing, waiting: true }), ends.signal);
  deck.onEvent('playing', () => playing && onState({ playing, waiting: false }), ends.signal);

  return {
    tracks,
    play: async () => {
      deck.unlock();
      const track = at === undefined ? undefined : tracks[at];
      const part = track && pages.shown(track);
      // A paused clip resumes at its position as long as its text is visible.
      if (at !== undefined && part && part.on > 0) {
        const { currentTime } = deck.current();
        const inside = track && currentTime >= track.audio.clipBegin && currentTime < endOf(track);
        await playFrom(at, inside ? currentTime : undefined);
        return;
      }
      outdate();
      setPlaying(true, true);
      at = undefined;
      await readPage(undefined);
    },
    pause: () => {
      outdate();
      clearTimeout(timer);
      deck.pause();
      setPlaying(false);
    },
    cue: async () => {
      const first = tracks[onPage()[0] ?? -1];
      if (playing || at !== undefined || !first || usesTextToSpeech(first)) return;
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
      if (isHere && speaking) return;
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
      return track && at !== undefined ? { track, index: at, time: usesTextToSpeech(track) ? 0 : deck.current().currentTime } : undefined;
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
