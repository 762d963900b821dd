import type { ArrowKey, SelectionStep } from '../annotations/keyboardSelection.ts';

/** The actions that keys can trigger. */
export interface KeyActions {
  /** Arrow keys turn past a scrolled document, page keys scroll within it. */
  readonly turn: (direction: 'forward' | 'backward', by: 'screen' | 'document') => void;
  /** Scrolls a document that scrolls by some lines. */
  readonly scroll: (by: -1 | 1) => void;
  /** Goes to the start or the end of the document. */
  readonly goToEdge: (edge: 'start' | 'end') => void;
  readonly toggleNarration: () => void;
  readonly stepSentence: (by: -1 | 1) => void;
  /** Changes the volume by a number of steps of 0.1 (reader §5). */
  readonly louder: (steps: -1 | 1) => void;
  readonly toggleMuted: () => void;
  readonly toggleFullScreen: () => void;
  /** Begins or ends to show the book to a class. */
  readonly present: () => void;
  /** Opens the pictures, tables and formulas of the screen in a view of their own. */
  readonly enlarge: () => void;
  readonly press: (menu: 'contents' | 'bookmarks' | 'bookmarkField' | 'search' | 'settings' | 'help') => void;
  /** Goes to the next or the previous result of the search. */
  readonly stepResult: (by: -1 | 1) => void;
  /** Moves the end of the selected text. */
  readonly extendSelection: (key: ArrowKey, step: SelectionStep) => void;
  /** Moves the start of the selected text by a word. */
  readonly moveSelectionStart: (direction: 'left' | 'right') => void;
  /** Moves the focus into the menu of the selected text. */
  readonly focusSelectionMenu: () => void;
  /** Returns to the place before the last jump, or after it. */
  readonly jump: (to: 'back' | 'forward') => void;
  /** Makes the text larger or smaller by a step. */
  readonly resizeText: (by: -1 | 1) => void;
  readonly escape: () => void;
}

/** The part of a keyboard event that selects a command. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What the keys depend on. */
export interface KeyContext {
  /** The reading direction of the book, which the arrow keys follow. */
  readonly direction: 'ltr' | 'rtl';
  /** False if the user has switched single keys off. */
  readonly singleKeys: boolean;
  /** True for a book that is narrated or read aloud, which has a volume. */
  readonly isNarrated: boolean;
  /** True for a book without narration that a voice of the device can read. */
  readonly canReadAloud: boolean;
  /** True if the shown document scrolls. */
  readonly isScrolled: boolean;
  /** The selected text: with keys if these selected it. */
  readonly selection: 'none' | 'text' | 'textByKeys';
  /** The ways that a jump within the book has left; without one the key is the browser's. */
  readonly jumps: { readonly back: boolean; readonly forward: boolean };
}

/** A row of the help: the labels of its keys, and the key of the text that describes the command. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly command:
    | 'turn'
    | 'edges'
    | 'jumps'
    | 'scroll'
    | 'playPause'
    | 'readAloud'
    | 'sentences'
    | 'louder'
    | 'mute'
    | 'contents'
    | 'addBookmark'
    | 'bookmarks'
    | 'search'
    | 'results'
    | 'textSize'
    | 'settings'
    | 'fullScreen'
    | 'present'
    | 'blank'
    | 'enlarge'
    | 'zoom'
    | 'pan'
    | 'help'
    | 'selectText'
    | 'selectionMenu'
    | 'escape';
  /** True if it can be switched off: keys that write letters elsewhere (WCAG 2.1.4). */
  readonly single: boolean;
}

const narrationHelp: readonly KeyHelp[] = [
  { keys: ['Space', 'K'], command: 'playPause', single: true },
  { keys: ['J', 'L'], command: 'sentences', single: true },
  { keys: ['M'], command: 'mute', single: true },
];

const zoomHelp: readonly KeyHelp[] = [
  { keys: ['+', '−', '0'], command: 'zoom', single: true },
  { keys: ['←', '→', '↑', '↓'], command: 'pan', single: false },
];

const presenterHelp: readonly KeyHelp[] = [
  { keys: ['P'], command: 'present', single: true },
  { keys: ['.', 'B'], command: 'blank', single: false },
];

/** What the help depends on; `isZoomable` is true for pages of fixed layout. */
export interface KeyHelpContext extends Pick<KeyContext, 'isNarrated' | 'canReadAloud' | 'isScrolled'> {
  readonly isZoomable?: boolean;
  /** True where the book can be shown to a class. */
  readonly canPresent?: boolean;
}

