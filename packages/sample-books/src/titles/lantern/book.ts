import { lantern } from '@realmkit/design-system/drawing/buildings.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cast, person } from '@realmkit/design-system/drawing/people.ts';
import { randomFrom } from '@realmkit/design-system/drawing/random.ts';
import { disc, glow, sky, stars } from '@realmkit/design-system/drawing/sky.ts';
import { svgOf } from '../../drawing/scene.ts';
import type { Page, Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { flowing } from '../styles.ts';

const said = (...sentences: string[]) => sentences.map((ar) => ({ ar }));

const pages: readonly Page[] = [
  {
    name: 'chapter-1',
    title: 'السوق القديم',
    heading: { ar: 'السوق القديم' },
    picture: { name: 'market', label: 'سلمى وجدها بين الفوانيس في الدكان.' },
    paragraphs: [
      said('كانت سلمى تعيش فوق دكان جدها في السوق القديم.', 'في الدكان فوانيس كثيرة، كبيرة وصغيرة.', 'لكن أصغر فانوس لم يشعله أحد قط.'),
      said('قالت سلمى: لماذا هو وحيد يا جدي؟', 'قال الجد: لأنه ينتظر ليلة تحتاج إليه.'),
    ],
  },
  {
    name: 'chapter-2',
    title: 'ليلة بلا قمر',
    heading: { ar: 'ليلة بلا قمر' },
    picture: { name: 'roofs', label: 'سطوح المدينة في الظلام، وسلمى تحمل فانوسا مضيئا.' },
    paragraphs: [
      said('في ليلة بلا قمر انطفأت كل أضواء المدينة.', 'خاف الأطفال، وسكتت القطط على السطوح.', 'أخذت سلمى الفانوس الصغير وصعدت الدرج.'),
      said('أشعلته، فظهر درب من نور بين البيوت.', 'فتح الجيران نوافذهم واحدا بعد واحد.'),
    ],
  },
  {
    name: 'chapter-3',
    title: 'الضوء يمشي',
    heading: { ar: 'الضوء يمشي' },
    picture: { name: 'walk', label: 'أطفال يمشون خلف سلمى وفي أيديهم أضواء.' },
    paragraphs: [
      said('مشت سلمى، ومشى الضوء معها.', 'من كل باب خرج طفل يحمل شمعة.', 'صار الدرب نهرا من النجوم الصغيرة.'),
      said('وفي الصباح عادت الكهرباء، ولم ينتبه أحد.', 'أما الفانوس الصغير فبقي في نافذة سلمى، مضاء.'),
    ],
  },
];

const size = { width: 960, height: 560 };
const picture = (label: string, shapes: readonly string[]) => () => svgOf({ ...size, label, shapes });

/** Draws flat roofs, domes and lit or dark windows along a street. */
function town(seed: number, ground: number, width: number, scale: number, wall: string, lit: number): string {
  const random = randomFrom(seed);
  const houses: string[] = [];
  for (let x = -20; x < width; ) {
    const [w, h] = [Math.round((110 + random() * 80) * scale), Math.round((150 + random() * 150) * scale)];
    houses.push(
      `<rect x="${x}" y="${ground - h}" width="${w}" height="${h + 200}" fill="${wall}"/><rect x="${x - 4}" y="${ground - h}" width="${w + 8}" height="9" fill="#000" opacity="0.16"/>`,
    );
    if (random() < 0.35)
      houses.push(`<path d="M${x + w * 0.2} ${ground - h} a${w * 0.3} ${w * 0.34} 0 0 1 ${w * 0.6} 0 Z" fill="${wall}"/>`);
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < 2; column++) {
        const [wx, wy] = [x + w * (0.2 + column * 0.42), ground - h + 34 * scale + row * 70 * scale];
        houses.push(
          `<path d="M${wx.toFixed(0)} ${(wy + 38 * scale).toFixed(0)} v${(-26 * scale).toFixed(0)} a${(11 * scale).toFixed(0)} ${(13 * scale).toFixed(0)} 0 0 1 ${(22 * scale).toFixed(0)} 0 v${(26 * scale).toFixed(0)} Z" fill="${random() < lit ? ink.lamp : ink.night}" opacity="0.85"/>`,
        );
      }
    x += w + Math.round(random() * 14);
  }
  return houses.join('');
}

