import { ink } from '../drawing/palette.ts';
import { cast, person } from '../drawing/people.ts';
import { placed } from '../drawing/placed.ts';

/** Draws grandmother with her bun and glasses. */
export const grandmother = (x: number, y: number, scale: number, pose: 'stand' | 'hold'): string =>
  placed(
    `<circle cx="0" cy="-272" r="22" fill="${ink.snow}"/>${person(0, 0, 1, { ...cast.grandmother, hair: ink.snow, head: 'short' }, pose)}<path d="M-29 -210 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0 M3 -210 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0 M-3 -212 h6" stroke="${ink.bark}" stroke-width="3" fill="none"/>`,
    x,
    y,
    scale,
  );
