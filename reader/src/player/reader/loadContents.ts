import { loadNavigation } from '../publication/navigation.ts';
import type { ReportError } from '../ReaderProps.ts';
import type { State } from '../state/createState.ts';
import type { OpenBook } from './OpenBook.ts';
import { failedPartsAfter, type ReaderState } from './ReaderState.ts';

/** Loads the table of contents of a book into the state. */
export async function loadContents({ publication, files }: OpenBook, state: State<ReaderState>, onError: ReportError): Promise<void> {
  let hasFailed = false;
  const navigation = await loadNavigation(files, publication, (error) => {
    hasFailed = true;
    onError('The table of contents did not come', error);
  });
  state.change({ navigation, ...failedPartsAfter(state.get(), 'contents', hasFailed) });
}
