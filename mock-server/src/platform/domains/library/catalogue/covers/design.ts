import type { Box, Face } from '@realmkit/sample-books/lettering';
import type { Palette } from './palettes.ts';

/** The size of a cover. */
export const coverSize: Box = { x: 0, y: 0, width: 600, height: 800 };

/** Where the parts of a cover stand. The title's ground is flat: the picture ends before it, or lies under a panel. */
export interface Layout {
  readonly art: Box;
  readonly title: Box;
  readonly author: Box;
  /** A sheet of the ground's colour on top of the picture, under the title and the author. */
  readonly panel?: Box;
  readonly align?: 'start' | 'middle';
}

const line = (y: number, x = 48, width = 504): Box => ({ x, y, width, height: 26 });

/** The compositions that designs choose from. */
export const layouts = {
  titleAbove: { art: { x: 0, y: 300, width: 600, height: 500 }, title: { x: 48, y: 92, width: 504, height: 186 }, author: line(44) },
  titleBelow: { art: { x: 0, y: 0, width: 600, height: 500 }, title: { x: 48, y: 532, width: 504, height: 178 }, author: line(734) },
  framed: {
    art: { x: 48, y: 286, width: 504, height: 412 },
    title: { x: 48, y: 56, width: 504, height: 198 },
    author: line(730),
    align: 'middle',
  },
  panelled: {
    art: coverSize,
    panel: { x: 64, y: 92, width: 472, height: 300 },
    title: { x: 96, y: 124, width: 408, height: 176 },
    author: line(332, 96, 408),
    align: 'middle',
  },
  column: {
    art: { x: 0, y: 0, width: 156, height: 800 },
    title: { x: 196, y: 64, width: 356, height: 420 },
    author: line(724, 196, 356),
  },
} as const satisfies Record<string, Layout>;

/** A kind of cover. */
export interface Design {
  readonly layout: Layout;
  readonly face: Face;
  /** True if the ground is dark and the letters light. */
  readonly dark?: boolean;
  /** Words of titles and descriptions, in any language of the catalogue, that ask for this design. */
  readonly words?: RegExp;
  /** Draws the picture, in the coordinates of its box from 0 0; `seed` tells covers of one design apart. */
  readonly draw: (palette: Palette, seed: number, title: string) => string;
}
