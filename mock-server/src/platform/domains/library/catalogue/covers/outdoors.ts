import { lighthouse } from '@realmkit/design-system/drawing/buildings.ts';
import { hills, spruce, wood } from '@realmkit/design-system/drawing/land.ts';
import { placed } from '@realmkit/design-system/drawing/placed.ts';
import { randomFrom } from '@realmkit/design-system/drawing/random.ts';
import { type Design, layouts } from './design.ts';

const each = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Covers with land, water and sky. */
export const outdoors = {
  hills: {
    layout: layouts.titleAbove,
    face: 'serif',
    draw: (p, seed) =>
      `<circle cx="${400 + (seed % 3) * 40}" cy="150" r="86" fill="${p.accentSoft}"/>` +
      hills(seed, 200, 120, 600, 500, p.soft) +
      wood(seed + 1, 5, 20, 600, 285, 0.45, p.mid) +
      hills(seed + 2, 290, 90, 600, 500, p.mid) +
      hills(seed + 3, 400, 70, 600, 500, p.deep) +
      `<path d="M380 500 Q300 440 360 400 T330 330" stroke="${p.pale}" stroke-width="9" fill="none" stroke-linecap="round" stroke-dasharray="2 22"/>`,
  },
  sea: {
    layout: layouts.titleAbove,
    face: 'sans',
    words: /(?<!\p{L})(hav(ets)?|fjord|vene|boat|sjön)(?!\p{Ll}{6})/iu,
    draw: (p, seed) => {
      const x = 180 + (seed % 4) * 80;
      const row = (y: number, fill: string, shift: number): string =>
        `<path d="M${-120 + shift} ${y}${each(8, () => 'q30 -44 60 0 t60 0')}V500H-120Z" fill="${fill}"/>`;
      const hull = `<path d="M-110 0 H110 Q90 64 40 66 H-50 Q-96 60 -110 0Z" fill="${p.accent}"/><path d="M-4 -16 V-220" stroke="${p.deep}" stroke-width="9"/><path d="M8 -214 Q96 -120 100 -26 H8Z" fill="${p.accentSoft}"/><path d="M-18 -180 Q-84 -100 -88 -26 H-18Z" fill="#fff"/>`;
      return `<circle cx="${x > 300 ? 110 : 490}" cy="96" r="52" fill="${p.accentSoft}"/>${row(268, p.soft, 0)}${placed(hull, x, 268, 1)}${row(330, p.mid, -40)}${row(404, p.deep, 10)}`;
    },
  },
  lighthouse: {
    layout: layouts.framed,
    face: 'sans',
    dark: true,
    words: /(phare|lighthouse|fyr(et|en)?(?!\p{L}))/iu,
    draw: (p) =>
      `<rect width="504" height="412" rx="28" fill="${p.mid}"/>${lighthouse(252, 372, 0.76, false)}<path d="M226 92 L0 24 V150Z M278 92 L504 24 V150Z" fill="${p.accentSoft}" opacity="0.8"/>` +
      `<path d="M0 372 q31 -26 63 0${each(7, () => 't63 0')} V384 a28 28 0 0 1 -28 28 H28 a28 28 0 0 1 -28 -28Z" fill="${p.soft}"/>`,
  },
  forest: {
    layout: layouts.titleBelow,
    face: 'serif',
    words: /(mets|wald|skog|forest|kirjaim)/iu,
    draw: (p, seed) => {
      const random = randomFrom(seed);
      return (
        `<rect width="600" height="500" fill="${p.soft}"/><circle cx="300" cy="250" r="150" fill="${p.pale}"/>` +
        each(8, (index) => spruce(30 + index * 78 + random() * 20, 380, 0.9 + random() * 0.5, p.mid)) +
        `<path d="M0 500 V372 Q150 342 300 372 T600 366 V500Z" fill="${p.mid}"/>` +
        each(5, (index) => spruce(index * 150, 490, 1.2 + random() * 0.4, p.deep)) +
        `<path d="M0 500 V476 Q150 456 300 476 T600 472 V500Z" fill="${p.deep}"/>`
      );
    },
  },
  nightSky: {
    layout: layouts.titleAbove,
    face: 'sans',
    dark: true,
    words: /(måne|stern|tähti|yötaiv|minuit|night(?!\p{L})|nacht)/iu,
    draw: (p, seed) => {
      const random = randomFrom(seed);
      const points = Array.from({ length: 8 }, (_, index) => [50 + index * 72 + random() * 20, 60 + random() * 190] as const);
      return (
        each(46, () => {
          const [x, y] = [random() * 600, random() * 400];
          return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1 + random() * 3).toFixed(1)}" fill="${p.soft}"/>`;
        }) +
        `<path d="M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}" fill="none" stroke="${p.soft}" stroke-width="3" stroke-dasharray="6 8"/>` +
        points.map(([x, y]) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="9" fill="${p.accentSoft}"/>`).join('') +
        `<path d="M${250 + (seed % 3) * 90} 240 a82 82 0 1 0 78 108 a66 66 0 0 1 -78 -108Z" fill="${p.accentSoft}"/>` +
        hills(seed, 410, 60, 600, 500, p.mid) +
        hills(seed + 1, 460, 40, 600, 500, p.soft)
      );
    },
  },
  weather: {
    layout: layouts.titleBelow,
    face: 'sans',
    words: /(väder|regn|(?<!\p{L})rain(?!\p{L})|schnee|storm|weather|lumi)/iu,
    draw: (p, _seed, title) => {
      const snows = /(schnee|lumi|snow)/iu.test(title);
      const cloud = (x: number, y: number, scale: number, fill: string): string =>
        placed(
          `<path d="M-150 60 a64 64 0 0 1 14 -126 a96 96 0 0 1 180 -26 a76 76 0 0 1 110 72 a42 42 0 0 1 -10 80Z" fill="${fill}"/>`,
          x,
          y,
          scale,
        );
      return (
        `<rect width="600" height="500" fill="${p.soft}"/><circle cx="420" cy="130" r="90" fill="${p.accentSoft}"/>${cloud(420, 190, 0.8, p.pale)}` +
        each(28, (index) => {
          const [x, y] = [70 + (index % 7) * 78 + (Math.floor(index / 7) % 2) * 36, 310 + Math.floor(index / 7) * 52];
          return snows
            ? `<path d="M${x - 12} ${y}h24M${x - 6} ${y - 10}l12 20M${x + 6} ${y - 10}l-12 20" stroke="${p.deep}" stroke-width="4" stroke-linecap="round"/>`
            : `<path d="M${x} ${y - 18}q18 26 0 34q-18 -8 0 -34" fill="${index % 5 === 0 ? p.accent : p.mid}"/>`;
        }) +
        cloud(240, 210, 1.25, p.deep)
      );
    },
  },
  garden: {
    layout: layouts.column,
    face: 'serif',
    words: /(jardin|garden|bêtes|puutarha|dijk|garten)/iu,
    draw: (p, seed) =>
      `<rect width="156" height="800" fill="${p.deep}"/><path d="M78 800 Q${60 + (seed % 3) * 14} 400 78 60" stroke="${p.soft}" stroke-width="8" fill="none"/>` +
      each(9, (index) => {
        const y = 760 - index * 76;
        const leaf = `<path d="M0 0 Q58 -68 66 -2 Q40 28 0 0Z" fill="${index % 3 === 1 ? p.accentSoft : p.soft}"/>`;
        return placed(leaf, 76, y, 1, index % 2 === 0);
      }) +
      `<circle cx="78" cy="62" r="34" fill="${p.accentSoft}"/><circle cx="78" cy="62" r="14" fill="${p.accent}"/>` +
      `<g fill="${p.accent}"><ellipse cx="112" cy="${300 + (seed % 4) * 60}" rx="20" ry="16"/></g>`,
  },
} as const satisfies Record<string, Design>;
