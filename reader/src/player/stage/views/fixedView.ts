import type { PageSize } from '../../section/pageSize.ts';
import type { PageSide } from '../leaves.ts';
import { firstVisibleRange } from '../visibleRange.ts';
import { fitted, type StageRect, type Zoom } from '../zoom/zoom.ts';
import type { PageView } from './PageView.ts';

/** The duration of an animated zoom, in ms. */
const zoomMs = 200;

/** Returns the size of a page that declares none: that of its first image, or a default. */
export function naturalSize(document: Document): PageSize {
  const picture = document.querySelector('img');
  if (picture && picture.naturalWidth > 0) return { width: picture.naturalWidth, height: picture.naturalHeight };
  return { width: 768, height: 1024 };
}

/** Creates the view of a page of fixed layout, scaled into its half of the stage or the whole of it. */
export function fixedView(
  frame: HTMLIFrameElement,
  document: Document,
  index: number,
  size: PageSize | undefined,
  side: PageSide,
): PageView {
  const { width, height } = size ?? naturalSize(document);
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.style.background = 'white';
  /** The page on the stage at a scale of 1, and the left edge of its half. */
  let fit: StageRect = { x: 0, y: 0, width, height };
  let half = 0;
  let animation: Animation | undefined;
  const draw = ({ scale, x, y }: Zoom, animated = false) => {
    const from = animated ? getComputedStyle(frame).transform : '';
    animation?.cancel();
    frame.style.transform = `translate(${fit.x * scale + x - half}px, ${fit.y * scale + y}px) scale(${(fit.width / width) * scale})`;
    animation = animated ? frame.animate([{ transform: from }, {}], { duration: zoomMs, easing: 'ease-out' }) : undefined;
  };
  return {
    index,
    frame,
    document,
    screen: 0,
    screens: 1,
    scrolls: false,
    async layout(box) {
      const room = side === 'center' ? box.width : box.width / 2;
      const scale = Math.min(room / width, box.height / height);
      // The pages of a spread meet in the middle of the stage.
      const left = { left: room - width * scale, right: 0, center: (room - width * scale) / 2 }[side];
      half = side === 'right' ? room : 0;
      fit = { x: half + left, y: (box.height - height * scale) / 2, width: width * scale, height: height * scale };
      draw(fitted);
    },
    zoomable: { box: () => fit, draw },
    restyle: () => {},
    go: () => {},
    slideTo: () => {},
    screenOf: () => 0,
    shownPart: () => ({ before: 0, on: 1 }),
    firstVisibleRange: () => firstVisibleRange(document.body, () => 'on'),
    close: () => frame.remove(),
  };
}
