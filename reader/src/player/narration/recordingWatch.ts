import type { PlaybackRun } from '../playback/createPlayback.ts';
import type { CurrentClip } from './currentClip.ts';
import type { DeckSettings, MediaDeck } from './mediaDeck.ts';
import type { SmilPages, TracksOnPage } from './smilPages.ts';
import type { Track } from './Track.ts';
import { followsWithoutSeek, nextTrack } from './timeline.ts';

/** A lag of more than this, in s of the recording, means that the machine was asleep: the clips in between are skipped. */
const wakeUpThreshold = 2;

/** The minimal playback between two errors, in s; a recording that breaks off sooner does not play. */
const minProgress = 1;

/** A place in a narration. */
export interface TrackPlace {
  readonly index: number;
  /** A second in the file of the track; undefined for its start. */
  readonly second?: number | undefined;
}

/** The options of the watch. */
export interface RecordingWatchOptions {
  /** In reading order. */
  readonly tracks: readonly Track[];
  readonly deck: MediaDeck;
  readonly pages: SmilPages;
  readonly settings: () => DeckSettings & { readonly autoPageTurn: boolean };
  readonly clip: CurrentClip;
  readonly onPage: TracksOnPage;
}

/** Creates the watch of the recording that is heard: the text follows it from clip to clip and from screen to screen. */
export function createRecordingWatch({ tracks, deck, pages, settings, clip, onPage }: RecordingWatchOptions) {
  /** The run whose clip is heard; undefined while a page turns or a file is cued: media events are ignored then. */
  let watched: PlaybackRun<TrackPlace> | undefined;
  /** The position of the last playback error. */
  let brokeOff: { readonly index: number; readonly time: number } | undefined;

  /** Computes the moment of the next look. */
  const update = (): void => {
    const track = clip.track();
    if (!watched || !track) return;
    const { currentTime, playbackRate } = deck.current();
    const left = ((clip.dueAt(track) - currentTime) / (playbackRate || 1)) * 1000;
    watched.wait(Math.max(1, Math.min(200, left)), check);
  };

  function check(): void {
    const [at, track] = [clip.index(), clip.track()];
    if (!watched || at === undefined || !track) return;
    const { currentTime, ended } = deck.current();
    if (clip.takeTurn(currentTime)) void turnWithin(at, watched);
    const lead = clip.takeLead(track, currentTime);
    if (lead !== undefined) deck.lead(lead);
    if (currentTime > clip.endOf(track) + wakeUpThreshold) wakeUp(at, watched);
    else if (ended || currentTime >= clip.overAt(track) - 0.002) afterClip(at, watched);
    else update();
  }

  /** Turns to the next screen of a text, which has its own share of the clip. */
  const turnWithin = (index: number, run: PlaybackRun<TrackPlace>): Promise<void> =>
    run.also(async () => {
      const turned = await run.until(pages.turn());
      if (turned !== 'turned' || clip.index() !== index) return;
      clip.measure();
      update();
    });

  /** Goes on with a clip that is heard already; its page follows meanwhile. */
  function follow(index: number, track: Track, run: PlaybackRun<TrackPlace>, isOnNextPage = false): void {
    const show = async () => {
      if (isOnNextPage) await run.until(pages.turn());
      if (!isOnNextPage || !onPage.has(track)) await run.until(pages.show(track));
      if (clip.index() === index) clip.begin(index);
    };
    if (isOnNextPage || !onPage.has(track)) void run.also(show);
    clip.begin(index);
    update();
  }

  /** Jumps to the text that is heard now, after the machine or its timers were asleep. */
  function wakeUp(index: number, run: PlaybackRun<TrackPlace>): void {
    const now = clip.heardAt(index, deck.current().currentTime);
    const track = tracks[now];
    const last = onPage.indexes().findLast((candidate) => candidate >= index) ?? index;
    // Clips after this page would not have been heard without auto page turn.
    if (!track || now === index || (!settings().autoPageTurn && now > last)) afterClip(last, run);
    else follow(now, track, run);
  }

  function afterClip(index: number, run: PlaybackRun<TrackPlace>): void {
    const { autoPageTurn } = settings();
    const next = nextTrack(index, onPage.indexes(), autoPageTurn, tracks);
    const [track, following] = [tracks[index], tracks[next ?? index + 1]];
    const isOnNextPage = next === undefined && autoPageTurn && track?.text.srcFile === following?.text.srcFile;
    const goesOn = track && following && followsWithoutSeek(track, following) && !deck.current().ended;
    // The recording continues through adjacent clips and the text follows it; if the text is on the next page, the page turns meanwhile.
    if (goesOn && (next !== undefined || isOnNextPage)) follow(next ?? index + 1, following, run, isOnNextPage);
    else run.end({ index });
  }

  /** Resumes a recording that breaks off, because of the network or an expired policy, at the same position. */
  function resumeAfterError(): void {
    const index = clip.index();
    if (!watched || index === undefined) return;
    const { currentTime, error } = deck.current();
    const isStuck = brokeOff?.index === index && currentTime - brokeOff.time < minProgress;
    brokeOff = { index, time: currentTime };
    if (isStuck) watched.fail(error);
    else watched.playFrom({ index, second: currentTime });
  }

  const ends = new AbortController();
  deck.onEvent('timeupdate', check, ends.signal);
  deck.onEvent('ended', check, ends.signal);
  deck.onEvent('error', resumeAfterError, ends.signal);

  return {
    start: (run: PlaybackRun<TrackPlace>) => {
      watched = run;
      update();
    },
    stop: () => {
      watched = undefined;
    },
    update,
    close: () => ends.abort(),
  };
}
