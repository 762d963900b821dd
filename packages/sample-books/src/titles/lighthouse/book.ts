import { boat, jetty, lantern, lighthouse } from '@realmkit/design-system/drawing/buildings.ts';
import { hills, spruce, water, wood } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cast, person } from '@realmkit/design-system/drawing/people.ts';
import { cloud, disc, falling, sky, stars } from '@realmkit/design-system/drawing/sky.ts';
import { svgOf } from '../../drawing/scene.ts';
import type { Page, Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { flowing } from '../styles.ts';

const said = (...sentences: string[]) => sentences.map((en) => ({ en }));

const pages: readonly Page[] = [
  {
    name: 'letter-1',
    title: 'The First Letter',
    heading: { en: 'The First Letter' },
    picture: { name: 'boat', label: 'A small boat on its way to an island with a lighthouse.' },
    paragraphs: [
      said(
        'The boat brought one letter a week, and this week it was for June.',
        'It had no name on the back, only a drawing of a lighthouse.',
        'I see your light every night, it said.',
        'Do you see mine?',
      ),
    ],
  },
  {
    name: 'letter-2',
    title: 'The Answer',
    heading: { en: 'The Answer' },
    picture: { name: 'answer', label: 'The lighthouse at night; far away on the shore a small light answers.' },
    paragraphs: [
      said(
        'June climbed to the lamp and looked along the dark line of the shore.',
        'There, small and low, a torch went on and off, on and off.',
        'She closed the shutter twice, which is the shortest way to say hello.',
      ),
    ],
  },
  {
    name: 'letter-3',
    title: 'The Storm',
    heading: { en: 'The Storm' },
    picture: { name: 'storm', label: 'High waves and rain around the lighthouse.' },
    paragraphs: [
      said(
        'For nine days no boat came.',
        'The waves knocked on the door and left salt on the stairs.',
        'On the tenth, the sea lay flat as a table, and there were two letters.',
      ),
    ],
  },
  {
    name: 'letter-4',
    title: 'The Shore',
    heading: { en: 'The Shore' },
    picture: { name: 'shore', label: 'Two girls meet on a jetty in spring.' },
    paragraphs: [
      said(
        'In spring June crossed the water with a bag, a map and all four letters.',
        'On the jetty stood a girl with a torch, though it was noon.',
        'I was not sure you would find me by day, she said.',
      ),
    ],
  },
];

const size = { width: 960, height: 560 };
const picture = (label: string, shapes: readonly string[]) => () => svgOf({ ...size, label, shapes });

const theBoat = [
  sky('day', 960, 560),
  disc(180, 130, 50, ink.lamp),
  cloud(420, 120, 1.1),
  cloud(700, 80, 0.7),
  hills(11, 330, 30, 960, 560, ink.moss),
  water(12, 350, 960, 560),
  lighthouse(740, 380, 0.72, false),
  boat(300, 460, 1.1),
  person(290, 420, 0.5, cast.friend),
];

const theAnswer = [
  sky('night', 960, 560),
  stars(21, 70, 960, 260),
  water(22, 380, 960, 560, '#223a63', ink.dusk),
  `<path d="M0 390 Q150 376 230 420 Q290 470 330 560 H0 Z" fill="${ink.deep}"/>`,
  `<circle cx="110" cy="392" r="46" fill="url(#glow)"/><circle cx="110" cy="392" r="6" fill="${ink.lamp}"/>`,
  lighthouse(690, 430, 0.9),
];

const theStorm = [
  sky('storm', 960, 560),
  cloud(200, 110, 1.6, '#5b6074'),
  cloud(640, 90, 1.9, '#5b6074'),
  lighthouse(480, 430, 0.85),
  `<path d="M-20 430 q70 -90 150 -10 q70 -110 170 -6 q80 -100 160 0 q70 -100 170 0 q80 -110 160 -4 q70 -90 200 10 V580 H-20 Z" fill="#3d5a74"/><path d="M-20 480 q80 -80 170 -6 q80 -90 170 0 q80 -80 170 0 q80 -90 170 0 q80 -80 330 6 V580 H-20 Z" fill="${ink.lake}"/>`,
  falling(31, 130, 960, 560, 14),
];

const theShore = [
  sky('day', 960, 560),
  cloud(240, 110, 1),
  hills(41, 300, 60, 960, 560, ink.moss),
  wood(42, 6, 560, 960, 330, 0.45, ink.pine),
  water(43, 340, 960, 560),
  lighthouse(120, 352, 0.28, false),
  jetty(330, 470, 640, 1),
  person(500, 458, 0.85, cast.june, 'wave'),
  person(720, 458, 0.85, cast.friend, 'hold', true),
  lantern(720, 392, 0.28),
  boat(220, 500, 0.9),
  spruce(920, 470, 0.8),
];

/** The letters, narrated word by word. */
export const lighthouseLetters: Title = {
  id: 'book-3',
  title: 'The Lighthouse Letters',
  author: 'Ada North',
  description: 'Four letters between an island and the shore.',
  language: 'en',
  subject: 'friendship',
  ageFrom: 7,
  layout: 'reflowable',
  direction: 'ltr',
  narrations: [{ language: 'en', media: 'audio' }],
  clock: 'milliseconds',
  byWord: true,
  pages,
  pictures: {
    boat: picture('A small boat on its way to an island.', theBoat),
    answer: picture('The lighthouse at night.', theAnswer),
    storm: picture('A storm around the lighthouse.', theStorm),
    shore: picture('Two girls meet on a jetty.', theShore),
  },
  cover: () =>
    coverOf('The Lighthouse Letters', 'Ada North', [
      sky('dusk', 600, 800),
      stars(51, 50, 600, 420),
      water(52, 610, 600, 800, '#36557c', ink.twilight),
      lighthouse(330, 650, 0.8),
      boat(130, 690, 0.6),
    ]),
  css: flowing,
};
