/** A word in a document of a reader. */
export interface MarkedWord {
  /** Returns whether it is in the area that the reader shows. */
  readonly isShown: () => boolean;
}

const wordsOf = (node: Text) => [...node.data.matchAll(/\S+/g)].map(({ index }) => index);

/** Returns the first word of these documents that is in an area of the window; the frames may be wider than the area. */
export function markFirstWord(documents: readonly Document[], area: Element): MarkedWord | undefined {
  const isIn = (document: Document, box: DOMRect | undefined): boolean => {
    const frame = document.defaultView?.frameElement?.getBoundingClientRect();
    if (!box || !frame) return false;
    const { left, right, top, bottom } = area.getBoundingClientRect();
    const [x, y] = [frame.left + box.left, frame.top + box.top];
    return x + box.width > left + 1 && x < right - 1 && y + box.height > top + 1 && y < bottom - 1;
  };
  for (const document of documents) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // A text of a frame is not an instance of this window's `Text`.
      const text = node as Text;
      range.selectNodeContents(text);
      if (![...range.getClientRects()].some((box) => isIn(document, box))) continue;
      for (const at of wordsOf(text)) {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        const isShown = () => isIn(document, letter.getClientRects()[0]);
        if (isShown()) return { isShown };
      }
    }
  }
  return undefined;
}
