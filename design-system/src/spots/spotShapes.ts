import { fox, frog } from '../drawing/animals.ts';
import { boat, jetty, lantern, lighthouse } from '../drawing/buildings.ts';
import { bucket, lily } from '../drawing/garden.ts';
import { reeds, spruce } from '../drawing/land.ts';
import { ink } from '../drawing/palette.ts';
import { cast, person } from '../drawing/people.ts';
import { placed } from '../drawing/placed.ts';
import { cloud, falling, stars } from '../drawing/sky.ts';
import { grandmother } from './grandmother.ts';
import { inSlots, slot } from './inSlots.ts';
import type { SpotName } from './SpotName.ts';

const ground = (fill: string, y = 154): string => `<ellipse cx="120" cy="${y}" rx="108" ry="20" fill="${fill}"/>`;
const air = (fill: string = slot('sky')): string =>
  `<path d="M26 132 Q2 78 48 40 Q88 4 148 14 Q214 26 224 88 Q230 138 192 156 H50 Q34 150 26 132 Z" fill="${fill}"/>`;
const moon = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="${ink.lamp}" fill-opacity="0.25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ink.lamp}"/>`;
const waves = (y: number, fill: string = slot('near')): string =>
  `<path d="M14 ${y} q13 -7 26 0 t27 0 t26 0 t27 0 t26 0 t27 0 t26 0 t27 0 Q220 176 120 176 Q20 176 14 ${y} Z" fill="${fill}"/><path d="M40 ${y + 14} q10 -5 20 0 t20 0 M132 ${y + 12} q10 -5 20 0 t20 0 M84 ${y + 22} q9 -4 18 0 t18 0" stroke="${slot('sky')}" stroke-width="2.5" fill="none" stroke-linecap="round"/>`;
const book = (x: number, y: number, width: number, height: number, fill: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect y="${-height}" width="${width}" height="${height}" rx="2" fill="${fill}"/><path d="M0 ${8 - height} h${width} M0 -8 h${width}" stroke="${ink.cream}" stroke-width="2"/></g>`;
const flakes = (x: number, y: number, seed: number, count: number, width: number, height: number): string =>
  placed(falling(seed, count, width, height), x, y, 0.5);
const starlight = (seed: number, count: number): string => placed(stars(seed, count, 420, 180), 30, 26, 0.42);

/** A fox sleeps on the shelf that waits for books. */
const empty = () =>
  inSlots(
    air(),
    moon(184, 46, 13),
    `<path d="M14 138 H226" stroke="${ink.wood}" stroke-width="10" stroke-linecap="round"/><path d="M44 143 v14 q0 6 10 0 l8 -14 M196 143 v14 q0 6 -10 0 l-8 -14" fill="${ink.bark}"/>`,
    book(188, 133, 10, 46, slot('deep')),
    book(199, 133, 12, 38, ink.coral),
    book(176, 133, 10, 42, ink.leaf, -14),
    fox(96, 133, 0.6, 'sleep'),
    `<path d="M76 84 h10 l-10 12 h10 M94 62 h13 l-13 15 h13 M114 34 h16 l-16 19 h16" stroke="${slot('deep')}" stroke-width="3.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** A frog looks through a lens, and one of its eyes grows in it. */
const nothingFound = () =>
  inSlots(
    air(),
    placed(cloud(0, 0, 0.42, ink.snow), 60, 50),
    placed(cloud(0, 0, 0.3, ink.snow), 190, 34),
    waves(140),
    reeds(28, 152, 0.44),
    reeds(200, 150, 0.36),
    lily(108, 158, 0.9),
    frog(106, 150, 0.7, 'shut'),
    `<path d="M166 112 L194 148" stroke="${ink.wood}" stroke-width="10" stroke-linecap="round"/><circle cx="146" cy="82" r="31" fill="${slot('sky')}" stroke="${slot('accentDeep')}" stroke-width="7"/><circle cx="143" cy="82" r="22" fill="${ink.cream}"/><circle cx="146" cy="82" r="13" fill="${ink.dark}"/><circle cx="151" cy="76" r="5" fill="${ink.snow}"/><path d="M124 70 q8 -14 22 -14" stroke="${ink.snow}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    lily(206, 164, 0.28, true),
  );

/** The lighthouse is dark, and the stars are out. */
const offline = () =>
  inSlots(
    air(slot('night')),
    starlight(11, 26),
    `<path d="M186 34 a15 15 0 1 0 12 25 a13 13 0 0 1 -12 -25 Z" fill="${ink.lamp}"/>`,
    placed(cloud(0, 0, 0.42, ink.shore), 60, 66),
    waves(142),
    lighthouse(118, 150, 0.3, false),
    boat(196, 150, 0.2),
    `<path d="M112 40 l-14 -8 M112 28 l-10 -14 M126 40 l14 -8 M126 28 l10 -14" stroke="${ink.shore}" stroke-width="3" stroke-linecap="round" stroke-dasharray="3 6"/>`,
  );

