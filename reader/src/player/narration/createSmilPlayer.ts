import { createCurrentClip } from './currentClip.ts';
import type { DeckSettings, MediaDeck } from './mediaDeck.ts';
import { createTracksOnPage, type SmilPages } from './smilPages.ts';
import { type Track, usesTextToSpeech } from './Track.ts';
import { findTrackOfRecording, followsWithoutSeek, goesToAndFro, nextStep } from './timeline.ts';

/** The time that a page without narration is shown, in ms (reader §9). */
const silentPageTime = 3000;

/** A lag of more than this, in s of the recording, means that the machine was asleep: the clips in between are skipped. */
const wakeUpThreshold = 2;

/** The minimal playback between two errors, in s; a recording that breaks off sooner does not play. */
const minProgress = 1;

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
  /** Goes to a second of the current recording, and to its page; paused, it stays paused. @throws MediaError */
  readonly seek: (second: number) => Promise<void>;
  /** Reports that the user turned the page: playback follows. */
  readonly pageTurned: () => Promise<void>;
  readonly current: () => { readonly track: Track; readonly index: number; readonly time: number } | undefined;
  readonly apply: () => void;
  readonly close: () => void;
}

/** Creates the player of one language, driven by the tracks of its SMIL files. */
export function createSmilPlayer({ tracks, deck, pages, speak, settings, onTrack, onState, onError }: SmilPlayerOptions): SmilPlayer {
  const onPage = createTracksOnPage(tracks, pages);
  const clip = createCurrentClip({
    tracks,
    duration: () => deck.current().duration,
    startsAfter: deck.startsAfter,
    pages,
    onPage,
    settings,
    onTrack,
  });
  let playing = false;
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

  const isPartlyShown = (track: Track): boolean => (pages.shown(track)?.on ?? 0) > 0;
  const isShownAt = (track: Track, second: number): boolean =>
    onPage.has(track) || pages.shown(track)?.on === 1 || clip.isOnPage(track, second);

  const setPlaying = (next: boolean, waiting = false) => {
    playing = next;
    onState({ playing, waiting });
  };
  const prepareNext = (index: number): void => {
    const url = tracks[index]?.audio.url;
    const next = tracks.find((track, other) => other > index && track.audio.url !== url && !usesTextToSpeech(track));
    if (next) deck.prepare(next.audio.url, next.audio.clipBegin);
  };

  const arm = (): void => {
    clearTimeout(timer);
    const track = clip.track();
    if (!playing || !track || usesTextToSpeech(track)) return;
    const media = deck.current();
    const left = ((clip.dueAt(track) - media.currentTime) / (media.playbackRate || 1)) * 1000;
    timer = setTimeout(check, Math.max(1, Math.min(200, left)));
  };

  function check(): void {
    const at = clip.index();
    const track = clip.track();
    if (!playing || moving || at === undefined || !track) return;
    const media = deck.current();
    if (clip.takeTurn(media.currentTime)) void turnWithin(at);
    const lead = clip.takeLead(track, media.currentTime);
    if (lead !== undefined) deck.lead(lead);
    if (media.currentTime > clip.endOf(track) + wakeUpThreshold) wakeUp(at);
    else if (media.ended || media.currentTime >= clip.overAt(track) - 0.002) afterClip(at);
    else arm();
  }

  /** Turns to the next screen of a text, which has its own share of the clip. */
  async function turnWithin(index: number): Promise<void> {
    const mine = run;
    const turned = await pages.turn();
    if (turned !== 'turned' || mine !== run || clip.index() !== index) return;
    clip.measure();
    arm();
  }

  /** Jumps to the text that is heard now, after the machine or its timers were asleep. */
  function wakeUp(index: number): void {
    const now = clip.heardAt(index, deck.current().currentTime);
    const track = tracks[now];
    const last = onPage.indexes().findLast((candidate) => candidate >= index);
    // Clips after this page would not have been heard without auto page turn.
    if (!track || now === index || (!settings().autoPageTurn && now > (last ?? index))) {
      afterClip(last ?? index);
      return;
    }
    clip.begin(now);
    if (!onPage.has(track)) void showHeard(now);
    arm();
  }

  async function showHeard(index: number): Promise<void> {
    const mine = run;
    const track = tracks[index];
    if (!track) return;
    await pages.show(track);
    if (mine === run && clip.index() === index) clip.begin(index);
  }

  /** Resumes a recording that breaks off, because of the network or an expired policy, at the same position. */
  async function resumeAfterError(): Promise<void> {
    const at = clip.index();
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
    const step = nextStep(index, onPage.indexes(), autoPageTurn, tracks);
    if (step.kind === 'restart') {
      deck.pause();
      clearTimeout(timer);
      clip.begin(step.index);
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
      clip.begin(next);
      if (step.kind === 'turn') void follow(next);
      else if (!onPage.has(following)) void showHeard(next);
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
    if (!onPage.has(track)) await showHeard(index);
    else if (clip.index() === index) clip.begin(index);
  }

  /** Goes to the next page, and waits on one that has no narration (reader §4). */
  async function turnOn(): Promise<void> {
    const mine = outdate();
    const last = clip.index();
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
    clip.clear();
  }

  async function readPage(after: number | undefined): Promise<void> {
    const mine = run;
    const here = onPage.indexes();
    const next = here.find((index) => after === undefined || index > after);
    const [first, last] = [here[0], here.at(-1)];
    // The other page of a spread, whose narration has ended on this one.
    if (next === undefined && last !== undefined && goesToAndFro(last, tracks)) return turnOn();
    const index = next ?? first;
    if (index !== undefined) return playFrom(index);
    // The page has nothing but a part of a long text: one that was read, or one that the user has turned to.
    const rest = after === undefined ? undefined : tracks[after];
    if (rest && isPartlyShown(rest)) return turnOn();
    const inside = after === undefined ? tracks.findIndex((track) => !usesTextToSpeech(track) && isPartlyShown(track)) : -1;
    const long = tracks[inside];
    if (long) return playFrom(inside, clip.secondOf(long));
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
      clip.begin(index);
      await started;
      if (mine !== run) return;
      setPlaying(true);
      prepareNext(index);
      if (!isShownAt(track, second ?? clipBegin)) await pages.show(track);
      if (mine !== run) return;
      clip.begin(index);
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
      if (!onPage.has(track) && pages.shown(track)?.on !== 1) await pages.show(track);
      if (mine !== run) return;
      clip.begin(index);
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
      const at = clip.index();
      const track = clip.track();
      const part = track && pages.shown(track);
      // A paused clip resumes at its position as long as its text is visible.
      if (at !== undefined && part && part.on > 0) {
        const { currentTime } = deck.current();
        const inside = track && currentTime >= track.audio.clipBegin && currentTime < clip.endOf(track);
        await playFrom(at, inside ? currentTime : undefined);
        return;
      }
      outdate();
      setPlaying(true, true);
      clip.clear();
      await readPage(undefined);
    },
    pause: () => {
      outdate();
      clearTimeout(timer);
      deck.pause();
      setPlaying(false);
    },
    cue: async () => {
      const first = tracks[onPage.indexes()[0] ?? -1];
      if (playing || clip.index() !== undefined || !first || usesTextToSpeech(first)) return;
      await deck.cue(first.audio.url, first.audio.clipBegin);
    },
    playFrom,
    step: async (by) => {
      const at = clip.index();
      const from = at ?? onPage.indexes()[0];
      if (from === undefined) return;
      const next = Math.max(0, Math.min(tracks.length - 1, at === undefined ? from : from + by));
      await playFrom(next);
    },
    seek: async (second) => {
      const { url } = clip.track()?.audio ?? {};
      const found = url ? findTrackOfRecording(url, second, tracks) : -1;
      const track = tracks[found];
      if (!track) return;
      const at = Math.max(second, track.audio.clipBegin);
      if (playing) return playFrom(found, at);
      const mine = outdate();
      await deck.cue(track.audio.url, at);
      if (mine !== run) return;
      clip.begin(found);
      await showHeard(found);
    },
    pageTurned: async () => {
      if (!playing) return;
      const here = onPage.indexes();
      const at = clip.index();
      const isHere = at !== undefined && here.includes(at);
      if (isHere && speaking) return;
      outdate();
      clearTimeout(timer);
      if (isHere) {
        clip.measure();
        // A page that the user has turned back to stays.
        clip.takeTurn(deck.current().currentTime);
        arm();
        return;
      }
      deck.pause();
      await readPage(undefined);
    },
    current: () => {
      const at = clip.index();
      const track = clip.track();
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
