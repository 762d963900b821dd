import { fox } from '@realmkit/design-system/drawing/animals.ts';
import { ink } from '@realmkit/design-system/drawing/palette.ts';
import { placed } from '@realmkit/design-system/drawing/placed.ts';
import { randomFrom } from '@realmkit/design-system/drawing/random.ts';
import { letterText } from '@realmkit/sample-books/lettering';
import { type Design, layouts } from './design.ts';
import type { Palette } from './palettes.ts';

const each = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws the animal that a title names: a cat, a wolf or a fox. */
function beast(p: Palette, title: string): string {
  const animal = fox(232, 366, 1.35, 'sit');
  if (/ulv|wolf/iu.test(title)) return animal.replaceAll(ink.fur, ink.stone);
  if (!/katt/iu.test(title)) return animal;
  return placed(
    `<path d="M62 -16 Q150 -10 140 -96 Q136 -128 160 -146" stroke="${p.deep}" stroke-width="26" fill="none" stroke-linecap="round"/><path d="M-76 0 Q-92 -150 0 -168 Q92 -150 78 0Z" fill="${p.deep}"/><path d="M-78 -196 L-72 -286 L-22 -248 H22 L72 -286 L78 -196 Q70 -132 0 -130 Q-70 -132 -78 -196Z" fill="${p.deep}"/><ellipse cx="-32" cy="-200" rx="17" ry="20" fill="${p.accentSoft}"/><ellipse cx="32" cy="-200" rx="17" ry="20" fill="${p.accentSoft}"/><ellipse cx="-32" cy="-200" rx="6" ry="17" fill="${p.deep}"/><ellipse cx="32" cy="-200" rx="6" ry="17" fill="${p.deep}"/><path d="M-9 -170 H9 L0 -160Z" fill="${p.soft}"/><path d="M-24 -156 H-96 M-24 -150 L-90 -134 M24 -156 H96 M24 -150 L90 -134" stroke="${p.soft}" stroke-width="4" stroke-linecap="round"/><path d="M-24 -4 V-52 M24 -4 V-52" stroke="${p.mid}" stroke-width="9" stroke-linecap="round"/>`,
    246,
    366,
    1,
  );
}

