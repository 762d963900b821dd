import { boat, house, jetty, lantern } from '@realmkit/design-system/drawing/buildings.ts';
import { birch, hills, reeds, spruce, water, wood } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cast, person } from '@realmkit/design-system/drawing/people.ts';
import { cloud, disc, glow, sky, stars } from '@realmkit/design-system/drawing/sky.ts';
import { svgOf } from '../../drawing/scene.ts';
import type { Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { flowing } from '../styles.ts';
import { pages } from './text.ts';

const size = { width: 960, height: 600 };

const lake = (seed: number, top: number): string => water(seed, top, 960, 600, '#2f5477', ink.twilight);

const bank = (fill: string): string => `<path d="M0 450 Q190 420 300 480 Q360 530 340 600 H0 Z" fill="${fill}"/>`;

const onTheJetty = [
  sky('night', 960, 600),
  stars(4, 80, 960, 300),
  hills(41, 320, 60, 960, 600, ink.dusk),
  wood(42, 9, 360, 960, 350, 0.42, ink.deep),
  lake(43, 360),
  bank(ink.deep),
  house(130, 440, 0.85, ink.brick),
  spruce(300, 470, 0.9, ink.deep),
  jetty(250, 480, 520, 0.9),
  person(610, 468, 0.72, cast.emil, 'point'),
  reeds(830, 590, 0.8),
];

const inTheBoat = [
  sky('night', 960, 600),
  stars(5, 60, 960, 210),
  hills(51, 250, 50, 960, 600, ink.dusk),
  water(52, 290, 960, 600, '#243d66', ink.dusk),
  `<g transform="translate(0 580) scale(1 -1)" opacity="0.8">${stars(5, 60, 960, 250)}</g>`,
  glow(590, 420, 260),
  person(470, 462, 0.7, cast.emil, 'hold'),
  boat(500, 450, 1.5),
  lantern(640, 420, 0.7),
];

const underTheBlueStar = [
  sky('night', 960, 600),
  stars(6, 60, 960, 280),
  `<circle cx="480" cy="90" r="46" fill="${ink.shore}" opacity="0.35"/><path d="M480 46 q7 37 44 44 q-37 7 -44 44 q-7 -37 -44 -44 q37 -7 44 -44" fill="${ink.shore}"/>`,
  hills(61, 320, 40, 960, 600, ink.dusk),
  lake(62, 350),
  `<path d="M0 470 Q240 430 520 470 T960 490 V600 H0 Z" fill="${ink.mustard}" opacity="0.5"/><path d="M0 490 Q240 450 520 490 T960 510 V600 H0 Z" fill="${ink.wood}"/>`,
  person(400, 540, 0.95, cast.grandmother, 'point'),
  person(560, 550, 0.72, cast.emil),
  reeds(820, 560, 0.9),
];

const inTheMorning = [
  sky('day', 960, 600),
  disc(760, 150, 52, ink.lamp),
  cloud(240, 150, 1),
  cloud(560, 90, 0.7),
  hills(71, 310, 50, 960, 600, ink.moss),
  wood(72, 8, 420, 960, 340, 0.4, ink.pine),
  water(73, 350, 960, 600),
  bank(ink.leaf),
  house(130, 440, 0.85, ink.brick),
  birch(310, 470, 0.7),
  jetty(260, 480, 560, 0.9),
  person(480, 468, 0.72, cast.emil, 'wave'),
  person(610, 468, 0.86, cast.grandmother),
  boat(840, 540, 0.7),
];

const picture = (label: string, shapes: readonly string[]) => () => svgOf({ ...size, label, shapes });

/** The tale with two audio narrations and two signed ones. */
export const starTale: Title = {
  id: 'book-1',
  title: 'Pojken som räknade stjärnor',
  author: 'Mira Ek',
  description: 'En pojke, en sjö och en natt full av stjärnor.',
  language: 'sv',
  subject: 'nature',
  ageFrom: 6,
  layout: 'reflowable',
  direction: 'ltr',
  narrations: [
    { language: 'sv', media: 'audio' },
    { language: 'en', media: 'audio' },
    { language: 'takk', media: 'video' },
    { language: 'tsp', media: 'video' },
  ],
  clock: 'full',
  pages,
  pictures: {
    jetty: picture('A boy on a jetty points at the stars.', onTheJetty),
    boat: picture('The boy in a rowing boat with a lit lantern.', inTheBoat),
    grandmother: picture('Grandmother and the boy under a blue star.', underTheBlueStar),
    morning: picture('Morning at the lake.', inTheMorning),
  },
  cover: () =>
    coverOf('Pojken som räknade stjärnor', 'Mira Ek', [
      sky('night', 600, 800),
      stars(9, 90, 600, 520),
      hills(91, 520, 60, 600, 800, ink.dusk),
      wood(92, 6, 0, 600, 545, 0.42, ink.deep),
      water(93, 560, 600, 800, '#2f5477', ink.twilight),
      jetty(60, 690, 480, 0.9),
      person(350, 680, 1.05, cast.emil, 'point'),
      lantern(180, 678, 0.8),
    ]),
  css: flowing,
};
