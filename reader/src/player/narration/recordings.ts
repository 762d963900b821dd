import type { PlaybackSource } from '../playback/createPlayback.ts';
import { createCurrentClip } from './currentClip.ts';
import { createRecordingWatch, type RecordingWatchOptions, type TrackPlace } from './recordingWatch.ts';
import { createTracksOnPage } from './smilPages.ts';
import { type Track, usesTextToSpeech } from './Track.ts';
import { goesToAndFro, nextTrack } from './timeline.ts';

/** The options of the recordings. */
export interface RecordingsOptions extends Omit<RecordingWatchOptions, 'clip' | 'onPage'> {
  /** Speaks a text that has no recording; settles when it is spoken or the signal aborts it. */
  readonly speak: (track: Track, signal: AbortSignal) => Promise<void>;
  /** Called with each track when it starts, and with undefined when no track is highlighted any more. */
  readonly onTrack: (track: Track | undefined) => void;
  /** Called with playback errors (reader §8: logged only). */
  readonly onError: (error: unknown) => void;
}

/** Creates the recordings of a narration as a playback reads them: track by track, some of which a voice speaks. */
export function createRecordings({ tracks, deck, pages, settings, speak, onTrack, onError }: RecordingsOptions) {
  const onPage = createTracksOnPage(tracks, pages);
  const duration = () => deck.current().duration;
  const clip = createCurrentClip({ tracks, duration, startsAfter: deck.startsAfter, pages, onPage, settings, onTrack });
  const watch = createRecordingWatch({ tracks, deck, pages, settings, clip, onPage });
  const isPartlyShown = (track: Track): boolean => (pages.shown(track)?.on ?? 0) > 0;
  const isShownAt = (track: Track, second: number): boolean =>
    onPage.has(track) || pages.shown(track)?.on === 1 || clip.isOnPage(track, second);
  const prepareNext = (index: number): void => {
    const url = tracks[index]?.audio.url;
    const next = tracks.find((track, other) => other > index && track.audio.url !== url && !usesTextToSpeech(track));
    if (next) deck.prepare(next.audio.url, next.audio.clipBegin);
  };

  const source: PlaybackSource<TrackPlace> = {
    resume: () => {
      const [index, track] = [clip.index(), clip.track()];
      if (index === undefined || !track || !isPartlyShown(track)) return undefined;
      const second = deck.current().currentTime;
      return second >= track.audio.clipBegin && second < clip.endOf(track) ? { index, second } : { index };
    },
    findOnPage: (after) => {
      const here = onPage.indexes();
      const [first, last] = [here[0], here.at(-1)];
      const next = after ? here.find((index) => index > after.index) : first;
      if (next !== undefined) return { index: next };
      if (first !== undefined && last !== undefined) return goesToAndFro(last, tracks) ? undefined : { index: first };
      // The page has nothing but a part of a long text, which the user has turned to.
      const inside = after ? -1 : tracks.findIndex((track) => !usesTextToSpeech(track) && isPartlyShown(track));
      const long = tracks[inside];
      return long && { index: inside, second: clip.secondOf(long) };
    },
    // The other page of a spread, whose narration has ended on this one, or the rest of a long text.
    isPageHeard: ({ index }) => {
      const track = tracks[index];
      return onPage.indexes().length > 0 || (track !== undefined && isPartlyShown(track));
    },
    next: ({ index }) => {
      const next = nextTrack(index, onPage.indexes(), settings().autoPageTurn, tracks);
      return next === undefined ? undefined : { index: next };
    },
    begin: async ({ index, second }, run) => {
      watch.stop();
      const track = tracks[index];
      if (!track) return;
      if (usesTextToSpeech(track)) {
        deck.pause();
        if (!isShownAt(track, track.audio.clipBegin)) await run.until(pages.show(track));
        clip.begin(index);
        // Whoever hears that the track begins may have paused it.
        run.signal.throwIfAborted();
        await run.until(speak(track, run.signal));
        run.end({ index });
        return;
      }
      const at = second ?? track.audio.clipBegin;
      run.setWaiting(true);
      await run.until(deck.cue(track.audio.url, at));
      const started = deck.play();
      clip.begin(index);
      await run.until(started);
      run.setWaiting(false);
      prepareNext(index);
      if (!isShownAt(track, at)) await run.until(pages.show(track));
      clip.begin(index);
      watch.start(run);
    },
    adapt: () => {
      const at = clip.index();
      if (at === undefined || !onPage.indexes().includes(at)) return false;
      clip.measure();
      // A page that the user has turned back to stays.
      clip.takeTurn(deck.current().currentTime);
      watch.update();
      return true;
    },
    silence: () => {
      watch.stop();
      deck.pause();
    },
    rest: (place) => {
      const track = place && tracks[place.index];
      if (!track) {
        clip.clear();
        onTrack(undefined);
        return;
      }
      clip.begin(place.index);
      if (!usesTextToSpeech(track)) void deck.cue(track.audio.url, place.second ?? track.audio.clipBegin).catch(onError);
    },
    unmark: () => onTrack(undefined),
    turn: pages.turn,
  };
  return { source, clip, watch, onPage };
}
