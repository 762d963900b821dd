import { boat, house, jetty, lantern } from '@realmkit/design-system/drawing/buildings.ts';
import { spruce } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cast, person } from '@realmkit/design-system/drawing/people.ts';

const star = (x: number, y: number, r: number): string =>
  `<path d="M${x} ${y - r} q${r / 6} ${r * 0.83} ${r} ${r} q${-r * 0.83} ${r / 6} ${-r} ${r} q${-r / 6} ${-r * 0.83} ${-r} ${-r} q${r * 0.83} ${-r / 6} ${r} ${-r}" fill="${ink.mustard}"/>`;

/** The cards of sign-supported speech: a word of the tale, the pattern of its forms in the text, and a symbol of 200 × 200. */
export const symbols: readonly (readonly [word: string, pattern: RegExp, symbol: string])[] = [
  ['pojke', /\bEmil\b|\bhan\b/i, person(100, 178, 0.6, cast.emil)],
  ['mormor', /mormor|\bhon\b/i, person(100, 178, 0.6, cast.grandmother)],
  ['stjärna', /stjärn/i, star(100, 100, 76)],
  ['räkna', /räkna|tal\b|fyrtio|åttio|\bett\b.*\bplus\b/i, star(52, 62, 28) + star(112, 52, 28) + star(150, 112, 28) + star(70, 140, 28)],
  [
    'sjö',
    /sjön|vatten|strand/i,
    `<path d="M10 80 q24 -26 45 0 t45 0 t45 0 t45 0 M10 120 q24 -26 45 0 t45 0 t45 0 t45 0 M10 160 q24 -26 45 0 t45 0 t45 0 t45 0" stroke="${ink.lake}" stroke-width="13" fill="none" stroke-linecap="round"/>`,
  ],
  ['hus', /\bhus|\bin och\b/i, house(100, 178, 0.68, ink.brick)],
  ['brygga', /brygga/i, jetty(14, 90, 190, 0.9)],
  ['gran', /gran\b|granen/i, spruce(100, 184, 0.7)],
  [
    'moln',
    /moln/i,
    `<g fill="${ink.stone}"><ellipse cx="100" cy="124" rx="80" ry="28"/><circle cx="72" cy="104" r="32"/><circle cx="118" cy="92" r="42"/></g>`,
  ],
  ['båt', /båt|rodde/i, boat(100, 120, 0.66)],
  ['lampa', /lampa|glas/i, lantern(100, 170, 1.2)],
  [
    'i morgon',
    /morgon/i,
    `<circle cx="100" cy="120" r="44" fill="${ink.lamp}"/><path d="M20 150 H180" stroke="${ink.moss}" stroke-width="14" stroke-linecap="round"/>`,
  ],
  ['himmel', /himmel|himlen/i, `<path d="M20 150 A80 80 0 0 1 180 150 Z" fill="${ink.shore}"/>`],
  [
    'gröt',
    /gröt/i,
    `<path d="M30 100 H170 Q166 170 100 172 Q34 170 30 100 Z" fill="${ink.coral}"/><ellipse cx="100" cy="100" rx="70" ry="18" fill="${ink.cream}"/><path d="M80 70 q-12 -18 2 -34 M116 70 q-12 -18 2 -34" stroke="${ink.stone}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  ],
  [
    'se',
    /\bsett\b|visas|hitta/i,
    `<path d="M14 100 Q100 20 186 100 Q100 180 14 100 Z" fill="#fff" stroke="${ink.dark}" stroke-width="8"/><circle cx="100" cy="100" r="34" fill="${ink.lake}"/><circle cx="100" cy="100" r="15" fill="${ink.dark}"/>`,
  ],
  [
    'tala',
    /röst|frågade|\bsa\b/i,
    `<path d="M24 40 H176 Q188 40 188 54 V126 Q188 140 176 140 H110 L70 176 V140 H24 Q12 140 12 126 V54 Q12 40 24 40 Z" fill="${ink.peach}" stroke="${ink.wood}" stroke-width="7"/>`,
  ],
];
