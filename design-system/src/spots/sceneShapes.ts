import { fox, owl } from '../drawing/animals.ts';
import { boat, house, jetty, lantern, lighthouse } from '../drawing/buildings.ts';
import { birch, hills, reeds, spruce, water, wood } from '../drawing/land.ts';
import { ink } from '../drawing/palette.ts';
import { cast, person } from '../drawing/people.ts';
import { cloud, stars } from '../drawing/sky.ts';
import { grandmother } from './grandmother.ts';
import { inSlots, slot } from './inSlots.ts';

const [width, height] = [1200, 900];

const sky = (fill: string): string => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
const light = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 2.3}" fill="${ink.lamp}" fill-opacity="0.14"/><circle cx="${x}" cy="${y}" r="${r * 1.6}" fill="${ink.lamp}" fill-opacity="0.22"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ink.lamp}"/>`;
/** The beams of the lighthouse: they would end within the picture. */
const beams = /<path[^>]*opacity="0.28"\/>/g;
const land = (lit: boolean): string[] => [
  hills(7, 470, 150, width, height, slot('far')),
  hills(12, 540, 110, width, height, slot('near')),
  wood(3, 9, 0, 430, 600, 0.62, ink.pine),
  wood(8, 6, 900, 1200, 590, 0.54, ink.pine),
  house(330, 628, 0.86, ink.brick, lit),
];
const shore = `<path d="M0 640 Q180 580 420 618 Q520 634 560 660 H0 Z" fill="${ink.leaf}"/><path d="M0 742 Q160 690 330 716 Q470 740 520 900 H0 Z" fill="${ink.moss}"/>`;

/** Draws a lake by day: the boy waves from the jetty. */
const day = (): string =>
  inSlots(
    sky(slot('sky')),
    light(820, 300, 74),
    cloud(250, 270, 1.3, ink.snow),
    cloud(1010, 200, 0.9, ink.snow),
    cloud(560, 170, 0.7, ink.snow),
    ...land(false),
    lighthouse(1030, 640, 0.62, false),
    water(5, 640, width, height, slot('near'), slot('sky')),
    shore,
    birch(120, 760, 1.3),
    birch(232, 730, 0.9, ink.leaf),
    boat(960, 760, 1.05),
    jetty(400, 800, 420, 1),
    person(650, 790, 1.02, cast.emil, 'wave'),
    grandmother(500, 790, 1.02, 'stand'),
    fox(290, 856, 0.95, 'sit', true),
    reeds(1080, 900, 1.1),
    reeds(900, 910, 0.8),
  );

/** Draws the same lake by night, with lamps, stars and an owl. */
const night = (): string =>
  inSlots(
    sky(slot('sky')),
    stars(6, 70, width, 480),
    light(800, 250, 58),
    ...land(true),
    lighthouse(1030, 640, 0.62, true).replaceAll(beams, ''),
    water(5, 640, width, height, slot('sky'), slot('near')),
    shore,
    spruce(110, 780, 1.9),
    owl(236, 470, 0.62),
    boat(960, 760, 1.05),
    lantern(1000, 730, 0.6),
    jetty(400, 800, 420, 1),
    person(650, 790, 1.02, cast.emil, 'point'),
    grandmother(500, 790, 1.02, 'hold'),
    lantern(724, 790, 0.9),
    fox(290, 866, 1, 'sleep', true),
    reeds(1080, 900, 1.1),
  );

/** Draws the shapes of the scenes, 1200 × 900. */
export const sceneShapes = { day, night } as const;
