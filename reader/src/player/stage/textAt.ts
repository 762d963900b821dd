/** Returns the position in the text at a point of a document, as a collapsed range. */
function caretAt(document: Document, x: number, y: number): Range | undefined {
  // WebKit before 18.4 has the older one of the two.
  if (!('caretPositionFromPoint' in document)) return (document as Document).caretRangeFromPoint?.(x, y) ?? undefined;
  const position = document.caretPositionFromPoint(x, y);
  if (!position) return undefined;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

/** Returns the position in the text that is drawn at a point of a document, as a collapsed range; undefined beside the text and between its blocks. */
export function textAt(document: Document, x: number, y: number): Range | undefined {
  const caret = caretAt(document, x, y);
  if (!caret || caret.startContainer.nodeType !== Node.TEXT_NODE) return undefined;
  const whole = document.createRange();
  whole.selectNodeContents(caret.startContainer);
  const isDrawn = [...whole.getClientRects()].some(({ left, right, top, bottom, height }) => {
    // The space between two lines belongs to them.
    const line = height / 2;
    return x >= left - line && x <= right + line && y >= top - line && y <= bottom + line;
  });
  return isDrawn ? caret : undefined;
}
