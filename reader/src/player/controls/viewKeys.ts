import type { PressedKey } from './keyCommands.ts';

/** A pressed key; `repeat` is true while it is held. */
export interface ViewKey extends PressedKey {
  readonly repeat: boolean;
}

/** The actions of the keys that change how much of a page is seen. */
export interface ViewKeyActions {
  readonly step: (by: -1 | 1) => void;
  readonly fit: () => void;
  /** Moves what is zoomed by a share of its stage; returns false at its edge. */
  readonly pan: (x: number, y: number) => boolean;
  readonly turn: (direction: 'forward' | 'backward') => void;
}

/** What these keys depend on. */
export interface ViewKeyContext {
  /** The scale of what is shown, from 1; undefined for reflowable text, whose size is another setting. */
  readonly zoom: number | undefined;
  readonly direction: 'ltr' | 'rtl';
  /** False if the user has switched single keys off. */
  readonly singleKeys: boolean;
  /** True if these arrows pan and turn at a scale of 1 too. */
  readonly turnsAtFit?: boolean;
}

/** The share of the stage that an arrow key moves. */
const panShare = 0.25;

/**
 * Returns the command of a key on what can be zoomed: plus, minus and 0 zoom; on a zoomed page the arrows pan, and left and right turn it when they are pressed
 * again at its edge. Undefined for other keys, and for all keys on reflowable text.
 */
export function viewCommandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat }: ViewKey,
  { zoom, direction, singleKeys, turnsAtFit = false }: ViewKeyContext,
  { step, fit, pan, turn }: ViewKeyActions,
): (() => void) | undefined {
  if (zoom === undefined || ctrlKey || metaKey || altKey) return undefined;
  const single: Readonly<Record<string, () => void>> = { '+': () => step(1), '=': () => step(1), '-': () => step(-1), '0': fit };
  if (singleKeys && single[key]) return single[key];
  const right = direction === 'ltr' ? 'forward' : 'backward';
  const left = direction === 'ltr' ? 'backward' : 'forward';
  const panOrTurn = (x: number, way: 'forward' | 'backward') => () => {
    // A held key stops at the edge, or it would turn many pages.
    if (!pan(x, 0) && !repeat) turn(way);
  };
  const arrows: Readonly<Record<string, () => void>> = {
    ArrowRight: panOrTurn(-panShare, right),
    ArrowLeft: panOrTurn(panShare, left),
    ArrowDown: () => void pan(0, -panShare),
    ArrowUp: () => void pan(0, panShare),
  };
  // With Shift they select text.
  return !shiftKey && (zoom > 1 || turnsAtFit) ? arrows[key] : undefined;
}
