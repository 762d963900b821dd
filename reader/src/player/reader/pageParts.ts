import type { BookFiles } from '../publication/BookFiles.ts';
import { hasAnnotations } from '../ReaderProps.ts';
import type { PageInput } from '../stage/input/pageInput.ts';
import type { PageView } from '../stage/views/PageView.ts';
import type { State } from '../state/createState.ts';
import { createAnnotationList } from './annotationList.ts';
import { createBookLinks } from './bookLinks.ts';
import type { BookNavigator } from './bookNavigator.ts';
import { createBookSearch } from './bookSearch.ts';
import type { CompleteProps } from './CompleteProps.ts';
import { createEnlargement } from './enlargement.ts';
import type { ErrorReports } from './errorReports.ts';
import type { OpenBook } from './OpenBook.ts';
import { createPageListeners } from './pageListeners.ts';
import { createPageSelection } from './pageSelection.ts';
import type { Reader } from './Reader.ts';
import type { ReaderState } from './ReaderState.ts';

/** The options of the parts on the pages. */
export interface PagePartsOptions {
  readonly props: CompleteProps;
  readonly container: HTMLElement;
  readonly input: PageInput;
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly navigator: Pick<BookNavigator, 'goToHref' | 'goToCfi'>;
  readonly errors: Pick<ErrorReports, 'page'>;
}

/** What the user finds on the pages of a book: links, pictures to enlarge, passages of a search, text to select and its marks. */
export interface PageParts extends Pick<Reader, 'links' | 'enlargement' | 'search' | 'annotations' | 'selection'> {
  /** Creates the function that listens to each shown page; it returns a function that stops it. */
  readonly listeners: (files: BookFiles) => ReturnType<typeof createPageListeners>;
  /** Finds the selected text on the stage again, after the pages have moved. */
  readonly moved: () => void;
}

/** Creates the parts on the pages of a book. */
export function createPageParts({ props, container, input, state, book, navigator, errors }: PagePartsOptions): PageParts {
  const { bookId, callbacks, onError } = props;
  const { goToHref, goToCfi } = navigator;
  const links = createBookLinks({ state, book, goToHref });
  const enlargement = createEnlargement({ state, book });
  const search = createBookSearch({ state, book, goToCfi, onError });
  const annotations = createAnnotationList({ bookId, isEnabled: hasAnnotations(props), callbacks, state, book, goToCfi, onError });
  const selection = createPageSelection({ container, state, book, annotations });
  const onShown = (view: PageView) => {
    search.mark(view);
    const ends = [annotations.show(view), selection.watch(view)];
    return () => {
      for (const end of ends) end();
    };
  };
  const { takesTap } = selection;
  return {
    links,
    enlargement,
    search,
    annotations,
    selection,
    moved: selection.moved,
    listeners: (files) =>
      createPageListeners({ state, files, input, enlargement, onLink: links.open, onProtected: errors.page, onShown, takesTap }),
  };
}
