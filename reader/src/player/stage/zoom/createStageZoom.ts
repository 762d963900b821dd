import { createRollZoom, type RollZoomOptions } from './createRollZoom.ts';
import { createZoom, type StageZoom, type ZoomOptions } from './createZoom.ts';

/** Creates the zoom of a stage, whose pages are of fixed layout or a roll. */
export function createStageZoom(options: ZoomOptions & RollZoomOptions): StageZoom {
  const [pages, rolls] = [createZoom(options), createRollZoom(options)];
  let shown = pages;
  return {
    step: (by) => shown.step(by),
    fit: () => shown.fit(),
    pan: (x, y) => shown.pan(x, y),
    show: (views, way) => {
      const next = views[0]?.strip ? rolls : pages;
      if (next !== shown) shown.show([]);
      shown = next;
      shown.show(views, way);
    },
    resized: () => shown.resized(),
    reveal: (view, part) => shown.reveal(view, part),
    listen: (view) => (view.strip ? rolls : pages).listen(view),
    close: () => {
      pages.close();
      rolls.close();
    },
  };
}
