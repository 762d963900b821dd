import type { SettingsStore } from '../settings/settings.ts';
import type { PageInput } from '../stage/input/pageInput.ts';
import type { ZoomControl } from '../stage/zoom/createZoom.ts';
import type { State } from '../state/createState.ts';
import type { AnnotationList } from './annotationList.ts';
import type { BookLinks } from './bookLinks.ts';
import type { BookNavigator } from './bookNavigator.ts';
import type { BookSearch } from './bookSearch.ts';
import type { CopyControls } from './createCopyControls.ts';
import type { Enlargement } from './enlargement.ts';
import type { NarrationController } from './narration/createNarrationController.ts';
import type { SleepTimer } from './narration/sleepTimer.ts';
import type { PageSelection } from './pageSelection.ts';
import type { ReaderAppearance } from './pageTheme.ts';
import type { BookmarkList } from './place/bookmarkList.ts';
import type { PageNumbers } from './place/bookPages.ts';
import type { Jumps } from './place/createJumps.ts';
import type { ReaderPart, ReaderState } from './ReaderState.ts';

/** The reader of one book, without its controls. */
export interface Reader extends BookNavigator {
  readonly state: State<ReaderState>;
  readonly settings: SettingsStore;
  readonly bookmarks: BookmarkList;
  readonly annotations: AnnotationList;
  readonly selection: PageSelection;
  readonly links: BookLinks;
  readonly jumps: Jumps;
  readonly pages: PageNumbers;
  /** Loads a part again that could not be loaded. */
  readonly loadAgain: (part: ReaderPart) => Promise<void>;
  /** Goes where the user has read on another device, or stays; the place is then the last position. */
  readonly choosePlace: (choice: 'newer' | 'here') => Promise<void>;
  /** Applies the current appearance and settings to the pages. */
  readonly applyTheme: () => void;
  /** Undefined until the book is open. */
  readonly narration: () => NarrationController | undefined;
  /** The copy of the book on this device; undefined until the book is open, and if the host gives no copies. */
  readonly offlineCopy: () => CopyControls | undefined;
  readonly search: BookSearch;
  readonly sleepTimer: Pick<SleepTimer, 'choose'>;
  /** Returns the URL from which a picture of the book can be loaded; undefined for a file that is not in the book. */
  readonly loadableUrl: (href: string) => Promise<string | undefined>;
  /** The zoom of pages of fixed layout; undefined until the book is open. */
  readonly zoom: () => ZoomControl | undefined;
  readonly enlargement: Enlargement;
  /** Moves the focus into the shown page, so that keys scroll it and a screen reader reads it. */
  readonly focusPage: () => void;
  /** Ends the reading session and sends the position while the page still exists (reader §4, Book load). */
  readonly leave: () => void;
  readonly close: () => Promise<void>;
}

/** The options of a reader besides the props of its host. */
export interface ReaderOptions {
  readonly container: HTMLElement;
  readonly settings: SettingsStore;
  readonly appearance: () => ReaderAppearance;
  readonly input: PageInput;
}
