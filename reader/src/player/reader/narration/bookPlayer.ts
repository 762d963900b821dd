import { isFingerLanguage } from '../../narration/languages.ts';
import { BookRequestError, errorCodeForPage, refusalOf } from '../../network/bookError.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';
import { createLanguagePlayer, type LanguagePlayer } from './languagePlayer.ts';
import type { LoadNarrationOptions } from './loadNarration.ts';
import type { NarratedPages } from './narratedPages.ts';

/** The options of the player. */
export interface BookPlayerOptions
  extends Omit<LoadNarrationOptions, 'player'>,
    Pick<LoadNarrationOptions['player'], 'onTrack' | 'onState'> {
  readonly state: State<ReaderState>;
  readonly pages: NarratedPages;
  /** Called for a recording that is forbidden because the user is not entitled to the book any more. */
  readonly onForbidden: (error: unknown) => void;
}

/** Imports what plays recordings: most books have none. */
const importPlayer = () => import('./loadNarration.ts');

/** Creates the player of a book in its current language, which reports what does not play. */
export function createBookPlayer(options: BookPlayerOptions): LanguagePlayer {
  const { state, pages, onTrack, onState, onForbidden, onError } = options;
  const playFailed = (error: unknown) => {
    onError('The narration did not play', error);
    if (error instanceof BookRequestError) state.change({ recordingErrorCode: errorCodeForPage(error) });
  };
  const refused = (error: unknown) => (refusalOf(error) ? onForbidden(error) : playFailed(error));
  const player = { pages, speak: pages.speak, onTrack, onState, onError: refused };
  // Not reported: it is ahead, so that the first press does not wait, and the press asks for it again.
  if (options.publication.narrations.length > 0) importPlayer().catch(() => undefined);
  return createLanguagePlayer({
    language: () => state.get().language,
    isSigned: () => isFingerLanguage(state.get().language ?? ''),
    load: async (language) => (await importPlayer()).loadNarration(language, { ...options, player }),
    onError: playFailed,
  });
}
