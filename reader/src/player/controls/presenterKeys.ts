import type { PressedKey } from './keyCommands.ts';

/** What a key of a presenter does. */
export type PresenterCommand = 'forward' | 'backward' | 'blank' | 'end';

interface PresenterKeyContext {
  /** The reading direction of the book, which the arrow keys follow. */
  readonly direction: 'ltr' | 'rtl';
  /** True if the key would write into a field, which takes all keys that a keyboard and a presenter share. */
  readonly isTyping: boolean;
}

/** Returns what a key does while a book is shown to a class: presenters send page keys or arrows, `.` or B for a black screen, and Escape. */
export function presenterCommandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  { direction, isTyping }: PresenterKeyContext,
): PresenterCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const [right, left] = direction === 'ltr' ? (['forward', 'backward'] as const) : (['backward', 'forward'] as const);
  const always: Readonly<Record<string, PresenterCommand>> = { PageDown: 'forward', PageUp: 'backward', Escape: 'end' };
  const shared: Readonly<Record<string, PresenterCommand>> = shiftKey
    ? { ' ': 'backward' }
    : { ' ': 'forward', ArrowRight: right, ArrowLeft: left, ArrowDown: 'forward', ArrowUp: 'backward', '.': 'blank', b: 'blank' };
  return always[key] ?? (isTyping ? undefined : (shared[key.toLowerCase()] ?? shared[key]));
}

/** Returns whether an element takes what is typed. */
export const takesText = (element: EventTarget | undefined): boolean =>
  element instanceof Element && element.closest('select, textarea, input:not([type=checkbox], [type=radio], [type=range])') !== null;
