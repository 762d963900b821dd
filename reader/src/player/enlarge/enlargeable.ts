/** What is enlarged in a view of its own. */
export type EnlargeableKind = 'picture' | 'table' | 'formula';

/** The smallest size on the page in px at which a part is offered to be enlarged; double taps enlarge smaller ones too. */
const leastSize = { width: 64, height: 32 };

/** Returns the kind of an element that can be enlarged. */
export function kindOf(element: Element): EnlargeableKind {
  if (element.localName === 'table') return 'table';
  return element.localName === 'math' ? 'formula' : 'picture';
}

const isNested = (element: Element): boolean =>
  element.parentElement?.closest(element.localName === 'img' ? 'a' : `a, math, ${element.localName}`) != null;

/** Returns the picture, the formula or the table that was hit; undefined for one in a link, which leads on. */
export function enlargeableAt(target: Element): Element | undefined {
  if (target.closest('a, area')) return undefined;
  let found = target.closest('img, svg, math') ?? target.closest('table');
  // The outermost drawing, or table.
  while (found && found.localName !== 'img') {
    const around: Element | null | undefined = found.parentElement?.closest(found.localName);
    if (!around) break;
    found = around;
  }
  return found ?? undefined;
}

/** Returns what can be enlarged in a document, in its order, and has a size that is worth it. */
export const enlargeablesIn = (document: Document): Element[] =>
  [...document.querySelectorAll('img, svg, math, table')].filter((element) => {
    if (isNested(element)) return false;
    if (element.getAttribute('display') === 'block') return true;
    const { width, height } = element.getBoundingClientRect();
    return width >= leastSize.width && height >= leastSize.height;
  });