/** Covers with things, places and signs. */
export const indoors = {
  animal: {
    layout: layouts.framed,
    face: 'sans',
    words: /((?<!\p{L})(katt|ulv|fox|räv|wolf)(en)?(?!\p{L}))/iu,
    draw: (p, _seed, title) =>
      `<rect width="504" height="412" rx="28" fill="${p.accentSoft}"/><circle cx="252" cy="220" r="176" fill="${p.pale}"/><path d="M0 340 Q250 300 504 344 V384 a28 28 0 0 1 -28 28 H28 a28 28 0 0 1 -28 -28Z" fill="${p.deep}"/>${beast(p, title)}`,
  },
  kitchen: {
    layout: layouts.framed,
    face: 'serif',
    words: /(brot|soupe|baker|recipe|backstube|cuisin)/iu,
    draw: (p, seed) =>
      `<rect width="504" height="412" rx="28" fill="${p.soft}"/>` +
      `<path d="M0 300 H504 V384 a28 28 0 0 1 -28 28 H28 a28 28 0 0 1 -28 -28Z" fill="${p.deep}"/>` +
      each(
        3,
        (index) =>
          `<path d="M${200 + index * 52} 120 q-22 -24 0 -46 t0 -46" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round"/>`,
      ) +
      (seed % 2 === 0
        ? `<path d="M104 300 Q84 150 252 150 Q420 150 400 300Z" fill="${p.accent}"/><path d="M170 190 l44 60 M238 172 l44 70 M306 180 l40 62" stroke="${p.accentSoft}" stroke-width="14" stroke-linecap="round"/>`
        : `<path d="M120 170 H384 V270 Q384 320 334 320 H170 Q120 320 120 270Z" fill="${p.accent}"/><rect x="104" y="150" width="296" height="28" rx="14" fill="${p.mid}"/><path d="M120 206 h-36 v40 h36 M384 206 h36 v40 h-36" stroke="${p.mid}" stroke-width="16" fill="none" stroke-linejoin="round"/>`) +
      `<path d="M60 352 H444" stroke="${p.soft}" stroke-width="8" stroke-linecap="round" stroke-dasharray="60 26"/>`,
  },
  map: {
    layout: layouts.panelled,
    face: 'serif',
    words: /((?<!tähtien )kart|(?<!\p{L})map(?!\p{L})|vägar)/iu,
    draw: (p, seed) => {
      const random = randomFrom(seed);
      return (
        `<rect width="600" height="800" fill="${p.soft}"/>` +
        each(4, (index) => {
          const r = 300 - index * 62;
          return `<ellipse cx="${420 + random() * 20}" cy="${600 + random() * 16}" rx="${r * 1.25}" ry="${r * 0.82}" fill="${[p.accentSoft, p.pale, p.soft, p.mid][index]}" transform="rotate(-14 420 600)"/>`;
        }) +
        `<path d="M60 740 Q110 560 210 600 T380 610" stroke="${p.accent}" stroke-width="11" fill="none" stroke-linecap="round" stroke-dasharray="4 26"/><path d="M392 580 l44 52 M436 580 l-44 52" stroke="${p.deep}" stroke-width="17" stroke-linecap="round"/>` +
        placed(
          `<circle r="56" fill="${p.pale}"/><path d="M0 -48 L14 0 L0 48 L-14 0Z" fill="${p.deep}"/><path d="M0 -48 L14 0 H-14Z" fill="${p.accent}"/>`,
          108,
          480,
        )
      );
    },
  },
  letters: {
    layout: layouts.titleBelow,
    face: 'serif',
    words: /(poem|gedicht|dikter|ordens|letter)/iu,
    draw: (p, _seed, title) => {
      const found = [...new Set(title.toLocaleUpperCase().match(/\p{L}/gu) ?? ['A'])];
      const tiles = [
        [p.deep, p.soft],
        [p.soft, p.deep],
        [p.accent, '#ffffff'],
        [p.accentSoft, p.deep],
        [p.mid, p.pale],
      ] as const;
      return each(12, (index) => {
        const [x, y] = [(index % 4) * 150, Math.floor(index / 4) * 167];
        const [ground, ink] = tiles[(index * 3 + Math.floor(index / 4)) % tiles.length] ?? tiles[0];
        const box = { x: x + 32, y: y + 34, width: 86, height: 98 };
        return `<rect x="${x}" y="${y}" width="150" height="167" fill="${ground}"/>${letterText(found[index % found.length] ?? 'A', box, { face: 'serif', fill: ink, align: 'middle', maxSize: 130 }).markup}`;
      });
    },
  },
  clock: {
    layout: layouts.titleBelow,
    face: 'sans',
    words: /(tolvan|kello|klock|siffra|clock)/iu,
    draw: (p, seed) => {
      const numerals = each(12, (index) => {
        const angle = ((index + 1) * Math.PI) / 6;
        const box = { x: 300 + Math.sin(angle) * 158 - 26, y: 262 - Math.cos(angle) * 158 - 24, width: 52, height: 48 };
        return letterText(`${index + 1}`, box, { face: 'sans', fill: p.deep, align: 'middle', maxSize: 46 }).markup;
      });
      return `<rect width="600" height="500" fill="${p.mid}"/><circle cx="300" cy="262" r="216" fill="${p.accentSoft}"/><circle cx="300" cy="262" r="196" fill="#fff"/>${numerals}<g stroke="${p.deep}" stroke-linecap="round"><path d="M300 262 V158" stroke-width="13" transform="rotate(${(seed * 47) % 360} 300 262)"/><path d="M300 262 V190" stroke-width="17" stroke="${p.accent}" transform="rotate(${(seed * 83) % 360} 300 262)"/></g><circle cx="300" cy="262" r="17" fill="${p.deep}"/>`;
    },
  },
  bridge: {
    layout: layouts.titleAbove,
    face: 'serif',
    words: /(brücke|bridge|train(?!\p{L}))/iu,
    draw: (p) =>
      `<circle cx="120" cy="90" r="56" fill="${p.accentSoft}"/><rect y="360" width="600" height="140" fill="${p.soft}"/>` +
      `<path d="M0 150 H600 V400 H560 V300 a70 70 0 0 0 -140 0 V400 H370 V300 a70 70 0 0 0 -140 0 V400 H180 V300 a70 70 0 0 0 -140 0 V400 H0Z" fill="${p.mid}"/><path d="M0 140 H600" stroke="${p.deep}" stroke-width="22"/>` +
      each(
        3,
        (index) =>
          `<rect x="${230 + index * 122}" y="62" width="112" height="62" rx="12" fill="${p.accent}"/><rect x="${246 + index * 122}" y="76" width="34" height="24" rx="4" fill="#fff"/><rect x="${294 + index * 122}" y="76" width="34" height="24" rx="4" fill="#fff"/>`,
      ) +
      each(
        6,
        (index) =>
          `<path d="M${(index * 113) % 560} ${414 + (index % 3) * 28} q28 -10 56 0 t56 0" stroke="${p.mid}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      ),
  },
  wheels: {
    layout: layouts.framed,
    face: 'serif',
    words: /(fiets|bicycle|cykel)/iu,
    draw: (p) => {
      const wheel = (x: number): string =>
        `<circle cx="${x}" cy="270" r="92" fill="none" stroke="${p.deep}" stroke-width="14"/>${each(6, (index) => `<path d="M${x} 184 V356" stroke="${p.mid}" stroke-width="3" transform="rotate(${index * 30} ${x} 270)"/>`)}`;
      return `<rect width="504" height="412" rx="28" fill="${p.accentSoft}"/>${wheel(132)}${wheel(372)}<path d="M132 270 L200 146 H322 L236 270 Z M200 146 L236 270 M322 146 L372 270 M322 146 L314 98 H352" fill="none" stroke="${p.accent}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/><path d="M170 130 H226" stroke="${p.deep}" stroke-width="16" stroke-linecap="round"/><circle cx="236" cy="270" r="20" fill="${p.deep}"/>`;
    },
  },
  tools: {
    layout: layouts.framed,
    face: 'sans',
    words: /(verktøy|werkzeug|tool)/iu,
    draw: (p) =>
      `<rect width="504" height="412" rx="28" fill="${p.soft}"/>` +
      placed(
        `<rect x="-15" y="-150" width="30" height="170" fill="${p.mid}"/><path d="M-76 -196 H40 Q76 -196 84 -158 H-76Z" fill="${p.deep}"/>`,
        160,
        200,
        0.84,
      ) +
      placed(
        `<path d="M-14 20 V-112 a46 46 0 0 1 -14 -80 V-148 L0 -132 L28 -148 V-192 a46 46 0 0 1 -14 80 V20Z" fill="#fff"/>`,
        270,
        200,
        0.84,
      ) +
      placed(
        `<rect x="-9" y="-80" width="18" height="100" fill="#fff"/><rect x="-24" y="-186" width="48" height="112" rx="20" fill="${p.accentSoft}"/>`,
        364,
        200,
        0.84,
      ) +
      `<path d="M180 200 V168 a16 16 0 0 1 16 -16 H308 a16 16 0 0 1 16 16 V200" fill="none" stroke="${p.deep}" stroke-width="16"/><rect x="72" y="200" width="360" height="164" rx="16" fill="${p.accent}"/><rect x="72" y="200" width="360" height="48" rx="16" fill="${p.deep}"/><rect x="222" y="230" width="60" height="40" rx="8" fill="${p.accentSoft}"/>`,
  },
  tiles: {
    layout: layouts.panelled,
    face: 'sans',
    draw: (p, seed) => {
      const random = randomFrom(seed);
      const fills = [p.mid, p.soft, p.accent, p.accentSoft, p.pale];
      return each(48, (index) => {
        const [x, y] = [(index % 6) * 100, Math.floor(index / 6) * 100];
        const [ground, shape] = [Math.floor(random() * 5), 1 + Math.floor(random() * 4)];
        return `<rect x="${x}" y="${y}" width="100" height="100" fill="${fills[ground]}"/><path d="M0 0 H100 A100 100 0 0 1 0 100Z" fill="${fills[(ground + shape) % 5]}" transform="translate(${x} ${y}) rotate(${Math.floor(random() * 4) * 90} 50 50)"/>`;
      });
    },
  },
  pitch: {
    layout: layouts.titleBelow,
    face: 'sans',
    words: /(team|football)/iu,
    draw: (p) =>
      `<rect width="600" height="500" fill="${p.mid}"/>${each(4, (index) => `<rect x="${index * 150}" width="75" height="500" fill="${p.deep}" opacity="0.35"/>`)}<g fill="none" stroke="${p.pale}" stroke-width="9"><path d="M0 250 H600"/><circle cx="300" cy="250" r="128"/><path d="M150 0 V96 H450 V0 M150 500 V404 H450 V500"/></g><circle cx="300" cy="250" r="52" fill="#fff"/><path d="M300 220 l29 21 -11 34 h-36 l-11 -34Z" fill="${p.deep}"/>`,
  },
  city: {
    layout: layouts.titleAbove,
    face: 'sans',
    words: /(katolla|taket|skolan?(?!\p{L})|(?<!\p{L})cour(?!\p{L})|street)/iu,
    draw: (p, seed) => {
      const random = randomFrom(seed);
      const walls = [p.mid, p.accent, p.soft, p.deep, p.accentSoft];
      return each(6, (index) => {
        const [height, fill] = [200 + Math.floor(random() * 4) * 44, walls[(index + seed) % walls.length]];
        const top = 500 - height;
        const roof = index % 2 === 0 ? `<path d="M-4 ${top} L50 ${top - 64} L104 ${top}Z" fill="${p.deep}"/>` : '';
        const panes = each(Math.floor(height / 66) * 2, (pane) => {
          const lit = random() < 0.5;
          return `<rect x="${20 + (pane % 2) * 36}" y="${top + 26 + Math.floor(pane / 2) * 62}" width="24" height="34" rx="3" fill="${lit ? '#fff' : p.ground}" opacity="${lit ? 1 : 0.55}"/>`;
        });
        return placed(`<rect y="${top}" width="100" height="${height}" fill="${fill}"/>${roof}${panes}`, index * 100, 0);
      });
    },
  },
} as const satisfies Record<string, Design>;
