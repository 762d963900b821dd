import { createPlayback, type PlaybackOptions, type Player } from '../playback/createPlayback.ts';
import { browserTimers } from '../playback/timers.ts';
import { createRecordings, type RecordingsOptions } from './recordings.ts';
import { type Track, usesTextToSpeech } from './Track.ts';
import { findTrackOfRecording } from './timeline.ts';

/** The options of a SMIL player. */
export interface SmilPlayerOptions extends RecordingsOptions, Pick<PlaybackOptions, 'onState'> {}

/** A player that reads a book aloud, or signs it. */
export interface SmilPlayer extends Player {
  readonly tracks: readonly Track[];
  /** Cues the first track of the page if nothing was played yet, so that a video shows its signer beforehand. @throws MediaError */
  readonly cue: () => Promise<void>;
  /** Plays from a track; `at` is a second in its file. */
  readonly playFrom: (index: number, at?: number) => Promise<void>;
  /** Goes to a second of the current recording, and to its page; paused, it stays paused. */
  readonly seek: (second: number) => Promise<void>;
  readonly current: () => { readonly track: Track; readonly index: number; readonly time: number } | undefined;
}

/** Creates the player of one language, driven by the tracks of its SMIL files. */
export function createSmilPlayer({ onState, ...options }: SmilPlayerOptions): SmilPlayer {
  const { tracks, deck, pages, settings, onError } = options;
  const { source, clip, watch, onPage } = createRecordings(options);
  const autoPageTurn = () => settings().autoPageTurn;
  const playback = createPlayback(source, { timers: browserTimers, autoPageTurn, onState, onError });
  const playFrom = (index: number, second?: number) => playback.playFrom({ index, second });
  const ends = new AbortController();
  deck.onEvent('waiting', () => playback.setWaiting(true), ends.signal);
  deck.onEvent('playing', () => playback.setWaiting(false), ends.signal);

  return {
    tracks,
    play: async () => {
      deck.unlock();
      // A paused clip resumes at its position as long as its text is visible.
      if (!source.resume()) clip.clear();
      await playback.play();
    },
    pause: playback.pause,
    cue: async () => {
      const first = tracks[onPage.indexes()[0] ?? -1];
      if (playback.isPlaying() || clip.index() !== undefined || !first || usesTextToSpeech(first)) return;
      await deck.cue(first.audio.url, first.audio.clipBegin);
    },
    playFrom,
    step: async (by) => {
      const at = clip.index();
      const to = at === undefined ? onPage.indexes()[0] : Math.max(0, Math.min(tracks.length - 1, at + by));
      if (to !== undefined) await playFrom(to);
    },
    seek: async (second) => {
      const { url } = clip.track()?.audio ?? {};
      const found = url ? findTrackOfRecording(url, second, tracks) : -1;
      const track = tracks[found];
      if (!track) return;
      const at = Math.max(second, track.audio.clipBegin);
      if (playback.isPlaying()) return playFrom(found, at);
      await playback.start(async (run) => {
        await run.until(deck.cue(track.audio.url, at));
        clip.begin(found);
        await run.until(pages.show(track));
        clip.begin(found);
      });
    },
    pageTurned: playback.pageTurned,
    current: () => {
      const [at, track] = [clip.index(), clip.track()];
      return track && at !== undefined ? { track, index: at, time: usesTextToSpeech(track) ? 0 : deck.current().currentTime } : undefined;
    },
    apply: () => {
      deck.apply(settings());
      watch.update();
    },
    close: () => {
      playback.close();
      ends.abort();
      watch.close();
      deck.close();
    },
  };
}
