import type { PageSize } from '../section/pageSize.ts';
import type { LeafPlace } from './leaves.ts';
import type { PageView } from './PageView.ts';
import { firstVisible } from './visiblePlace.ts';

/** What a page is taken to be drawn for when it does not say so: what its pictures need, or a sheet of paper. */
function naturalSize(document: Document): PageSize {
  const picture = document.querySelector('img');
  if (picture && picture.naturalWidth > 0) return { width: picture.naturalWidth, height: picture.naturalHeight };
  return { width: 768, height: 1024 };
}

/** A page of fixed layout, scaled into its half of the stage or the whole of it. */
export function fixedView(
  frame: HTMLIFrameElement,
  document: Document,
  index: number,
  size: PageSize | undefined,
  place: LeafPlace,
): PageView {
  const { width, height } = size ?? naturalSize(document);
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.style.background = 'white';
  return {
    index,
    frame,
    document,
    screen: 0,
    screens: 1,
    scrolls: false,
    layout(box) {
      const room = place === 'center' ? box.width : box.width / 2;
      const scale = Math.min(room / width, box.height / height);
      // Within its own half of the stage: the pages of a spread meet in the middle.
      const left = { left: room - width * scale, right: 0, center: (room - width * scale) / 2 }[place];
      frame.style.transform = `translate(${left}px, ${(box.height - height * scale) / 2}px) scale(${scale})`;
    },
    restyle: () => {},
    go: () => {},
    slideTo: () => {},
    screenOf: () => 0,
    shownPart: () => ({ before: 0, on: 1 }),
    firstPlace: () => firstVisible(document.body, () => 'on'),
    close: () => frame.remove(),
  };
}
