import { bucket, rail } from '@realmkit/design-system/drawing/garden.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cast, person } from '@realmkit/design-system/drawing/people.ts';
import { cloud, disc, falling, sky } from '@realmkit/design-system/drawing/sky.ts';
import { svgOf } from '../../drawing/scene.ts';
import type { Page, Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { fixed, flowing } from '../styles.ts';

const said = (...sentences: string[]) => sentences.map((en) => ({ en }));

const chapter = (name: string, title: string, picture: Page['picture'], ...paragraphs: Page['paragraphs'] & readonly unknown[]): Page => ({
  name,
  title,
  heading: { en: title },
  ...(picture && { picture }),
  paragraphs,
});

const plate = (name: string, label: string, text: readonly string[], itemProperties: string, title?: string): Page => ({
  name,
  ...(title && { title }),
  paragraphs: [said(...text)],
  picture: { name, label },
  layout: 'pre-paginated',
  itemProperties: `rendition:layout-pre-paginated ${itemProperties}`,
});

const pages: readonly Page[] = [
  chapter(
    'march',
    'March: A Bucket',
    { name: 'bucket', label: 'A girl with an empty zinc bucket on a balcony.' },
    said(
      'The balcony is as long as two steps and as wide as one.',
      'Ada has a bucket, a bag of earth and three kinds of seeds.',
      'She makes five holes in the bottom of the bucket, because roots cannot swim.',
    ),
    said('Then she fills it, up to two fingers below the edge.', 'The seeds go in as deep as they are thick.'),
  ),
  plate('april', 'Seedlings in three buckets in the April sun.', ['April: two leaves each.'], 'rendition:spread-none', 'April: Two Leaves'),
  chapter(
    'may',
    'May: Who Comes to Visit',
    undefined,
    said(
      'First comes a bee, and it stays for eleven seconds.',
      'Then comes a spider, and it stays for good.',
      'On Thursday the rain comes, and the bucket is heavier than Ada’s little brother.',
    ),
    said('The peas hold on to everything: the rail, the string, and each other.'),
  ),
  plate(
    'july-left',
    'Peas climb along the rail of the balcony.',
    ['July: the peas are taller than Ada.'],
    'rendition:spread-auto page-spread-left',
    'July: High and Low',
  ),
  plate(
    'july-right',
    'A sunflower and tomatoes on the same balcony.',
    ['The tomatoes are not red. Not yet.'],
    'rendition:spread-auto page-spread-right',
  ),
  chapter(
    'september',
    'September: Twenty-one',
    { name: 'harvest', label: 'Ada and her brother count tomatoes.' },
    said(
      'They are red on a Tuesday.',
      'Ada counts twenty-one tomatoes, and her brother counts nineteen.',
      'Two of them, he says, were very good.',
    ),
    said('In the sunflower there are seeds for a whole street.'),
  ),
  chapter(
    'october',
    'October: The Bucket Sleeps',
    undefined,
    said(
      'The last leaves go back into the bucket.',
      'They will be earth in March.',
      'Ada writes a label so that nobody forgets: here is a garden.',
    ),
  ),
];

const flow = { width: 960, height: 560 };
const page = { width: 768, height: 1024 };
const wall = (width: number, height: number, from: number): string =>
  `<rect x="0" y="${from}" width="${width}" height="${height - from}" fill="#d9a27a"/><path d="M0 ${from + 60} H${width} M0 ${from + 120} H${width}" stroke="#000" stroke-opacity="0.08" stroke-width="4"/>`;
const roofs = (y: number, width: number): string =>
  Array.from({ length: Math.ceil(width / 190) }, (_, index) => {
    const x = index * 190;
    return `<rect x="${x}" y="${y + (index % 2) * 30}" width="180" height="400" fill="${index % 2 ? '#c9826a' : '#d7a58a'}"/><path d="M${x - 10} ${y + (index % 2) * 30} l100 -70 l100 70 Z" fill="${ink.brick}"/><g fill="${ink.cream}" opacity="0.8"><rect x="${x + 34}" y="${y + 60}" width="34" height="46"/><rect x="${x + 108}" y="${y + 60}" width="34" height="46"/></g>`;
  }).join('');

const july = [
  sky('day', 1536, 1024),
  disc(1250, 170, 80, ink.lamp),
  cloud(330, 190, 1.5),
  cloud(820, 120, 1),
  roofs(430, 1536),
  rail(640, 1536),
  wall(1536, 1024, 842),
  bucket(190, 960, 1.7, 'pea'),
  bucket(470, 960, 1.9, 'pea', ink.rose),
  person(660, 970, 1.25, cast.ada, 'wave'),
  bucket(960, 960, 1.9, 'sunflower'),
  bucket(1220, 960, 1.9, 'tomato', ink.mustard),
  bucket(1430, 970, 1.4, 'tomato'),
];

const half = (label: string, x: number) => () => svgOf({ width: 1536, height: 1024, label, shapes: july }, { x, y: 0, ...page });

/** The book with fixed plates between reflowable chapters. */
export const gardenInABucket: Title = {
  id: 'book-5',
  title: 'A Garden in a Bucket',
  author: 'Ada North',
  description: 'What grows on a balcony from March to October.',
  language: 'en',
  subject: 'nature',
  ageFrom: 5,
  layout: 'reflowable',
  direction: 'ltr',
  spread: 'auto',
  pageSize: page,
  narrations: [{ language: 'en', media: 'audio' }],
  clock: 'minutes',
  oneRecording: true,
  pages,
  pictures: {
    bucket: () =>
      svgOf({
        ...flow,
        label: 'An empty bucket on a balcony',
        shapes: [
          sky('day', 960, 560),
          cloud(260, 110, 1),
          roofs(210, 960),
          rail(320, 960),
          wall(960, 560, 516),
          bucket(620, 530, 1.6),
          person(420, 540, 0.95, cast.ada, 'hold'),
        ],
      }),
    april: () =>
      svgOf({
        ...page,
        label: 'Seedlings',
        shapes: [
          sky('day', 768, 1024),
          disc(590, 180, 76, ink.lamp),
          cloud(210, 230, 1.2),
          roofs(470, 768),
          rail(600, 768),
          wall(768, 1024, 800),
          bucket(160, 880, 1.5, 'seedling'),
          bucket(390, 890, 1.7, 'seedling', ink.rose),
          bucket(620, 880, 1.5, 'seedling', ink.mustard),
          falling(7, 26, 768, 500, 8),
        ],
      }),
    'july-left': half('Peas', 0),
    'july-right': half('Sunflower and tomatoes', 768),
    harvest: () =>
      svgOf({
        ...flow,
        label: 'The harvest',
        shapes: [
          sky('dawn', 960, 560),
          roofs(220, 960),
          rail(320, 960),
          wall(960, 560, 516),
          bucket(180, 530, 1.3, 'tomato', ink.mustard),
          person(420, 545, 0.95, cast.ada, 'point'),
          person(610, 545, 0.68, cast.brother, 'hold'),
          bucket(800, 535, 1.05, 'sunflower'),
        ],
      }),
  },
  cover: () =>
    coverOf(
      'A Garden in a Bucket',
      'Ada North',
      [
        sky('day', 600, 800),
        disc(510, 380, 44, ink.lamp),
        roofs(430, 600),
        rail(520, 600),
        wall(600, 800, 690),
        bucket(120, 716, 1.05, 'pea', ink.rose),
        bucket(300, 722, 1, 'sunflower'),
        bucket(480, 716, 1.1, 'tomato', ink.mustard),
      ],
      false,
    ),
  css: `${flowing}\n${fixed(768, 1024, 30).replace('html, body {', 'body.fixed {')}`,
};
