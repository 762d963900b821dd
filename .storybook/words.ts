/** A word that has no place to break: letters and digits, with their marks. */
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** The longest word that stays whole, in letters. */
const longest = 19;

/** Users' content, in which any word may break; everything else on a page is a label or a sentence of the project. */
const contents = 'bdi, td, tbody th, dd, [data-content], textarea, code, pre';

/** Returns on how many lines a part of a text stands. */
function linesOf(text: Text, start: number, end: number): number {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
  return new Set(tops).size;
}

function* textsOf(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode;
}

/** @throws Error if a line ends within a word under 20 letters, without a hyphen. */
export function checkWords(): void {
  const found: string[] = [];
  for (const text of textsOf(document.body)) {
    const { parentElement, data } = text;
    if (!parentElement || parentElement.closest(contents) || linesOf(text, 0, data.length) < 2) continue;
    if (getComputedStyle(parentElement).hyphens === 'auto') continue;
    for (const { 0: word, index } of data.matchAll(words))
      if (word.length <= longest && linesOf(text, index, index + word.length) > 1)
        found.push(`“${word}” in <${parentElement.localName}> “${data.trim().slice(0, 60)}”`);
  }
  if (found.length > 0) throw new Error(`Words are broken:\n${[...new Set(found)].join('\n')}`);
}

/** The longest word of a name, as public lists of names have it, without a place to break. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

/** Where such a name may stand: in users' content, in a heading, and in sentences that quote it. */
const placesOfNames = `${contents}, h1, h2, h3, p`;

/** What a person uses: none of it may be pushed out of the screen. */
const controls = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';

/** Whether an element lies in something that scrolls sideways by itself, or is hidden. */
function scrollsOrHides(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { overflowX, clip, position } = getComputedStyle(one);
    if ((overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth) return true;
    if (position === 'absolute' && clip !== 'auto') return true;
  }
  return false;
}

/** @throws Error if the page scrolls sideways: no story may, down to 320 px (WCAG 1.4.10). */
export function checkWidth(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`The page is ${scrollWidth} px wide on a screen of ${clientWidth} px`);
}

/** Returns the controls that lie in the width of the screen, or can be scrolled there. */
function reachable(): Set<Element> {
  const width = document.documentElement.clientWidth;
  return new Set(
    [...document.querySelectorAll(controls)].filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return (left > -1 && right < width + 1) || scrollsOrHides(control);
    }),
  );
}

/** Replaces users' content by a word of 60 letters. @throws Error if that pushes a control out of the screen, or the page scrolls sideways. */
export function checkLongNames(): void {
  const before = reachable();
  for (const text of [...textsOf(document.body)])
    if (text.data.trim() !== '' && text.parentElement?.closest(placesOfNames) && !text.parentElement.closest('button, [aria-label]'))
      text.data = longName;
  const after = reachable();
  const outside = [...before].filter((control) => !after.has(control)).map(({ outerHTML }) => outerHTML.slice(0, 120));
  if (outside.length > 0) throw new Error(`Names of 60 letters push these out of the screen:\n${outside.join('\n')}`);
  checkWidth();
}
