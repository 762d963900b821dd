import { dragon } from '@realmkit/design-system/drawing/animals.ts';
import { house } from '@realmkit/design-system/drawing/buildings.ts';
import { birch, hills, spruce, wood } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cast, person } from '@realmkit/design-system/drawing/people.ts';
import { cloud, disc, glow, sky, stars } from '@realmkit/design-system/drawing/sky.ts';
import { svgOf } from '../../drawing/scene.ts';
import type { Page, Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { flowing } from '../styles.ts';

const said = (...sentences: string[]) => sentences.map((de) => ({ de }));

const pages: readonly Page[] = [
  {
    name: 'kapitel-1',
    title: 'Das Tal',
    heading: { de: 'Das Tal' },
    picture: { name: 'tal', label: 'Ein kleiner Drache sitzt in einem Tal zwischen Bergen.' },
    paragraphs: [
      said(
        'Im Tal hinter den sieben Bergen wohnte ein Drache, der nicht brüllen konnte.',
        'Die anderen Drachen brüllten, dass die Äpfel von den Bäumen fielen.',
        'Bei ihm kam nur ein kleiner, warmer Wind heraus.',
      ),
      said('Du musst üben, sagten die anderen.', 'Er übte so leise, dass nur die Grillen zuhörten.'),
    ],
  },
  {
    name: 'kapitel-2',
    title: 'Mila',
    heading: { de: 'Mila' },
    picture: { name: 'mila', label: 'Ein Mädchen und der Drache im Nebel.' },
    paragraphs: [
      said(
        'Eines Abends verirrte sich ein Mädchen im Nebel.',
        'Sie hieß Mila und hatte Angst vor allem, was laut war.',
        'Die Drachen brüllten ihr den Weg, aber sie hielt sich die Ohren zu.',
      ),
      said('Da setzte sich der leise Drache neben sie und flüsterte: Komm mit.', 'Und Mila kam mit.'),
    ],
  },
  {
    name: 'kapitel-3',
    title: 'Das Dorf',
    heading: { de: 'Das Dorf' },
    picture: { name: 'dorf', label: 'Der Drache haucht, und vor ihm leuchtet ein Dorf.' },
    paragraphs: [
      said(
        'Der Nebel war so dicht, dass man die eigenen Füße nicht sah.',
        'Der Drache hauchte einmal, und vor ihnen wurde es hell.',
        'Er hauchte zweimal, und da war das Dorf.',
      ),
      said('Seitdem rufen sie ihn, wenn jemand Angst hat.', 'Denn Leises hört man am besten, wenn es still ist.'),
    ],
  },
];

const size = { width: 960, height: 560 };
const mountains = (fill: string, far: string): string =>
  `<path d="M-20 400 L150 120 L260 300 L400 80 L560 320 L700 140 L980 420 V560 H-20 Z" fill="${far}"/><path d="M400 80 L356 150 L396 138 L420 160 L446 148 Z M150 120 L116 176 L150 166 L182 178 Z M700 140 L664 190 L700 180 L738 188 Z" fill="${ink.snow}"/><path d="M-20 460 L220 280 L420 430 L640 260 L980 470 V560 H-20 Z" fill="${fill}"/>`;
const mist = (opacity: number): string =>
  `<g fill="${ink.cream}" opacity="${opacity}"><ellipse cx="180" cy="330" rx="280" ry="44"/><ellipse cx="640" cy="290" rx="340" ry="40"/><ellipse cx="420" cy="430" rx="420" ry="48"/><ellipse cx="860" cy="470" rx="260" ry="40"/></g>`;

/** The zipped book. */
export const quietDragon: Title = {
  id: 'book-8',
  title: 'Der leise Drache',
  author: 'Jana Wolf',
  description: 'Ein Drache, der nicht brüllen kann, lernt flüstern.',
  language: 'de',
  subject: 'fantasy',
  ageFrom: 5,
  layout: 'reflowable',
  direction: 'ltr',
  narrations: [{ language: 'de', media: 'audio' }],
  clock: 'plain',
  zipped: true,
  pages,
  pictures: {
    tal: () =>
      svgOf({
        ...size,
        label: 'Das Tal',
        shapes: [
          sky('day', 960, 560),
          disc(820, 100, 46, ink.lamp),
          cloud(250, 90, 0.9),
          mountains(ink.moss, ink.twilight),
          hills(11, 450, 40, 960, 560, ink.leaf),
          birch(170, 500, 0.9),
          birch(820, 510, 0.8, ink.leaf),
          dragon(480, 520, 1.1),
        ],
      }),
    mila: () =>
      svgOf({
        ...size,
        label: 'Im Nebel',
        shapes: [
          sky('dusk', 960, 560),
          mountains(ink.dusk, ink.twilight),
          wood(21, 8, 0, 960, 420, 0.7, ink.deep),
          mist(0.5),
          hills(22, 480, 30, 960, 560, ink.pine),
          person(330, 540, 0.85, cast.mila),
          dragon(590, 530, 1.05),
          mist(0.22),
        ],
      }),
    dorf: () =>
      svgOf({
        ...size,
        label: 'Das Dorf',
        shapes: [
          sky('night', 960, 560),
          stars(31, 50, 960, 240),
          hills(32, 340, 60, 960, 560, ink.dusk),
          hills(33, 440, 30, 960, 560, ink.pine),
          house(150, 470, 0.7, ink.brick),
          house(300, 500, 0.85, ink.mustard),
          spruce(430, 480, 0.7, ink.deep),
          glow(470, 400, 220),
          person(560, 545, 0.8, cast.mila, 'wave'),
          dragon(730, 535, 1.15),
        ],
      }),
  },
  cover: () =>
    coverOf('Der leise Drache', 'Jana Wolf', [
      sky('dusk', 600, 800),
      stars(41, 40, 600, 300),
      `<g transform="translate(-120 260) scale(0.9)">${mountains(ink.dusk, ink.twilight)}</g>`,
      hills(42, 640, 30, 600, 800, ink.pine),
      dragon(310, 710, 1.58),
    ]),
  css: flowing,
};
