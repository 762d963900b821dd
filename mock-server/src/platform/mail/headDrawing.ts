import { fox, hare, owl } from '@realmkit/design-system/drawing/animals.ts';
import { boat, house, lighthouse } from '@realmkit/design-system/drawing/buildings.ts';
import { heron, lily } from '@realmkit/design-system/drawing/garden.ts';
import { birch, hills, reeds, spruce } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { stars } from '@realmkit/design-system/drawing/sky.ts';
import { brandColours, type Realm } from '../database/realms.ts';

/** The size of the head of a mail, in px. */
export const headSize = { width: 600, height: 160 } as const;

const spruces = (snowy: boolean): string =>
  [
    [392, 0.3],
    [432, 0.42],
    [548, 0.36],
    [578, 0.48],
  ]
    .map(([x = 0, scale = 1]) => spruce(x, 140, scale, ink.pine, snowy))
    .join('');

/** What stands before the hills of each realm, on the ground at 140 px. */
const scenes: Readonly<Record<Realm, readonly string[]>> = {
  de: [spruces(false), fox(490, 142, 0.34, 'sit')],
  fi: [spruces(true), hare(492, 142, 0.4)],
  fr: [reeds(420, 146, 0.5), lily(480, 146, 0.5, true), heron(532, 128, 0.3, true)],
  nl: [house(440, 142, 0.34, ink.brick), house(500, 142, 0.4, ink.coral), house(560, 142, 0.34, ink.mustard)],
  no: [spruces(true), house(490, 142, 0.36, ink.brick, true, true)],
  se: [birch(420, 142, 0.36), house(490, 142, 0.4, ink.brick), birch(562, 142, 0.42)],
  uk: [lighthouse(540, 142, 0.3, false), boat(310, 134, 0.26)],
  us: [spruces(false), owl(490, 140, 0.4)],
};

/** Draws an evening in the colours of a realm; its left stays calm for the logo. */
export function headDrawing(realm: Realm): string {
  const { bar, onLight, onDark } = brandColours[realm];
  const { width, height } = headSize;
  return [
    `<rect width="${width}" height="${height}" fill="${bar}"/>`,
    // Beside the moon, never behind it.
    `<g transform="translate(385 0)" opacity="0.7">${stars(realm.charCodeAt(1), 7, 200, 70)}</g>`,
    `<circle cx="350" cy="40" r="18" fill="${onDark}"/>`,
    hills(7, 128, 10, width, height, onLight),
    `<path d="M300 160 Q420 120 600 136 V160 Z" fill="${ink.deep}"/>`,
    ...scenes[realm],
  ].join('');
}
