import type { SpineItem } from '../publication/Publication.ts';
import type { Flow } from '../settings/look.ts';

/**
 * Returns the documents in the flow that the user has chosen, which is stronger than the publisher's. Drawn pages and rolls stay as they are, and
 * so does text with a half of its own among drawn pages.
 */
export function inFlow(items: readonly SpineItem[], flow: Flow): readonly SpineItem[] {
  if (flow === 'publisher') return items;
  const isDrawn = items.some(({ layout }) => layout === 'pre-paginated');
  return items.map((item) =>
    item.layout !== 'reflowable' || (isDrawn && item.side !== undefined && item.side !== 'center')
      ? item
      : { ...item, scrolls: flow === 'scrolled' },
  );
}
