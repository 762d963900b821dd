import { ink } from './palette.ts';
import { placed } from './placed.ts';

const foxHead = [
  `<path d="M-46 -30 L-52 -92 L-14 -54 Z M46 -30 L52 -92 L14 -54 Z" fill="${ink.fur}"/><path d="M-40 -42 L-45 -76 L-22 -54 Z M40 -42 L45 -76 L22 -54 Z" fill="${ink.dark}"/>`,
  `<path d="M-58 -12 Q-50 -64 0 -64 Q50 -64 58 -12 Q34 22 0 36 Q-34 22 -58 -12 Z" fill="${ink.fur}"/>`,
  `<path d="M-58 -12 Q-30 -22 -12 2 Q-4 14 0 36 Q-34 22 -58 -12 Z M58 -12 Q30 -22 12 2 Q4 14 0 36 Q34 22 58 -12 Z" fill="${ink.cream}"/>`,
  `<ellipse cx="0" cy="30" rx="10" ry="8" fill="${ink.dark}"/>`,
].join('');

const openEyes = `<circle cx="-22" cy="-20" r="6.5" fill="${ink.dark}"/><circle cx="22" cy="-20" r="6.5" fill="${ink.dark}"/><circle cx="-20" cy="-22" r="2" fill="#fff"/><circle cx="24" cy="-22" r="2" fill="#fff"/>`;
const closedEyes = `<path d="M-30 -18 q8 9 16 0 M14 -18 q8 9 16 0" stroke="${ink.dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const bodies = {
  sit: `<path d="M40 -6 Q128 -2 132 -70 Q134 -104 116 -122 Q124 -64 62 -48 Z" fill="${ink.fur}"/><path d="M116 -122 Q134 -104 132 -78 Q118 -84 112 -98 Z" fill="${ink.cream}"/><path d="M-46 0 Q-62 -112 0 -128 Q62 -112 52 0 Z" fill="${ink.fur}"/><path d="M-22 -104 Q0 -22 22 -104 Q0 -128 -22 -104" fill="${ink.cream}"/><path d="M-30 0 V-40 M24 0 V-40" stroke="${ink.dark}" stroke-width="18" stroke-linecap="round"/>`,
  walk: `<path d="M78 -78 Q150 -96 184 -52 Q148 -46 92 -56 Z" fill="${ink.fur}"/><path d="M184 -52 Q168 -76 146 -80 Q152 -58 160 -50 Z" fill="${ink.cream}"/><path d="M-62 -50 L-78 4 M-36 -48 L-30 4 M56 -50 L40 4 M80 -56 L96 4" stroke="${ink.dark}" stroke-width="17" stroke-linecap="round"/><path d="M-84 -82 Q-60 -116 6 -106 Q84 -108 96 -70 Q88 -36 10 -40 Q-70 -34 -84 -82 Z" fill="${ink.fur}"/><path d="M-70 -58 Q0 -34 66 -46 Q10 -38 -40 -40 Z" fill="${ink.cream}"/>`,
  sleep: `<path d="M-100 0 Q-112 -74 0 -84 Q112 -78 108 -20 Q104 6 60 2 Z" fill="${ink.fur}"/><path d="M104 -34 Q116 8 50 6 Q-20 8 -66 -2 Q-10 -34 40 -26 Q84 -22 104 -34 Z" fill="${ink.fur}" stroke="${ink.brick}" stroke-width="3"/><path d="M-66 -2 Q-36 -24 -6 -26 Q-14 -8 -22 4 Z" fill="${ink.cream}"/>`,
} as const;

const heads = { sit: [0, -158], walk: [-96, -116], sleep: [-62, -44] } as const;

/** Draws a fox that faces left; its feet are at the position. */
export function fox(x: number, y: number, scale: number, pose: keyof typeof bodies, flip = false): string {
  const [headX, headY] = heads[pose];
  return placed(bodies[pose] + placed(foxHead + (pose === 'sleep' ? closedEyes : openEyes), headX, headY), x, y, scale, flip);
}

/** Draws an owl on its branch. */
export const owl = (x: number, y: number, scale: number): string =>
  placed(
    `<path d="M-150 6 Q0 -10 150 14" stroke="${ink.bark}" stroke-width="16" stroke-linecap="round" fill="none"/><path d="M-56 0 Q-72 -110 -40 -136 L-30 -120 Q0 -132 30 -120 L40 -136 Q72 -110 56 0 Q0 22 -56 0 Z" fill="${ink.wood}"/><path d="M-30 -4 Q0 -78 30 -4 Q0 12 -30 -4" fill="${ink.peach}"/><g fill="${ink.cream}"><circle cx="-24" cy="-86" r="26"/><circle cx="24" cy="-86" r="26"/></g><g fill="${ink.dark}"><circle cx="-22" cy="-86" r="12"/><circle cx="22" cy="-86" r="12"/></g><g fill="#fff"><circle cx="-18" cy="-90" r="4"/><circle cx="26" cy="-90" r="4"/></g><path d="M-8 -72 H8 L0 -56 Z" fill="${ink.mustard}"/><path d="M-56 -60 Q-78 -30 -54 -4 M56 -60 Q78 -30 54 -4" stroke="${ink.bark}" stroke-width="12" fill="none" stroke-linecap="round"/>`,
    x,
    y,
    scale,
  );

/** Draws a hare that sits upright. */
export const hare = (x: number, y: number, scale: number, fill: string = ink.snow): string =>
  placed(
    `<g fill="${fill}" stroke="${ink.frost}" stroke-width="3"><ellipse cx="-20" cy="-168" rx="13" ry="48" transform="rotate(-10 -20 -168)"/><ellipse cx="18" cy="-168" rx="13" ry="48" transform="rotate(12 18 -168)"/><path d="M-48 0 Q-64 -92 0 -100 Q64 -92 50 0 Z"/><circle cx="0" cy="-110" r="42"/><circle cx="54" cy="-14" r="15"/></g><g fill="${ink.dark}"><circle cx="-15" cy="-114" r="5.5"/><circle cx="15" cy="-114" r="5.5"/></g><path d="M-6 -98 H6 L0 -90 Z" fill="${ink.rose}"/><path d="M-22 -4 V-32 M16 -4 V-32" stroke="${ink.frost}" stroke-width="12" stroke-linecap="round"/>`,
    x,
    y,
    scale,
  );

/** Draws a frog; its mouth is shut, smiles, or is open. */
export function frog(x: number, y: number, scale: number, mouth: 'shut' | 'smile' | 'open' = 'shut'): string {
  const lips = {
    shut: `<path d="M-48 -60 H48" stroke="${ink.deep}" stroke-width="5" stroke-linecap="round"/>`,
    smile: `<path d="M-56 -68 Q0 -34 56 -68" stroke="${ink.deep}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    open: `<path d="M-50 -66 Q0 -84 50 -66 Q40 -18 0 -18 Q-40 -18 -50 -66 Z" fill="${ink.brick}"/><path d="M-24 -34 Q0 -54 24 -34 Q0 -16 -24 -34" fill="${ink.rose}"/>`,
  }[mouth];
  return placed(
    `<path d="M-66 0 Q-140 6 -124 -54 Q-96 -74 -66 -40 Z M66 0 Q140 6 124 -54 Q96 -74 66 -40 Z" fill="${ink.leaf}"/><ellipse cx="0" cy="-46" rx="90" ry="56" fill="${ink.moss}"/><ellipse cx="0" cy="-22" rx="62" ry="30" fill="${ink.cream}" opacity="0.8"/><g fill="${ink.moss}"><circle cx="-46" cy="-102" r="30"/><circle cx="46" cy="-102" r="30"/></g><g fill="${ink.cream}"><circle cx="-46" cy="-106" r="20"/><circle cx="46" cy="-106" r="20"/></g><g fill="${ink.dark}"><circle cx="-44" cy="-104" r="11"/><circle cx="44" cy="-104" r="11"/></g><g fill="#fff"><circle cx="-40" cy="-108" r="4"/><circle cx="48" cy="-108" r="4"/></g>${lips}<g stroke="${ink.leaf}" stroke-width="13" stroke-linecap="round"><path d="M-40 -14 L-52 8 M40 -14 L52 8"/></g>`,
    x,
    y,
    scale,
  );
}

