/** Returns the language of an element, or undefined if the document does not declare it. */
export function languageOf(element: Element): string | undefined {
  const declared = element.closest('[lang], [*|lang]');
  return declared?.getAttribute('lang') ?? declared?.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang') ?? undefined;
}
