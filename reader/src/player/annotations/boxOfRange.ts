import type { PageView } from '../stage/views/PageView.ts';
import type { StageRect } from './SelectedText.ts';

/** Returns the box of the part of a range that is on the screen, from the left and the top of the stage; undefined if none of it is. */
export function boxOfRange(range: Range, { frame }: Pick<PageView, 'frame'>, stage: Element): StageRect | undefined {
  const around = stage.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  // Pages of fixed layout are scaled.
  const scale = outer.width / (frame.clientWidth || 1);
  const [x, y] = [outer.left - around.left, outer.top - around.top];
  const boxes = [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({
      left: Math.max(0, x + left * scale),
      top: Math.max(0, y + top * scale),
      right: Math.min(around.width, x + right * scale, x + frame.clientWidth * scale),
      bottom: Math.min(around.height, y + bottom * scale, y + frame.clientHeight * scale),
    }))
    .filter(({ left, top, right, bottom }) => left < right && top < bottom);
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
