/** Selects the first place of a text in a page as a finger or a screen reader does, across its elements. */
export function selectText(page: Document, text: string): Range {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; from: number }[] = [];
  let whole = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, from: whole.length });
    whole += node.nodeValue ?? '';
  }
  const from = whole.indexOf(text);
  if (from < 0) throw new Error(`The page has no “${text}”`);
  const place = (at: number) => {
    const last = nodes.findLast((one) => one.from <= at);
    if (!last) throw new Error('The page has no text');
    return [last.node, at - last.from] as const;
  };
  const range = page.createRange();
  range.setStart(...place(from));
  const [end, offset] = place(from + text.length - 1);
  range.setEnd(end, offset + 1);
  const selection = page.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return range;
}