/** A boat takes in water: the bucket is at hand. */
const failed = () =>
  inSlots(
    air(),
    placed(cloud(0, 0, 0.56, ink.frost, 1), 76, 48),
    placed(falling(5, 20, 200, 90, 8), 40, 58, 0.45),
    `<g transform="rotate(7 120 120)">`,
    `<path d="M112 96 V22" stroke="${ink.wood}" stroke-width="6" stroke-linecap="round"/><path d="M118 26 Q168 46 166 88 H118 Z" fill="${ink.cream}"/><path d="M108 40 Q80 58 78 88 H108 Z" fill="${ink.frost}"/><path d="M132 58 h16 v14 h-16 Z" fill="${ink.rose}" stroke="${ink.brick}" stroke-width="1.5" stroke-dasharray="3 2"/>`,
    boat(116, 128, 0.7),
    bucket(172, 104, 0.2),
    `<circle cx="92" cy="124" r="6" fill="${ink.bark}"/></g>`,
    `<path d="M90 122 q-16 6 -20 26 M88 124 q-6 8 -8 24" stroke="${ink.shore}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    waves(142),
  );

/** A fox sits in the snow, and there are no tracks to follow. */
const notFound = () =>
  inSlots(
    air(slot('far')),
    spruce(48, 142, 0.46, ink.pine, true),
    spruce(218, 142, 0.3, ink.pine, true),
    spruce(84, 138, 0.32, ink.pine, true),
    ground(ink.snow, 152),
    placed(
      `<path d="M176 174 V96" stroke="${ink.wood}" stroke-width="7" stroke-linecap="round"/><path d="M150 92 h46 l12 12 l-12 12 h-46 Z" fill="${ink.wood}"/><path d="M152 92 q10 -8 20 -3 q12 -6 24 3 Z" fill="${ink.snow}"/><path d="M170 101 q1 -5 6 -5 q6 1 5 6 q-1 3 -5 5 v2 M176 112.5 v.5" stroke="${ink.cream}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      12,
      -18,
    ),
    fox(92, 160, 0.58, 'sit'),
    flakes(20, 14, 21, 26, 400, 250),
    `<path d="M52 162 q40 -9 88 0 Z" fill="${ink.snow}"/>`,
  );

/** Lanterns hang over the hills: the work is done. */
const done = () =>
  inSlots(
    air(slot('night')),
    starlight(4, 22),
    `<path d="M20 152 Q66 108 112 134 Q160 104 222 150 Q200 170 120 172 Q44 172 20 152 Z" fill="${slot('near')}"/><path d="M22 156 Q90 134 140 150 Q190 140 220 154 Q196 174 120 174 Q44 174 22 156 Z" fill="${ink.leaf}"/>`,
    spruce(36, 156, 0.26, ink.leaf),
    spruce(204, 156, 0.22, ink.leaf),
    `<path d="M8 26 Q120 76 232 22" stroke="${ink.bark}" stroke-width="3" fill="none"/>`,
    lantern(58, 98, 0.5),
    lantern(120, 122, 0.66),
    lantern(182, 96, 0.5),
    fox(120, 166, 0.28, 'sit'),
  );

/** Grandmother has time for tea. */
const noTasks = () =>
  inSlots(
    air(),
    `<rect x="28" y="30" width="58" height="62" rx="8" fill="${slot('far')}"/>${moon(58, 58, 10)}<path d="M57 30 v62 M28 61 h58" stroke="${ink.cream}" stroke-width="4"/><rect x="28" y="30" width="58" height="62" rx="8" fill="none" stroke="${ink.cream}" stroke-width="6"/>`,
    ground(slot('far')),
    `<path d="M84 160 V86 Q84 42 124 42 Q166 42 166 86 V160 Z" fill="${ink.coral}"/><rect x="74" y="108" width="20" height="54" rx="10" fill="${ink.brick}"/><rect x="156" y="108" width="20" height="54" rx="10" fill="${ink.brick}"/>`,
    grandmother(125, 164, 0.46, 'hold'),
    `<path d="M114 114 h22 v9 q0 8 -11 8 q-11 0 -11 -8 Z" fill="${ink.cream}"/><path d="M136 117 q9 0 7 6 q-2 4 -8 4" stroke="${ink.cream}" stroke-width="3" fill="none"/><path d="M120 109 q-4 -6 0 -10 q4 -5 0 -10 M130 109 q-4 -6 0 -10" stroke="${ink.snow}" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
    `<path d="M182 126 h44 M204 126 V160 M192 162 h24" stroke="${ink.wood}" stroke-width="6" stroke-linecap="round"/><path d="M192 121 q-2 -20 12 -20 q14 0 12 20 Z" fill="${ink.pine}"/><path d="M216 112 q10 -2 10 -8 M191 108 q-10 0 -7 10" stroke="${ink.pine}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="204" cy="99" r="3" fill="${ink.lamp}"/>`,
    fox(52, 164, 0.3, 'sleep'),
  );

/** A boy on a jetty waves. */
const welcome = () =>
  inSlots(
    air(),
    moon(176, 54, 20),
    placed(cloud(0, 0, 0.38, ink.snow), 70, 46),
    `<path d="M16 128 Q58 92 98 116 Q146 90 226 122 V142 H16 Z" fill="${slot('far')}"/>`,
    spruce(202, 128, 0.26),
    spruce(220, 130, 0.2),
    spruce(30, 132, 0.24),
    waves(136),
    boat(182, 150, 0.32),
    jetty(-4, 148, 340, 0.44),
    person(92, 142, 0.4, cast.emil, 'wave'),
    fox(44, 142, 0.24, 'sit', true),
  );

/** Draws the shapes of each small picture, 240 × 180. */
export const spotShapes: Readonly<Record<SpotName, () => string>> = {
  empty,
  'nothing-found': nothingFound,
  offline,
  failed,
  'not-found': notFound,
  done,
  'no-tasks': noTasks,
  welcome,
};
