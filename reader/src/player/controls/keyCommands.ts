/** What a key can ask of the reader. */
export interface KeyActions {
  /** Arrows lead out of a document that is scrolled, the page keys through it. */
  readonly turn: (direction: 'forward' | 'backward', by: 'screen' | 'document') => void;
  readonly toggleNarration: () => void;
  readonly stepSentence: (by: -1 | 1) => void;
  /** By a number of steps of 0.1 (reader §5). */
  readonly louder: (steps: -1 | 1) => void;
  readonly toggleMuted: () => void;
  readonly press: (menu: 'contents' | 'bookmarks' | 'bookmarkField' | 'search' | 'settings' | 'help') => void;
  readonly escape: () => void;
}

/** A key as an event tells it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** A row of the help: its keys as they are written on them, and the text that says what they do. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does:
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
  /** Whether it can be switched off: keys that write letters elsewhere (WCAG 2.1.4). */
  readonly single: boolean;
}

/** All keyboard commands, for the help dialog. */
export const keyHelp: readonly KeyHelp[] = [
  { keys: ['←', '→', 'Page Up', 'Page Down'], does: 'turn', single: false },
  { keys: ['Esc'], does: 'escape', single: false },
  { keys: ['Space', 'K'], does: 'playPause', single: true },
  { keys: ['J', 'L'], does: 'sentences', single: true },
  { keys: ['↑', '↓'], does: 'louder', single: false },
  { keys: ['M'], does: 'mute', single: true },
  { keys: ['T'], does: 'contents', single: true },
  { keys: ['B'], does: 'addBookmark', single: true },
  { keys: ['O'], does: 'bookmarks', single: true },
  { keys: ['F'], does: 'search', single: true },
  { keys: ['S'], does: 'settings', single: true },
  { keys: ['?'], does: 'help', single: true },
];

/**
 * The command of a key; undefined for keys that are none, and for single keys where they are switched off.
 * @param direction of the book: the arrows point to where its pages are.
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
