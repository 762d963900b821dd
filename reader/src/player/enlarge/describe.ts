import { kindOf } from './enlargeable.ts';

/** The texts of an enlarged part, as its book wrote them. */
export interface Description {
  /** Its alternative text, title or caption. */
  readonly name: string | undefined;
  /** What the book says besides the name: a caption, or a long description. */
  readonly details: readonly string[];
}

const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const referenced = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => textOf(id ? element.ownerDocument.getElementById(id) : undefined))
    .filter(Boolean)
    .join(' ');

const childText = (element: Element, name: string): string => textOf([...element.children].find(({ localName }) => localName === name));

/** Describes a picture, a table or a formula of a page: its name and long description. */
export function describe(element: Element): Description {
  const attribute = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const caption = childText(element, 'caption') || textOf(element.closest('figure')?.querySelector('figcaption'));
  // The text of a formula is its fallback for programs that show none.
  const ownTexts = kindOf(element) === 'formula' ? attribute('alttext') : attribute('alt') || childText(element, 'title');
  const names = [referenced(element, 'aria-labelledby'), attribute('aria-label'), ownTexts, caption, attribute('title')].filter(Boolean);
  const [name] = names;
  const details = [caption, referenced(element, 'aria-describedby'), referenced(element, 'aria-details'), childText(element, 'desc')];
  return { name, details: [...new Set(details)].filter((text) => text !== '' && text !== name) };
}
