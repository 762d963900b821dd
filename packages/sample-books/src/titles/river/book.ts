import { birch, hills, reeds, water, wood } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { person } from '@realmkit/design-system/drawing/people.ts';
import { cloud, disc, sky } from '@realmkit/design-system/drawing/sky.ts';
import type { Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { flowing } from '../styles.ts';
import { sections } from './sections.ts';

/** Creates the long silent novel. */
export const smallRivers = (): Title => ({
  id: 'book-6',
  title: 'The Clerk of Small Rivers',
  author: 'Idris Cole',
  description: 'Four hundred and twenty days in the life of a clerk who keeps the register of rivers too small for maps.',
  language: 'en',
  subject: 'everyday',
  ageFrom: 11,
  layout: 'reflowable',
  direction: 'ltr',
  narrations: [],
  clock: 'seconds',
  pages: sections(),
  pictures: {},
  cover: () =>
    coverOf(
      'The Clerk of Small Rivers',
      'Idris Cole',
      [
        sky('day', 600, 800),
        disc(470, 380, 46, ink.lamp),
        cloud(160, 380, 0.8),
        hills(11, 470, 80, 600, 800, ink.moss),
        wood(12, 4, 330, 600, 520, 0.5, ink.pine),
        hills(13, 560, 50, 600, 800, ink.leaf),
        `<path d="M300 540 Q180 610 320 670 T240 800 H480 Q540 720 420 650 T350 540 Z" fill="${ink.lake}"/>`,
        water(14, 790, 600, 800),
        birch(80, 690, 0.9),
        reeds(500, 720, 0.8),
        person(190, 716, 0.8, { skin: '#efc3a0', hair: ink.bark, coat: ink.dusk, legs: ink.dark, head: 'long' }, 'hold'),
      ],
      false,
    ),
  css: flowing,
});
