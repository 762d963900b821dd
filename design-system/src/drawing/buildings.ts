import { ink } from './palette.ts';
import { placed } from './placed.ts';
import { glow } from './sky.ts';

/** Draws a wooden house with a door, a window and smoke; `lit` lights it from inside. */
export const house = (x: number, y: number, scale: number, wall: string = ink.brick, lit = true, snowy = false): string =>
  placed(
    [
      `<rect x="52" y="-250" width="26" height="70" fill="${ink.stone}"/>`,
      lit
        ? `<path d="M65 -262 q-16 -24 4 -44 q18 -20 2 -48" stroke="${ink.frost}" stroke-width="13" fill="none" opacity="0.55" stroke-linecap="round"/>`
        : '',
      `<rect x="-100" y="-140" width="200" height="140" fill="${wall}"/>`,
      `<path d="M-60 -140 V0 M-20 -140 V0 M20 -140 V0 M60 -140 V0" stroke="#000" stroke-opacity="0.1" stroke-width="3"/>`,
      `<path d="M-122 -134 L0 -232 L122 -134 Z" fill="${snowy ? ink.snow : ink.dark}"/>`,
      snowy
        ? `<path d="M-122 -134 q20 14 40 0 q20 16 42 0 q20 12 40 0 q22 16 42 0 q20 12 40 0 q18 10 40 0 l-14 -12 H-108 Z" fill="${ink.snow}"/>`
        : '',
      lit ? glow(-48, -82, 90) : '',
      `<rect x="-76" y="-112" width="56" height="60" rx="4" fill="${lit ? ink.lamp : ink.dusk}" stroke="${ink.cream}" stroke-width="8"/><path d="M-48 -112 v60 M-76 -82 h56" stroke="${ink.cream}" stroke-width="6"/>`,
      `<rect x="24" y="-98" width="50" height="98" rx="4" fill="${ink.bark}" stroke="${ink.cream}" stroke-width="7"/><circle cx="62" cy="-46" r="4" fill="${ink.lamp}"/>`,
    ].join(''),
    x,
    y,
    scale,
  );

/** Draws a lighthouse on its rock; `lit` adds its beams. */
export const lighthouse = (x: number, y: number, scale: number, lit = true): string =>
  placed(
    [
      lit
        ? `<path d="M0 -372 L-760 -470 V-250 Z" fill="${ink.lamp}" opacity="0.28"/><path d="M0 -372 L760 -470 V-250 Z" fill="${ink.lamp}" opacity="0.28"/>`
        : '',
      `<path d="M-170 20 Q-130 -60 -60 -50 Q0 -80 70 -48 Q140 -52 180 20 Z" fill="${ink.stone}"/><path d="M-120 20 Q-90 -26 -30 -22 L-10 20 Z" fill="#000" opacity="0.12"/>`,
      `<path d="M-52 -44 L-34 -330 H34 L52 -44 Z" fill="${ink.cream}"/>`,
      `<path d="M-49 -96 L-45 -160 H45 L49 -96 Z M-42 -214 L-38 -274 H38 L42 -214 Z" fill="${ink.coral}"/>`,
      `<path d="M20 -44 L12 -330 H34 L52 -44 Z" fill="#000" opacity="0.1"/>`,
      `<rect x="-48" y="-344" width="96" height="16" rx="4" fill="${ink.dark}"/><rect x="-28" y="-402" width="56" height="58" fill="${lit ? ink.lamp : ink.frost}"/><path d="M-28 -402 v58 M0 -402 v58 M28 -402 v58" stroke="${ink.dark}" stroke-width="5"/>`,
      `<path d="M-38 -402 Q0 -462 38 -402 Z" fill="${ink.brick}"/><circle cx="0" cy="-440" r="7" fill="${ink.dark}"/>`,
      lit ? glow(0, -374, 120) : '',
      `<rect x="-14" y="-92" width="28" height="48" rx="14" fill="${ink.bark}"/><rect x="-9" y="-200" width="18" height="26" rx="9" fill="${ink.dusk}"/>`,
    ].join(''),
    x,
    y,
    scale,
  );

/** Draws a jetty that runs out into the water towards the right. */
export const jetty = (x: number, y: number, length: number, scale: number): string =>
  placed(
    `<g fill="${ink.bark}">${Array.from({ length: Math.floor((length - 34) / 90) + 1 }, (_, index) => `<rect x="${20 + index * 90}" y="0" width="14" height="74"/>`).join('')}</g><rect x="0" y="-14" width="${length}" height="22" rx="3" fill="${ink.wood}"/><path d="M0 -3 H${length}" stroke="#000" stroke-opacity="0.18" stroke-width="3"/>`,
    x,
    y,
    scale,
  );

/** Draws a rowing boat. */
export const boat = (x: number, y: number, scale: number, fill: string = ink.coral): string =>
  placed(
    `<path d="M-130 -44 Q0 -24 130 -50 Q118 16 66 22 H-70 Q-116 16 -130 -44 Z" fill="${fill}"/><path d="M-130 -44 Q0 -24 130 -50 L128 -36 Q0 -10 -128 -30 Z" fill="${ink.cream}"/><path d="M-40 -34 l-70 76" stroke="${ink.wood}" stroke-width="8" stroke-linecap="round"/><path d="M-104 34 l-22 26" stroke="${ink.wood}" stroke-width="18" stroke-linecap="round"/>`,
    x,
    y,
    scale,
  );

/** Draws a lantern with a handle. */
export const lantern = (x: number, y: number, scale: number, lit = true): string =>
  placed(
    `${lit ? glow(0, -42, 130) : ''}<path d="M-20 -84 Q0 -118 20 -84" stroke="${ink.dark}" stroke-width="5" fill="none"/><path d="M-24 -84 H24 L30 -70 H-30 Z M-28 -8 H28 V4 H-28 Z" fill="${ink.dark}"/><rect x="-22" y="-70" width="44" height="62" rx="8" fill="${lit ? ink.lamp : ink.frost}"/>${lit ? `<path d="M0 -56 Q16 -34 0 -18 Q-16 -34 0 -56" fill="${ink.coral}"/>` : ''}<path d="M-22 -70 V-8 M22 -70 V-8 M0 -70 V-58" stroke="${ink.dark}" stroke-width="4"/>`,
    x,
    y,
    scale,
  );
