import type { StageBox } from './PageView.ts';

/** A stage narrower than this in px has narrow margins (reader §9). */
const narrowWidth = 736;

/** The room beside the text in px: wide and narrow (reader §9). */
const gutters = { wide: 64, narrow: 32 };

/** From this width in px on a screen of flowing text has two columns. */
const twoColumnWidth = 960;

/** The room that a stage of this size has for pages. */
export const stageBox = (width: number, height: number): StageBox => ({
  width,
  height,
  columns: width >= twoColumnWidth ? 2 : 1,
  gutter: width < narrowWidth ? gutters.narrow : gutters.wide,
});
