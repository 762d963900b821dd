/** Returns the sentences of an element, without its buttons and what is hidden from screen readers. */
export function readText(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const part of copy.querySelectorAll('button, a[data-variant], input, [aria-hidden=true]')) part.remove();
  for (const part of copy.querySelectorAll('p, div, li, h1, h2, h3')) part.append(' ');
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
