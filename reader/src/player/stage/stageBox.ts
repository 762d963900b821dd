import { initialLook, type PageLayout } from '../settings/look.ts';
import type { StageBox } from './views/PageView.ts';

/** The width in px below which a stage has narrow margins (reader §9). */
const narrowWidth = 736;

/** The margins beside the text in px: wide and narrow (reader §9). */
const gutters = { wide: 64, narrow: 32 };

/** The space above and below reflowable text in px: 48 with what the stage leaves beside the bars. */
const blockMargin = 44;

/** The height in px below which a stage has none: under 13 lines of the usual size would be left. */
const lowHeight = 560;

/** The user's choice of margins, as a multiple of these. */
const marginScale = { narrow: 0.5, normal: 1, wide: 2 } as const;

/** The greatest share of a column that a wide margin takes on each side, so that words have room. */
const maxMarginShare = 0.2;

/** The width in px from which a screen of reflowable text has two columns. */
const twoColumnWidth = 960;

/** The width in px from which it may have two columns by choice. */
const chosenTwoColumnWidth = 600;

/** Returns the space for pages on a stage of this size. */
export function stageBox(width: number, height: number, layout: Pick<PageLayout, 'columns' | 'margins'> = initialLook): StageBox {
  const leastWidth = layout.columns === 'auto' ? twoColumnWidth : chosenTwoColumnWidth;
  const columns = layout.columns !== 1 && width >= leastWidth ? 2 : 1;
  const gutter = (width < narrowWidth ? gutters.narrow : gutters.wide) * marginScale[layout.margins];
  // A wide choice is one of shorter lines, and not of fewer.
  const margin = height < lowHeight ? 0 : blockMargin * Math.min(1, marginScale[layout.margins]);
  return {
    width,
    height,
    columns,
    margin,
    gutter: layout.margins === 'wide' ? Math.round(Math.min(gutter, (width / columns) * maxMarginShare)) : gutter,
  };
}
