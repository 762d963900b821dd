import { createSmilPlayer, type SmilPlayer, type SmilPlayerOptions } from '../../narration/createSmilPlayer.ts';
import { findNarration, isFingerLanguage } from '../../narration/languages.ts';
import { loadTracks } from '../../narration/loadTracks.ts';
import { createMediaDeck } from '../../narration/mediaDeck.ts';
import type { BookFiles } from '../../publication/BookFiles.ts';
import type { Publication } from '../../publication/Publication.ts';
import type { ReportError } from '../../ReaderProps.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { LanguageChoice } from './languageChoice.ts';

/** The narration in one language: its player, and the elements that play its recordings in turn. */
export interface LoadedNarration {
  readonly player: SmilPlayer;
  readonly elements: readonly HTMLMediaElement[];
}

/** The options of a narration. */
export interface LoadNarrationOptions {
  readonly publication: Publication;
  readonly files: BookFiles;
  readonly languages: Pick<LanguageChoice, 'isLocked' | 'recordingsOf'>;
  readonly settings: SettingsStore;
  /** Returns the share of the volume that is heard, from 0 to 1: a recording may fade out. */
  readonly loudness: () => number;
  readonly player: Omit<SmilPlayerOptions, 'tracks' | 'deck' | 'settings'>;
  readonly onError: ReportError;
}

const mediaElement = (kind: 'audio' | 'video'): HTMLMediaElement => {
  const media = document.createElement(kind);
  media.preload = 'auto';
  if (media instanceof HTMLVideoElement) {
    media.playsInline = true;
    media.disablePictureInPicture = true;
    media.style.cssText = 'width:100%;height:100%;object-fit:contain;background:black';
  }
  return media;
};

/** Loads the narration in a language. @throws if there is none, or if it is locked */
export async function loadNarration(given: string, options: LoadNarrationOptions): Promise<LoadedNarration> {
  const { publication, files, languages, settings, loudness, player, onError } = options;
  const source = findNarration(publication.narrations, given);
  if (!source) throw new Error(`There is no narration in ${given}`);
  const { language } = source;
  const tracks = await loadTracks(source, publication, files, (error) => onError('A part of the narration could not be read', error));
  if (languages.isLocked(language)) throw new Error(`The narration in ${given} is locked`);
  const kind = isFingerLanguage(language) ? 'video' : 'audio';
  const [first, second] = [mediaElement(kind), mediaElement(kind)];
  const deck = createMediaDeck(first, second, languages.recordingsOf(language));
  const playback = () => {
    const { playbackRate, audioVolume, muted, autoPageTurnActive } = settings.get();
    return { rate: playbackRate, volume: audioVolume * loudness(), muted, autoPageTurn: autoPageTurnActive };
  };
  const created = createSmilPlayer({ ...player, tracks, deck, settings: playback });
  created.apply();
  return { player: created, elements: [first, second] };
}