/** Returns the keyboard commands of a book, for the help dialog. */
export const keyHelp = ({ isNarrated, canReadAloud, isScrolled, isZoomable, canPresent }: KeyHelpContext): readonly KeyHelp[] => [
  {
    keys: ['←', '→', 'Page Up', 'Page Down', ...(isNarrated || isScrolled ? [] : ['↑', '↓']), ...(isNarrated ? [] : ['Space'])],
    command: 'turn',
    single: false,
  },
  ...(isScrolled || isNarrated ? [{ keys: ['↑', '↓'], command: isScrolled ? 'scroll' : 'louder', single: false } as const] : []),
  { keys: ['Home', 'End'], command: 'edges', single: false },
  { keys: ['Shift + ← → ↑ ↓'], command: 'selectText', single: false },
  { keys: ['Shift + F10', 'Enter'], command: 'selectionMenu', single: false },
  { keys: ['Alt + ←', 'Alt + →'], command: 'jumps', single: false },
  { keys: ['Esc'], command: 'escape', single: false },
  ...(isNarrated ? narrationHelp : []),
  ...(canReadAloud && !isNarrated ? [{ keys: ['K'], command: 'readAloud', single: true } as const] : []),
  { keys: ['T'], command: 'contents', single: true },
  { keys: ['B'], command: 'addBookmark', single: true },
  { keys: ['O'], command: 'bookmarks', single: true },
  { keys: ['F'], command: 'search', single: true },
  { keys: ['N', 'F3'], command: 'results', single: true },
  { keys: ['+', '−'], command: 'textSize', single: true },
  { keys: ['S'], command: 'settings', single: true },
  { keys: ['Shift F'], command: 'fullScreen', single: true },
  ...(canPresent ? presenterHelp : []),
  ...(isZoomable ? zoomHelp : [{ keys: ['E'], command: 'enlarge', single: true } as const]),
  { keys: ['?'], command: 'help', single: true },
];

const isArrow = (key: string): key is ArrowKey => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** Returns the command of a key for the selected text: an arrow key with Shift selects, and without it moves the start of what was selected so. */
function selectionCommandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  selection: KeyContext['selection'],
  actions: KeyActions,
): (() => void) | undefined {
  if (metaKey) return undefined;
  // The words of macOS have the Option key.
  if (shiftKey && isArrow(key)) return () => actions.extendSelection(key, ctrlKey || altKey ? 'word' : 'character');
  if (selection === 'none' || ctrlKey || altKey) return undefined;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return actions.focusSelectionMenu;
  if (selection !== 'textByKeys' || shiftKey) return undefined;
  if (key === 'Enter') return actions.focusSelectionMenu;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return () => actions.moveSelectionStart(key === 'ArrowLeft' ? 'left' : 'right');
  return undefined;
}

/**
 * Returns the command of a key; undefined for other keys, and for single keys if they are switched off. The arrows up and down are the volume
 * of a narrated book (reader §5) and move in the text of the others (decision 0029); K starts to read these aloud (decision 0042). Alt with an arrow
 * goes back and forward in the jumps of the book, and in the browser's history only where the book has none (decision 0039).
 */
export function commandOf(
  pressed: PressedKey,
  { direction, singleKeys, isNarrated, isScrolled, selection, jumps }: KeyContext,
  actions: KeyActions,
): (() => void) | undefined {
  const ofSelection = selectionCommandOf(pressed, selection, actions);
  if (ofSelection) return ofSelection;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey && !ctrlKey && !metaKey && !shiftKey) {
    if (key === 'ArrowLeft' && jumps.back) return () => actions.jump('back');
    if (key === 'ArrowRight' && jumps.forward) return () => actions.jump('forward');
  }
  if (ctrlKey || metaKey || altKey) return undefined;
  const [right, left] = direction === 'ltr' ? (['forward', 'backward'] as const) : (['backward', 'forward'] as const);
  const always: Readonly<Record<string, () => void>> = {
    ArrowRight: () => actions.turn(right, 'document'),
    ArrowLeft: () => actions.turn(left, 'document'),
    PageDown: () => actions.turn('forward', 'screen'),
    PageUp: () => actions.turn('backward', 'screen'),
    ...(isNarrated
      ? { ArrowUp: () => actions.louder(1), ArrowDown: () => actions.louder(-1) }
      : {
          ArrowUp: () => actions.turn('backward', 'screen'),
          ArrowDown: () => actions.turn('forward', 'screen'),
          ' ': () => actions.turn(shiftKey ? 'backward' : 'forward', 'screen'),
        }),
    ...(isScrolled ? { ArrowUp: () => actions.scroll(-1), ArrowDown: () => actions.scroll(1) } : {}),
    F3: () => actions.stepResult(shiftKey ? -1 : 1),
    Home: () => actions.goToEdge('start'),
    End: () => actions.goToEdge('end'),
    Escape: actions.escape,
  };
  const single: Readonly<Record<string, () => void>> = {
    ' ': actions.toggleNarration,
    k: actions.toggleNarration,
    j: () => actions.stepSentence(-1),
    l: () => actions.stepSentence(1),
    m: actions.toggleMuted,
    t: () => actions.press('contents'),
    b: () => actions.press('bookmarkField'),
    o: () => actions.press('bookmarks'),
    f: () => (shiftKey ? actions.toggleFullScreen() : actions.press('search')),
    e: actions.enlarge,
    p: actions.present,
    n: () => actions.stepResult(shiftKey ? -1 : 1),
    '+': () => actions.resizeText(1),
    // The plus of an English keyboard, without Shift.
    '=': () => actions.resizeText(1),
    '-': () => actions.resizeText(-1),
    s: () => actions.press('settings'),
    '?': () => actions.press('help'),
  };
  return always[key] ?? (singleKeys ? single[key.toLowerCase()] : undefined);
}