const theShop = [
  sky('room', 960, 560),
  `<path d="M0 0 H960 V70 Q840 110 720 70 Q600 110 480 70 Q360 110 240 70 Q120 110 0 70 Z" fill="${ink.brick}"/>`,
  ...[90, 230, 380, 560, 700, 850].map(
    (x, index) =>
      `<path d="M${x} 60 V${140 + (index % 3) * 46}" stroke="${ink.bark}" stroke-width="4"/>${lantern(x, 250 + (index % 3) * 46, 0.8 + (index % 2) * 0.4, index !== 3)}`,
  ),
  `<rect x="0" y="440" width="960" height="120" fill="${ink.wood}"/><rect x="0" y="440" width="960" height="14" fill="${ink.bark}"/>`,
  person(640, 540, 1.1, { ...cast.grandmother, skin: '#c98f66', hair: ink.snow, coat: ink.leaf, head: 'cap' }),
  person(330, 540, 0.8, cast.salma, 'point'),
  lantern(470, 444, 0.5, false),
];

const theRoofs = [
  sky('night', 960, 560),
  stars(21, 90, 960, 280),
  town(22, 380, 960, 0.8, ink.dusk, 0),
  town(23, 480, 960, 1.1, '#2c3566', 0.06),
  `<rect x="300" y="430" width="360" height="140" fill="#c58a5b"/><rect x="290" y="424" width="380" height="16" fill="${ink.wood}"/>`,
  glow(560, 340, 240),
  person(480, 430, 0.85, cast.salma, 'point'),
  lantern(578, 290, 0.62),
];

const theWalk = [
  sky('night', 960, 560),
  stars(31, 60, 960, 220),
  town(32, 400, 960, 1, '#39427a', 0.5),
  `<path d="M340 560 Q460 430 420 360 H560 Q560 430 760 560 Z" fill="#c58a5b"/>`,
  ...[
    [200, 540, 0.8, cast.ada],
    [330, 530, 0.7, cast.friend],
    [680, 530, 0.72, cast.june],
    [800, 545, 0.8, cast.mila],
  ].map(
    ([x, y, scale, appearance]) =>
      glow(Number(x) + 6, Number(y) - 90, 90) + person(Number(x), Number(y), Number(scale), appearance as (typeof cast)['ada'], 'hold'),
  ),
  glow(560, 330, 200),
  person(490, 540, 0.95, cast.salma, 'point'),
  lantern(600, 380, 0.7),
];

/** The right-to-left tale. */
export const littleLantern: Title = {
  id: 'book-4',
  title: 'الفانوس الصغير',
  author: 'ليلى حداد',
  description: 'سلمى وأصغر فانوس في السوق القديم.',
  language: 'ar',
  subject: 'fantasy',
  ageFrom: 6,
  layout: 'reflowable',
  direction: 'rtl',
  narrations: [{ language: 'ar', media: 'audio' }],
  clock: 'partial',
  pages,
  pictures: {
    market: picture('سلمى وجدها في الدكان', theShop),
    roofs: picture('سلمى على السطح', theRoofs),
    walk: picture('الأطفال والأضواء', theWalk),
  },
  cover: () =>
    coverOf('الفانوس الصغير', 'ليلى حداد', [
      sky('night', 600, 800),
      stars(41, 60, 600, 420),
      disc(480, 366, 40),
      town(42, 590, 600, 0.8, '#39427a', 0.3),
      glow(300, 560, 290),
      lantern(300, 720, 3),
    ]),
  css: `${flowing}\nbody { font-family: "Noto Naskh Arabic", "Amiri", Georgia, serif; line-height: 1.9; }`,
};
