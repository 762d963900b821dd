import type { ToStage } from './listenToZoom.ts';

/** Returns what converts a point of the browser's window to the stage. */
export const pointsOf =
  (container: HTMLElement): ToStage =>
  (x, y) => {
    const { left, top } = container.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

/** Returns what converts a point of a frame, which may be scaled, to the stage. */
export const pointsIn =
  (frame: HTMLElement, container: HTMLElement): ToStage =>
  (x, y) => {
    const box = frame.getBoundingClientRect();
    const factor = box.width / (frame.clientWidth || 1);
    return pointsOf(container)(box.left + x * factor, box.top + y * factor);
  };
