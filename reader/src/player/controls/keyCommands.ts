/** The actions that keys can trigger. */
export interface KeyActions {
  /** Arrow keys turn past a scrolled document, page keys scroll within it. */
  readonly turn: (direction: 'forward' | 'backward', by: 'screen' | 'document') => void;
  readonly toggleNarration: () => void;
  readonly stepSentence: (by: -1 | 1) => void;
  /** Changes the volume by a number of steps of 0.1 (reader §5). */
  readonly louder: (steps: -1 | 1) => void;
  readonly toggleMuted: () => void;
  readonly press: (menu: 'contents' | 'bookmarks' | 'bookmarkField' | 'search' | 'settings' | 'help') => void;
  readonly escape: () => void;
}

/** The part of a keyboard event that selects a command. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** A row of the help: the labels of its keys, and the key of the text that describes the command. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly command:
    | 'turn'
    | 'playPause'
    | 'sentences'
    | 'louder'
    | 'mute'
    | 'contents'
    | 'addBookmark'
    | 'bookmarks'
    | 'search'
    | 'settings'
    | 'help'
    | 'escape';
  /** True if it can be switched off: keys that write letters elsewhere (WCAG 2.1.4). */
  readonly single: boolean;
}

/** All keyboard commands, for the help dialog. */
export const keyHelp: readonly KeyHelp[] = [
  { keys: ['←', '→', 'Page Up', 'Page Down'], command: 'turn', single: false },
  { keys: ['Esc'], command: 'escape', single: false },
  { keys: ['Space', 'K'], command: 'playPause', single: true },
  { keys: ['J', 'L'], command: 'sentences', single: true },
  { keys: ['↑', '↓'], command: 'louder', single: false },
  { keys: ['M'], command: 'mute', single: true },
  { keys: ['T'], command: 'contents', single: true },
  { keys: ['B'], command: 'addBookmark', single: true },
  { keys: ['O'], command: 'bookmarks', single: true },
  { keys: ['F'], command: 'search', single: true },
  { keys: ['S'], command: 'settings', single: true },
  { keys: ['?'], command: 'help', single: true },
];

/**
 * Returns the command of a key; undefined for other keys, and for single keys if they are switched off.
 * @param direction the reading direction of the book, which the arrow keys follow.
 */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  direction: 'ltr' | 'rtl',
  singleKeys: boolean,
  actions: KeyActions,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const [right, left] = direction === 'ltr' ? (['forward', 'backward'] as const) : (['backward', 'forward'] as const);
  const always: Readonly<Record<string, () => void>> = {
    ArrowRight: () => actions.turn(right, 'document'),
    ArrowLeft: () => actions.turn(left, 'document'),
    PageDown: () => actions.turn('forward', 'screen'),
    PageUp: () => actions.turn('backward', 'screen'),
    ArrowUp: () => actions.louder(1),
    ArrowDown: () => actions.louder(-1),
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
    f: () => actions.press('search'),
    s: () => actions.press('settings'),
    '?': () => actions.press('help'),
  };
  return always[key] ?? (singleKeys ? single[key.toLowerCase()] : undefined);
}
