import type { SpineItem } from '../publication/Publication.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import type { LoadedLeaf } from '../stage/leafOpener.ts';
import type { Leaf } from '../stage/leaves.ts';
import type { FakeView } from './fakeView.ts';

/** Returns a page that is ready for its frame. */
const fakePage = (item: SpineItem): PreparedPage => ({
  item,
  markup: '',
  nested: [],
  size: undefined,
  isMalformed: false,
  isTooLarge: false,
  holdsMedia: false,
});

/** Returns a leaf whose pages are laid out in an element of the container. */
export function fakeLoadedLeaf(leaf: Leaf, views: readonly FakeView[], container: HTMLElement, missing?: unknown): LoadedLeaf {
  const element = document.createElement('div');
  element.append(...views.map(({ frame }) => frame));
  container.append(element);
  return {
    leaf,
    pages: leaf.pages.flatMap(({ item }) => {
      const view = views.find(({ index }) => index === item.index);
      return view ? [{ view, page: fakePage(item) }] : [];
    }),
    missing,
    reveal: () => {},
    remove: () => {
      for (const view of views) view.close();
      element.remove();
    },
  };
}
