import { fox, hare, owl } from '@realmkit/design-system/drawing/animals.ts';
import { house } from '@realmkit/design-system/drawing/buildings.ts';
import { hills, spruce, wood } from '@realmkit/design-system/drawing/land.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { cloud, disc, falling, glow, sky, stars } from '@realmkit/design-system/drawing/sky.ts';
import { type Scene, svgOf } from '../../drawing/scene.ts';

const wide = { width: 1536, height: 1024 };
const single = { width: 768, height: 1024 };

const tracks = (from: readonly [number, number], step: readonly [number, number], count: number, size: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = from[0] + step[0] * index;
    const y = from[1] + step[1] * index + (index % 2 === 0 ? 0 : size * 1.6);
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="${ink.shore}" opacity="0.8"/>`;
  }).join('');

const underTheSpruce = [
  sky('night', 1536, 1024),
  stars(3, 60, 1536, 420),
  hills(11, 560, 120, 1536, 1024, ink.twilight),
  wood(5, 9, 0, 1536, 640, 0.8, ink.dusk, true),
  hills(12, 680, 70, 1536, 1024, ink.frost),
  spruce(330, 830, 2.3, ink.pine, true),
  spruce(1130, 760, 1.5, ink.pine, true),
  spruce(1400, 800, 1.8, ink.deep, true),
  hills(13, 800, 40, 1536, 1024, ink.snow),
  fox(350, 850, 1.05, 'sleep'),
  falling(8, 110, 1536, 1024),
];

const withTheOwl = [
  sky('night', 1536, 1024),
  stars(21, 70, 1536, 460),
  disc(560, 210, 86),
  hills(22, 620, 130, 1536, 1024, ink.dusk),
  wood(23, 8, 640, 1536, 700, 0.9, ink.deep, true),
  hills(24, 740, 60, 1536, 1024, ink.snow),
  `<path d="M1060 720 Q900 800 1000 870 T960 1024 H1300 Q1220 930 1260 860 T1190 726 Z" fill="${ink.shore}"/><path d="M1080 780 q60 -12 110 4 M1040 850 q70 -14 150 2 M1030 950 q80 -16 170 0" stroke="${ink.snow}" stroke-width="5" fill="none"/>`,
  `<path d="M60 1024 Q100 600 40 0 H170 Q150 600 200 1024 Z" fill="${ink.bark}"/><path d="M120 440 Q320 400 560 470" stroke="${ink.bark}" stroke-width="26" fill="none" stroke-linecap="round"/>`,
  owl(380, 424, 1.35),
  fox(1150, 850, 0.95, 'walk', true),
];

const storm = [
  sky('storm', 1536, 1024),
  hills(31, 600, 120, 1536, 1024, ink.stone),
  wood(32, 7, 0, 700, 700, 0.8, '#55606f', true),
  hills(33, 720, 80, 1536, 1024, ink.frost),
  spruce(1400, 820, 1.7, '#55606f', true),
  hills(34, 820, 50, 1536, 1024, ink.snow),
  fox(1010, 870, 0.7, 'walk', true),
  `<g stroke="${ink.snow}" stroke-width="10" fill="none" opacity="0.7" stroke-linecap="round"><path d="M60 300 q260 -90 460 0 t420 -30"/><path d="M600 480 q240 -70 420 10 t460 -40"/><path d="M-20 640 q240 -60 400 10 t380 -40"/></g>`,
  falling(35, 190, 1536, 1024, 26),
  falling(36, 120, 1536, 1024),
];

const withTheHare = [
  sky('night', 1536, 1024),
  stars(41, 80, 1536, 500),
  disc(1260, 200, 70),
  hills(42, 640, 110, 1536, 1024, ink.twilight),
  wood(43, 10, 0, 1536, 690, 0.75, ink.dusk, true),
  hills(44, 740, 50, 1536, 1024, ink.snow),
  hare(430, 820, 1.5),
  fox(1080, 830, 1.35, 'sit'),
];

const overTheVillage = [
  sky('night', 1536, 1024),
  stars(51, 60, 1536, 330),
  hills(52, 520, 110, 1536, 1024, ink.dusk),
  wood(53, 12, 0, 1536, 560, 0.55, ink.deep, true),
  hills(54, 620, 60, 1536, 1024, ink.frost),
  house(880, 720, 0.7, ink.brick, false, true),
  house(1090, 760, 0.9, ink.mustard, true, true),
  house(1330, 720, 0.75, ink.lake, false, true),
  house(1440, 860, 0.85, ink.brick, false, true),
  glow(1040, 700, 200),
  `<path d="M0 700 Q300 640 620 860 Q740 950 860 1024 H0 Z" fill="${ink.snow}"/>`,
  fox(330, 850, 1, 'sit', true),
  hare(510, 900, 0.9),
];

const mother = [
  sky('dawn', 1536, 1024),
  disc(980, 470, 90, ink.lamp),
  cloud(300, 330, 1.2, ink.cream, 0.6),
  hills(61, 560, 120, 1536, 1024, ink.twilight),
  wood(62, 9, 0, 1536, 640, 0.85, ink.pine, true),
  hills(63, 690, 60, 1536, 1024, ink.snow),
  tracks([60, 940], [66, -6], 7, 8),
  tracks([1290, 900], [60, -20], 4, 15),
  fox(560, 890, 0.72, 'walk', true),
  fox(1180, 850, 1.45, 'walk'),
];

const home = [
  `<rect width="768" height="1024" fill="${ink.bark}"/>`,
  sky('night', 768, 1024),
  stars(71, 30, 768, 260),
  falling(72, 60, 768, 420),
  `<path d="M0 330 Q200 220 400 260 T768 300 V1024 H0 Z" fill="${ink.snow}"/><path d="M0 420 Q200 330 400 360 T768 400 V1024 H0 Z" fill="${ink.wood}"/>`,
  `<ellipse cx="384" cy="700" rx="330" ry="230" fill="${ink.bark}"/><ellipse cx="384" cy="720" rx="300" ry="200" fill="${ink.brick}" opacity="0.4"/>`,
  glow(384, 680, 320),
  `<g stroke="${ink.peach}" stroke-width="5" opacity="0.5" fill="none"><path d="M100 430 q40 60 20 120 M660 420 q-30 70 -4 130"/></g>`,
  fox(400, 830, 2, 'sleep'),
  fox(350, 852, 1, 'sleep', true),
];

const moon = disc(560, 400, 100);

const front = [
  sky('night', 768, 1024),
  stars(81, 46, 768, 460),
  moon,
  hills(82, 620, 100, 768, 1024, ink.twilight),
  wood(83, 6, 0, 768, 690, 0.9, ink.pine, true),
  hills(84, 740, 40, 768, 1024, ink.snow),
  fox(360, 900, 1.8, 'sit', true),
  falling(85, 60, 768, 1024),
];

const spreads: readonly (readonly string[])[] = [underTheSpruce, withTheOwl, storm, withTheHare, overTheVillage, mother];

function pictureOf(number: number, label: string): string {
  if (number === 1) return svgOf({ ...single, label, shapes: front });
  if (number === 14) return svgOf({ ...single, label, shapes: home });
  const scene: Scene = { ...wide, label, shapes: spreads[Math.floor((number - 2) / 2)] ?? [] };
  return svgOf(scene, { x: number % 2 === 0 ? 0 : 768, y: 0, ...single });
}

/** Returns the picture of each page: spreads are cut into halves, mirrored for a right-to-left edition. */
export function picturesOf(labels: readonly string[], mirrored: boolean): Record<string, () => string> {
  return Object.fromEntries(
    labels.map((label, index) => {
      const number = index + 1;
      // In a right-to-left edition the first page of a spread shows its right half.
      const shown = mirrored && number > 1 && number < 14 ? (number % 2 === 0 ? number + 1 : number - 1) : number;
      return [`page-${number}`, () => pictureOf(shown, label)];
    }),
  );
}

/** The shapes of the cover, scaled to its size; its moon stands below the title. */
export const coverShapes: readonly string[] = [
  sky('night', 600, 800),
  `<g transform="scale(0.7812)">${front
    .slice(1)
    .map((shape) => (shape === moon ? disc(610, 480, 58) : shape))
    .join('')}</g>`,
];
