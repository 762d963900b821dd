import type { StageBox } from './views/PageView.ts';

/** Returns whether the viewport of a frame has the size of the frame already: it follows with the next paint. */
export const isViewportSized = ({ innerWidth, innerHeight }: Window, { width, height }: StageBox): boolean =>
  Math.abs(innerWidth - width) <= 1 && Math.abs(innerHeight - height) <= 1;
