const isImage = (role: string): boolean => /(^|\s)img(\s|$)/.test(role);

/** Returns the text that stands for a picture or a formula, empty if it has none; undefined for an element with content of its own. */
export function alternativeOf(element: Element): string | undefined {
  const { localName } = element;
  if (localName === 'math') return element.getAttribute('alttext') ?? '';
  const role = element.getAttribute('role') ?? '';
  const label = element.getAttribute('aria-label') ?? undefined;
  const isPicture = localName === 'img' || localName === 'image' || (isImage(role) && (localName === 'svg' || label !== undefined));
  if (!isPicture) return undefined;
  if (/(^|\s)(presentation|none)(\s|$)/.test(role)) return '';
  const title = localName === 'svg' ? element.querySelector('title')?.textContent : undefined;
  return label ?? element.getAttribute('alt') ?? title ?? '';
}
