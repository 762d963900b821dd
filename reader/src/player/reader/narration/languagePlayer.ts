import type { SmilPlayer } from '../../narration/createSmilPlayer.ts';
import type { LoadedNarration } from './loadNarration.ts';

/** The player of the current language, which is loaded when it is needed first. */
export interface LanguagePlayer {
  /** Undefined until the narration is loaded. */
  readonly current: () => SmilPlayer | undefined;
  /** Runs a task with the player; a narration that failed to load is reported, and loaded again the next time. */
  readonly run: (task: (player: SmilPlayer) => Promise<void> | void) => Promise<void>;
  /** Shows the signer in the video window before playback. */
  readonly showSigner: () => Promise<void>;
  /** Moves the video into an element and names it for screen readers, or removes it for null. */
  readonly showVideo: (host: HTMLElement | null, name?: string) => void;
  /** Returns the current media element, for the waveform. */
  readonly media: () => HTMLMediaElement | undefined;
  /** Closes the player: the language is another one now. */
  readonly discard: () => void;
  readonly close: () => void;
}

/** The options of the player. */
export interface LanguagePlayerOptions {
  /** Returns the current language; undefined if the book has no narration. */
  readonly language: () => string | undefined;
  /** Returns whether the current language is signed. */
  readonly isSigned: () => boolean;
  readonly load: (language: string) => Promise<LoadedNarration>;
  readonly onError: (error: unknown) => void;
}

/** Creates the player of a book's narration. */
export function createLanguagePlayer({ language, isSigned, load, onError }: LanguagePlayerOptions): LanguagePlayer {
  let loading: Promise<SmilPlayer> | undefined;
  let player: SmilPlayer | undefined;
  let elements: readonly HTMLMediaElement[] = [];
  let videoHost: HTMLElement | null = null;
  let videoName: string | null = null;
  /** Aborted when the language is another one, or the book is closed. */
  let current = new AbortController();

  const placeVideo = () => {
    if (!isSigned() || !videoHost) return;
    for (const element of elements) element.ariaLabel = videoName;
    videoHost.replaceChildren(...elements);
  };
  async function loadPlayer(requested: string, { signal }: AbortController): Promise<SmilPlayer> {
    const loaded = await load(requested);
    if (signal.aborted) loaded.player.close();
    signal.throwIfAborted();
    ({ player, elements } = loaded);
    placeVideo();
    return loaded.player;
  }
  const ready = (): Promise<SmilPlayer> => {
    const requested = language();
    if (requested === undefined) return Promise.reject(new Error('The book has no narration'));
    loading ??= loadPlayer(requested, current);
    return loading;
  };
  const runReporting = async (task: (player: SmilPlayer) => Promise<void> | void, report: (error: unknown) => void): Promise<void> => {
    const { signal } = current;
    try {
      await task(await ready());
    } catch (error) {
      if (signal.aborted) return;
      // A narration that failed to load is loaded again.
      if (!player) loading = undefined;
      report(error);
    }
  };
  const showSigner = async (): Promise<void> => {
    // Not reported: playing it reports the error.
    if (videoHost && isSigned())
      await runReporting(
        ({ cue }) => cue(),
        () => {},
      );
  };

  return {
    current: () => player,
    run: (task) => runReporting(task, onError),
    showSigner,
    showVideo: (host, name = '') => {
      videoHost = host;
      videoName = name || null;
      placeVideo();
      if (!loading) void showSigner();
    },
    media: () => elements.find((element) => !element.hidden) ?? elements[0],
    discard: () => {
      current.abort();
      current = new AbortController();
      player?.close();
      player = undefined;
      loading = undefined;
      elements = [];
    },
    close: () => {
      current.abort();
      player?.close();
    },
  };
}
