import { ink } from './palette.ts';
import { placed } from './placed.ts';

const plants = {
  seedling: `<path d="M0 0 V-34" stroke="${ink.leaf}" stroke-width="6"/><path d="M0 -30 Q-26 -40 -30 -58 Q-4 -56 0 -30 Q4 -60 30 -62 Q26 -38 0 -30" fill="${ink.moss}"/>`,
  tomato: `<path d="M0 0 Q-6 -90 4 -190 M0 -60 Q-40 -80 -56 -110 M2 -90 Q44 -110 58 -140" stroke="${ink.leaf}" stroke-width="8" fill="none"/><g fill="${ink.leaf}"><ellipse cx="-44" cy="-128" rx="34" ry="18" transform="rotate(30 -44 -128)"/><ellipse cx="48" cy="-164" rx="34" ry="18" transform="rotate(-30 48 -164)"/><ellipse cx="2" cy="-206" rx="30" ry="20"/><ellipse cx="-34" cy="-60" rx="28" ry="14"/></g><g fill="${ink.coral}"><circle cx="-58" cy="-88" r="20"/><circle cx="56" cy="-112" r="22"/><circle cx="-18" cy="-150" r="17"/><circle cx="24" cy="-60" r="19"/></g><g fill="#fff" opacity="0.5"><circle cx="-64" cy="-95" r="5"/><circle cx="49" cy="-120" r="6"/></g>`,
  pea: `<path d="M0 0 Q30 -60 -6 -110 Q-40 -160 4 -220 Q20 -250 0 -270" stroke="${ink.leaf}" stroke-width="7" fill="none"/><g fill="${ink.moss}"><ellipse cx="26" cy="-70" rx="26" ry="15"/><ellipse cx="-38" cy="-140" rx="26" ry="15"/><ellipse cx="28" cy="-210" rx="24" ry="14"/></g><g fill="${ink.leaf}"><path d="M-14 -96 q-40 6 -52 40 q40 2 52 -40"/><path d="M4 -178 q44 6 52 42 q-42 0 -52 -42"/></g><g fill="${ink.snow}"><circle cx="-8" cy="-238" r="12"/><circle cx="10" cy="-248" r="12"/></g>`,
  sunflower: `<path d="M0 0 Q8 -120 0 -240" stroke="${ink.leaf}" stroke-width="10" fill="none"/><ellipse cx="-40" cy="-100" rx="40" ry="18" fill="${ink.moss}" transform="rotate(24 -40 -100)"/><ellipse cx="42" cy="-150" rx="40" ry="18" fill="${ink.moss}" transform="rotate(-24 42 -150)"/><g fill="${ink.lamp}">${Array.from({ length: 12 }, (_, index) => `<ellipse cx="0" cy="-312" rx="15" ry="36" transform="rotate(${index * 30} 0 -262)"/>`).join('')}</g><circle cx="0" cy="-262" r="34" fill="${ink.bark}"/>`,
} as const;

/** Draws a zinc bucket with a plant in it. */
export const bucket = (x: number, y: number, scale: number, plant?: keyof typeof plants, fill: string = ink.frost): string =>
  placed(
    `<path d="M-62 -100 Q0 -190 62 -100" stroke="${ink.stone}" stroke-width="6" fill="none"/>${plant ? `<g transform="translate(0 -96)">${plants[plant]}</g>` : ''}<ellipse cx="0" cy="-100" rx="66" ry="16" fill="${ink.bark}"/><path d="M-68 -100 L-50 0 H50 L68 -100 Q0 -76 -68 -100 Z" fill="${fill}"/><path d="M-60 -56 Q0 -36 60 -56 M-54 -20 Q0 -4 54 -20" stroke="#000" stroke-opacity="0.14" stroke-width="5" fill="none"/><path d="M-50 -88 L-38 -8" stroke="#fff" stroke-width="9" opacity="0.5"/>`,
    x,
    y,
    scale,
  );

/** Draws the rail of a balcony. */
export const rail = (y: number, width: number): string =>
  `<g fill="${ink.dusk}"><rect x="0" y="${y}" width="${width}" height="14" rx="4"/><rect x="0" y="${y + 190}" width="${width}" height="12" rx="4"/>${Array.from({ length: Math.ceil(width / 56) }, (_, index) => `<rect x="${20 + index * 56}" y="${y}" width="9" height="196"/>`).join('')}</g>`;

/** Draws a water lily leaf, with an optional flower. */
export const lily = (x: number, y: number, scale: number, flower = false): string =>
  placed(
    `<path d="M0 0 L74 -12 A92 30 0 1 1 60 -20 Z" fill="${ink.leaf}"/><path d="M0 0 L-70 6 M0 0 L-30 22 M0 0 L30 24" stroke="${ink.moss}" stroke-width="3"/>${flower ? `<g fill="${ink.rose}" transform="translate(-30 -8)"><path d="M0 0 Q-34 -18 -30 -44 Q-8 -34 0 0 Q8 -34 30 -44 Q34 -18 0 0"/><path d="M0 0 Q-16 -30 0 -56 Q16 -30 0 0" fill="${ink.peach}"/></g>` : ''}`,
    x,
    y,
    scale,
  );

/** Draws a heron that stands in the water. */
export const heron = (x: number, y: number, scale: number, flip = false): string =>
  placed(
    `<path d="M-8 -60 V70 M14 -60 V70" stroke="${ink.mustard}" stroke-width="6"/><path d="M-70 -130 Q20 -150 96 -78 Q20 -36 -46 -66 Q-76 -90 -70 -130 Z" fill="${ink.stone}"/><path d="M-56 -112 Q-100 -170 -62 -214 Q-50 -244 -84 -256" stroke="${ink.frost}" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M-92 -268 L-170 -248 L-90 -244 Z" fill="${ink.mustard}"/><path d="M-104 -270 Q-60 -276 -36 -250" stroke="${ink.dark}" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="-90" cy="-260" r="4" fill="${ink.dark}"/>`,
    x,
    y,
    scale,
    flip,
  );
