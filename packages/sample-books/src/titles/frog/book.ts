import { frog } from '@realmkit/design-system/drawing/animals.ts';
import { heron, lily } from '@realmkit/design-system/drawing/garden.ts';
import { hills, reeds, water } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cloud, disc, sky, stars } from '@realmkit/design-system/drawing/sky.ts';
import { svgOf } from '../../drawing/scene.ts';
import type { Page, Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { fixed } from '../styles.ts';

const size = { width: 1024, height: 768 };
const pond = (kind: 'day' | 'dusk' | 'night', seed: number): string[] => [
  sky(kind, 1024, 768),
  hills(seed, 300, 70, 1024, 768, kind === 'day' ? ink.moss : ink.pine),
  hills(seed + 1, 360, 40, 1024, 768, kind === 'day' ? ink.leaf : ink.deep),
  water(seed + 2, 390, 1024, 768, kind === 'day' ? ink.lake : '#2d4f74'),
];

const sheets: readonly { readonly text: string; readonly label: string; readonly shapes: readonly string[] }[] = [
  {
    text: 'Grodan som inte sa något',
    label: 'En groda på ett näckrosblad.',
    shapes: [...pond('day', 11), cloud(250, 120, 1.1), reeds(90, 640, 1.2), lily(520, 590, 2.4, true), frog(520, 580, 1.7)],
  },
  {
    text: 'I dammen satt en groda som inte sa något.',
    label: 'Grodan sitter ensam mitt i dammen.',
    shapes: [
      ...pond('day', 21),
      disc(830, 130, 56, ink.lamp),
      reeds(880, 640, 1.3),
      lily(250, 520, 1.2),
      lily(440, 600, 1.9),
      frog(440, 594, 1.2),
    ],
  },
  {
    text: 'Kväk, sa alla andra. Kväk, kväk, kväk!',
    label: 'Tre grodor kväker, en är tyst.',
    shapes: [
      ...pond('day', 31),
      lily(160, 540, 1.4),
      frog(160, 532, 0.95, 'open'),
      lily(420, 480, 1),
      frog(420, 474, 0.7, 'open'),
      lily(860, 500, 1.2, true),
      frog(850, 492, 0.85, 'open'),
      lily(620, 600, 1.7),
      frog(620, 594, 1.15),
    ],
  },
  {
    text: 'Grodan lyssnade. Hon hörde vassen, vinden och ett litet plask.',
    label: 'Grodan lyssnar i skymningen; ringar på vattnet.',
    shapes: [
      ...pond('dusk', 41),
      reeds(120, 620, 1.5),
      reeds(250, 640, 1.1),
      `<g fill="none" stroke="${ink.shore}" stroke-width="5" opacity="0.8"><ellipse cx="780" cy="520" rx="30" ry="9"/><ellipse cx="780" cy="520" rx="70" ry="20"/><ellipse cx="780" cy="520" rx="116" ry="33"/></g>`,
      lily(520, 600, 1.9),
      frog(520, 594, 1.25),
    ],
  },
  {
    text: 'Då kom hägern. Alla tystnade, för sent.',
    label: 'En häger böjer sig över dammen.',
    shapes: [...pond('dusk', 51), heron(640, 470, 1.55), lily(220, 600, 1.5), frog(220, 594, 1), lily(420, 640, 1), frog(420, 634, 0.6)],
  },
  {
    text: 'KVÄK! sa grodan. Hägern hoppade högst av alla.',
    label: 'Grodan öppnar munnen; hägern flyger upp.',
    shapes: [...pond('dusk', 61), heron(800, 350, 1.1, true), lily(420, 610, 2.4), frog(420, 600, 1.9, 'open')],
  },
  {
    text: 'Sedan sa hon inget mer. Det behövdes inte.',
    label: 'Natt över dammen; grodan ler.',
    shapes: [
      ...pond('night', 71),
      stars(72, 60, 1024, 280),
      disc(780, 150, 60),
      reeds(130, 640, 1.3),
      lily(520, 600, 1.9, true),
      frog(520, 594, 1.25, 'smile'),
    ],
  },
];

const pages: readonly Page[] = sheets.map(({ text, label }, index) => ({
  name: `page-${index + 1}`,
  title: index === 0 ? text : `Uppslag ${index}`,
  ...(index === 0 ? { heading: { sv: text }, bodyClass: 'above' } : { paragraphs: [[{ sv: text }]] }),
  picture: { name: `page-${index + 1}`, label },
}));

/** The frog-book: pictures to talk about, without a voice. */
export const silentFrog: Title = {
  id: 'book-7',
  title: 'Grodan som inte sa något',
  author: 'Lars Björk',
  description: 'En grodbok att samtala om: bilder utan röst.',
  language: 'sv',
  subject: 'everyday',
  ageFrom: 3,
  layout: 'pre-paginated',
  direction: 'ltr',
  spread: 'none',
  pageSize: size,
  narrations: [],
  clock: 'seconds',
  frogBook: true,
  pages,
  pictures: Object.fromEntries(sheets.map(({ label, shapes }, index) => [`page-${index + 1}`, () => svgOf({ ...size, label, shapes })])),
  cover: () =>
    coverOf(
      'Grodan som inte sa något',
      'Lars Björk',
      [
        sky('day', 600, 800),
        hills(81, 420, 60, 600, 800, ink.leaf),
        water(82, 480, 600, 800),
        reeds(60, 700, 1.2),
        lily(310, 660, 2),
        frog(310, 652, 1.5),
      ],
      false,
    ),
  css: fixed(size.width, size.height, 30),
};
