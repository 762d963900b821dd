import type { PageView } from '../stage/views/PageView.ts';

/** An arrow key. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The step of a key within a text: a letter or a word along the line, or a line. */
export type SelectionStep = 'character' | 'word';

type Move = readonly [direction: 'left' | 'right' | 'forward' | 'backward', isLine: boolean];

const across: Readonly<Record<ArrowKey, Move>> = {
  ArrowLeft: ['left', false],
  ArrowRight: ['right', false],
  ArrowUp: ['backward', true],
  ArrowDown: ['forward', true],
};

/** The lines of vertical text run down, and the next one is at the left. */
const down: Readonly<Record<ArrowKey, Move>> = {
  ArrowLeft: ['forward', true],
  ArrowRight: ['backward', true],
  ArrowUp: ['backward', false],
  ArrowDown: ['forward', false],
};

const isVertical = ({ body, defaultView }: Document): boolean =>
  defaultView?.getComputedStyle(body).writingMode.startsWith('vertical') ?? false;

/**
 * Moves the end of the selection of a page by a key; without a selection it starts at the first word on the screen, because a page has no caret.
 * @returns the screen of the moved end.
 */
export function extendSelection(view: PageView, key: ArrowKey, step: SelectionStep): number {
  const selection = view.document.getSelection();
  if (!selection) return view.screen;
  if (selection.isCollapsed) {
    const start = view.firstVisibleRange();
    if (start) selection.collapse(start.startContainer, start.startOffset);
  }
  const [direction, isLine] = (isVertical(view.document) ? down : across)[key];
  selection.modify('extend', direction, isLine ? 'line' : step);
  const { focusNode, focusOffset } = selection;
  const end = view.document.createRange();
  if (focusNode) end.setStart(focusNode, focusOffset);
  return focusNode ? view.screenOf(end) : view.screen;
}

/** Moves the start of the selection of a page by a word. */
export function moveSelectionStart({ document }: PageView, direction: 'left' | 'right'): void {
  const selection = document.getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  selection.setBaseAndExtent(focusNode, focusOffset, anchorNode, anchorOffset);
  selection.modify('extend', direction, 'word');
  const { focusNode: start, focusOffset: startOffset } = selection;
  // A selection of nothing could not be moved any more.
  if (!start || selection.isCollapsed) selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  else selection.setBaseAndExtent(start, startOffset, focusNode, focusOffset);
}
