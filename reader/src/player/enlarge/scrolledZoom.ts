import type { PageView } from '../stage/views/PageView.ts';
import type { ZoomControl } from '../stage/zoom/createZoom.ts';
import { listenToZoom, type ToStage } from '../stage/zoom/listenToZoom.ts';
import { type StagePoint, zoomScales } from '../stage/zoom/zoom.ts';

/** Creates the zoom of a table, whose page scrolls: its text grows, and its columns get the space that there is. */
export function createScrolledZoom(
  { frame, document }: Pick<PageView, 'frame' | 'document'>,
  onZoomed: (scale: number) => void,
): ZoomControl & { readonly close: () => void } {
  const root = document.documentElement;
  let scale = 1;
  const zoomTo = (to: number, { x, y }: StagePoint) => {
    const next = Math.min(zoomScales.most, Math.max(1, to));
    const factor = next / scale;
    const [left, top] = [root.scrollLeft, root.scrollTop];
    scale = next;
    root.style.setProperty('--rk-zoom', String(scale));
    root.scrollTo({ left: (left + x) * factor - x, top: (top + y) * factor - y, behavior: 'instant' });
    onZoomed(scale);
  };
  root.style.setProperty('touch-action', 'pan-x pan-y');
  // The frame fills its stage.
  const toStage: ToStage = (x, y) => ({ x, y });
  const stopListening = listenToZoom(document, toStage, {
    isZoomed: () => false,
    onZoom: (factor, at) => zoomTo(scale * factor, at),
    onPan: () => {},
    onDoubleTap: (at) => zoomTo(scale > 1 ? 1 : zoomScales.doubleTap, at),
  });
  onZoomed(scale);
  return {
    step: (by) => zoomTo(scale * zoomScales.step ** by, { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }),
    fit: () => zoomTo(1, { x: 0, y: 0 }),
    pan: (x, y) => {
      const before = [root.scrollLeft, root.scrollTop].join();
      root.scrollBy({ left: -x * frame.clientWidth, top: -y * frame.clientHeight, behavior: 'instant' });
      return before !== [root.scrollLeft, root.scrollTop].join();
    },
    close: stopListening,
  };
}
