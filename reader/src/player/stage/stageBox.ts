import type { StageBox } from './PageView.ts';

/** The width in px below which a stage has narrow margins (reader §9). */
const narrowWidth = 736;

/** The margins beside the text in px: wide and narrow (reader §9). */
const gutters = { wide: 64, narrow: 32 };

/** The width in px from which a screen of reflowable text has two columns. */
const twoColumnWidth = 960;

/** Returns the space for pages on a stage of this size. */
export const stageBox = (width: number, height: number): StageBox => ({
  width,
  height,
  columns: width >= twoColumnWidth ? 2 : 1,
  gutter: width < narrowWidth ? gutters.narrow : gutters.wide,
});