/** Draws a small dragon that sits. */
export const dragon = (x: number, y: number, scale: number, flip = false): string =>
  placed(
    `<path d="M50 -20 Q170 -10 190 -84 L206 -66 L210 -92 L184 -100 Q150 -50 60 -60 Z" fill="#5b8f7b"/><path d="M30 -140 Q120 -250 190 -190 Q160 -186 164 -160 Q130 -168 126 -138 Q92 -146 60 -104 Z" fill="${ink.mustard}"/><path d="M-62 0 Q-78 -120 0 -150 Q84 -120 66 0 Z" fill="#6fa68f"/><path d="M-36 0 Q-44 -100 -4 -116 Q34 -96 30 0 Z" fill="${ink.peach}"/><path d="M-38 -28 H32 M-40 -56 H34 M-36 -84 H30" stroke="${ink.rose}" stroke-width="4" opacity="0.7"/><path d="M-58 -186 Q-56 -242 2 -240 Q58 -238 56 -178 Q52 -138 -4 -140 Q-46 -136 -96 -148 Q-112 -166 -92 -178 Q-76 -188 -58 -186 Z" fill="#6fa68f"/><path d="M-4 -238 L6 -272 L22 -234 Z M30 -226 L52 -254 L50 -214 Z" fill="${ink.coral}"/><circle cx="-18" cy="-196" r="14" fill="#fff"/><circle cx="-22" cy="-195" r="8" fill="${ink.dark}"/><circle cx="-90" cy="-166" r="4" fill="${ink.deep}"/><path d="M-92 -154 Q-60 -142 -34 -156" stroke="${ink.deep}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-44 -4 h-26 M40 -4 h26 M-36 -76 q-26 14 -40 0" stroke="#5b8f7b" stroke-width="20" stroke-linecap="round" fill="none"/>`,
    x,
    y,
    scale,
    flip,
  );
