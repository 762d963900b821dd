import { textMarks } from '@realmkit/design-system';

/** The first family of a text whose letters are no letters, or belong in columns. */
const ownFonts = /mono(space)?\b|courier|consolas|menlo|typewriter|wingdings|webdings|dingbats|symbol\b|icons?\b|awesome/i;

/** Letters of a font's own, as those of icons. */
const isPrivate = (text: string): boolean => /^[\s\p{Co}]+$/u.test(text);

/** Titles and cells, which are neither justified nor hyphenated. */
const short = 'h1,h2,h3,h4,h5,h6,td,th,caption,figcaption,dt,legend,label,button';

/** The greatest number of letters of an initial. */
const initialLength = 3;

/** Calls a function for each parent of text, and the block around it. */
function forEachText(document: Document, view: Window, visit: (parent: Element, block: Element, text: string) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Element>();
  const blockOf = (element: Element): Element => {
    const known = blocks.get(element);
    if (known) return known;
    const isInline = /^(inline|contents|ruby)/.test(view.getComputedStyle(element).display);
    const block = isInline && element.parentElement && element !== document.body ? blockOf(element.parentElement) : element;
    blocks.set(element, block);
    return block;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (parent && text.trim() !== '' && !parent.closest('svg, style, script')) visit(parent, blockOf(parent), text);
  }
}

/**
 * Marks the texts of a page by what the publisher made of them: those that keep their font, initials, and paragraphs that are not centred. The rules
 * of the user's choices refer to the marks, and have no effect before. A page is marked once, and only if there are such rules.
 */
export function markText(document: Document): void {
  const view = document.defaultView;
  const root = document.documentElement;
  if (!view || root.hasAttribute(textMarks.root)) return;
  const marks = new Map<Element, Map<string, string>>();
  const mark = (element: Element, name: string, value = '') => marks.set(element, new Map([...(marks.get(element) ?? []), [name, value]]));
  const seen = new Set<Element>();
  forEachText(document, view, (parent, block, text) => {
    const [family = ''] = view.getComputedStyle(parent).fontFamily.split(',');
    if (isPrivate(text) || ownFonts.test(family)) mark(parent, textMarks.ownFont);
    if (seen.has(block)) return;
    seen.add(block);
    const { float, textAlign, direction } = view.getComputedStyle(block);
    if (float !== 'none' && (block.textContent?.trim().length ?? 0) <= initialLength) return mark(block, textMarks.initial);
    if (block.closest('pre')) return;
    if (block.closest(short)) {
      if (textAlign === 'justify') mark(block, textMarks.prose, 'short');
    } else if (['start', 'justify', direction === 'rtl' ? 'right' : 'left'].includes(textAlign)) mark(block, textMarks.prose);
  });
  // Written at once: each mark would have the styles computed again.
  for (const [element, all] of marks) for (const [name, value] of all) element.setAttribute(name, value);
  root.setAttribute(textMarks.root, '');
}
