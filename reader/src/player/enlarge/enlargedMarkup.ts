import { readerLayer } from '@realmkit/design-system';
import { pageStyleIds } from '../section/pageStyle.ts';
import { kindOf } from './enlargeable.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** Marks the enlarged element and the elements around it, which select its styles and have no box. */
const marks = { enlarged: 'data-rk-enlarged', around: 'data-rk-around', hidden: 'data-rk-referenced' } as const;

const plain =
  'position:static!important;float:none!important;margin:0!important;transform:none!important;max-width:none!important;max-height:none!important;columns:auto!important';

const styles = {
  picture: `:root,body{overflow:hidden!important;height:100%!important}
[${marks.enlarged}]{display:block!important;box-sizing:border-box!important;width:100%!important;height:100%!important;padding:0!important;border:0!important;object-fit:contain!important}`,
  formula: `:root,body{overflow:hidden!important}
body{width:max-content!important;padding:1rem!important;font-size:2em!important}`,
  table: `:root{overflow:auto!important;overscroll-behavior:contain}
body{padding:1rem!important;zoom:var(--rk-zoom,1)}
[${marks.enlarged}]{display:table!important}`,
} as const;

/** As in a page, the layer of the reader is declared before those of the book: its important rules are the strongest. */
const styleOf = (kind: keyof typeof styles) => `@layer ${readerLayer}{
:root,body{display:block!important;width:auto!important;min-width:0!important;min-height:0!important;padding:0!important;border:0!important;text-indent:0!important;${plain}}
[${marks.around}]{display:contents!important}
[${marks.hidden}]{position:absolute!important;width:0!important;height:0!important}
[${marks.enlarged}]{${plain}}
${styles[kind]}
}`;

/** Returns the drawings of the page that a drawing refers to: their gradients, symbols and paths. */
function referencedDrawings(drawing: Element): Element[] {
  const references = [...drawing.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ value }) => /^#(.+)$|url\(["']?#([^"')]+)/.exec(value)?.slice(1).find(Boolean) ?? []),
  );
  const outermost = (element: Element): Element => {
    const around = element.parentElement?.closest('svg');
    return around ? outermost(around) : element;
  };
  const found = references.flatMap((id) => drawing.ownerDocument.getElementById(id) ?? []).filter((element) => !drawing.contains(element));
  return [...new Set(found.map(outermost))].filter(({ localName }) => localName === 'svg');
}

/** Clones an element without what the layout of its page has set. */
function clonePlain<Kind extends Element>(element: Kind, deep: boolean): Kind {
  // Within its own document, whose policy says what an image may load.
  const clone = element.cloneNode(deep) as Kind;
  for (const name of clone.getAttributeNames()) if (name.startsWith('data-rk-')) clone.removeAttribute(name);
  return clone;
}

/**
 * Returns an element of a page as a page of its own, of the same policy and style sheets: the page was sanitised before it was shown, and stays so.
 * The elements around it are there for the selectors of the style sheets, and have no box.
 */
export function enlargedMarkup(element: Element): string {
  const page = element.ownerDocument;
  const { documentElement, head } = page;
  const clone = clonePlain(element, true);
  clone.setAttribute(marks.enlarged, '');
  if (kindOf(element) === 'table') clone.removeAttribute('tabindex');
  if (clone.localName === 'svg' && !clone.hasAttribute('viewBox')) {
    const { width, height } = element.getBoundingClientRect();
    clone.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }
  let content: Element = clone;
  for (let around = element.parentElement; around && around !== documentElement; around = around.parentElement) {
    const shell = clonePlain(around, false);
    if (around.localName !== 'body') shell.setAttribute(marks.around, '');
    shell.append(content);
    content = shell;
  }
  for (const drawing of referencedDrawings(element)) {
    const copy = clonePlain(drawing, true);
    copy.setAttribute(marks.hidden, '');
    content.append(copy);
  }
  const root = clonePlain(documentElement, false);
  root.removeAttribute('style');
  const headCopy = clonePlain(head, true);
  headCopy.querySelector(`#${pageStyleIds.layout}`)?.remove();
  // Some books have style sheets among their text.
  for (const style of page.body.querySelectorAll('style')) if (!element.contains(style)) headCopy.append(clonePlain(style, true));
  const style = page.createElementNS(xhtml, 'style');
  style.textContent = styleOf(kindOf(element));
  headCopy.append(style);
  root.append(headCopy, content);
  return new XMLSerializer().serializeToString(root);
}
