import { ink } from './palette.ts';
import { placed } from './placed.ts';

/** The appearance of a person. */
export interface Appearance {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly legs?: string;
  /** Long hair falls to the shoulders; a cap covers it, a scarf hides it. */
  readonly head?: 'short' | 'long' | 'cap' | 'scarf';
}

const poses = {
  stand: 'M-40 -150 Q-62 -110 -54 -70 M40 -150 Q62 -110 54 -70',
  point: 'M-40 -150 Q-62 -110 -54 -70 M38 -152 Q86 -176 112 -214',
  hold: 'M-40 -150 Q-46 -110 -8 -96 M40 -150 Q46 -110 8 -96',
  wave: 'M-40 -150 Q-82 -178 -78 -224 M40 -150 Q62 -110 54 -70',
} as const;

function headOf({ skin, hair, head = 'short' }: Appearance): string {
  const face = `<circle cx="0" cy="-212" r="44" fill="${skin}"/><circle cx="-16" cy="-210" r="4.5" fill="${ink.dark}"/><circle cx="16" cy="-210" r="4.5" fill="${ink.dark}"/><path d="M-12 -190 Q0 -180 12 -190" stroke="${ink.brick}" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="${ink.coral}" opacity="0.35"><circle cx="-28" cy="-196" r="8"/><circle cx="28" cy="-196" r="8"/></g>`;
  const crown = `<path d="M-46 -208 Q-52 -262 0 -262 Q52 -262 46 -208 Q36 -236 8 -236 Q-26 -236 -46 -208 Z" fill="${hair}"/>`;
  if (head === 'long')
    return `<path d="M-50 -216 Q-56 -150 -36 -140 H36 Q56 -150 50 -216 Q46 -262 0 -262 Q-46 -262 -50 -216 Z" fill="${hair}"/>${face}${crown}`;
  if (head === 'cap')
    return `${face}<path d="M-48 -218 Q-48 -268 0 -270 Q48 -268 48 -218 Z" fill="${hair}"/><rect x="-52" y="-230" width="104" height="18" rx="9" fill="${ink.cream}"/><circle cx="0" cy="-276" r="13" fill="${ink.cream}"/>`;
  if (head === 'scarf')
    return `<path d="M-54 -206 Q-56 -268 0 -268 Q56 -268 54 -206 Q56 -150 38 -138 H-38 Q-56 -150 -54 -206 Z" fill="${hair}"/><g transform="translate(0 -4)">${face}</g>`;
  return face + crown;
}

/** Draws a person who stands at the position, about 270 high. */
export function person(
  x: number,
  y: number,
  scale: number,
  appearance: Appearance,
  pose: keyof typeof poses = 'stand',
  flip = false,
): string {
  const { coat, skin, legs = ink.dusk } = appearance;
  const [left = '', right = ''] = poses[pose].split(' M');
  const hand = (arm: string) => {
    const [handX, handY] = arm.trim().split(' ').slice(-2);
    return `<circle cx="${handX}" cy="${handY}" r="13" fill="${skin}"/>`;
  };
  return placed(
    `<path d="M-20 -66 V-8 M20 -66 V-8" stroke="${legs}" stroke-width="26"/><path d="M-34 -4 h20 M12 -4 h20" stroke="${ink.bark}" stroke-width="18" stroke-linecap="round"/>` +
      `<path d="M-52 -56 Q-56 -160 -30 -168 H30 Q56 -160 52 -56 Q0 -44 -52 -56 Z" fill="${coat}"/>` +
      `<path d="${left} M${right}" stroke="${coat}" stroke-width="24" fill="none" stroke-linecap="round"/><path d="${left} M${right}" stroke="#000" stroke-opacity="0.08" stroke-width="24" fill="none" stroke-linecap="round"/>` +
      hand(left) +
      hand(right) +
      headOf(appearance),
    x,
    y,
    scale,
    flip,
  );
}

/** The people of the books. */
export const cast = {
  emil: { skin: '#f2c9a4', hair: ink.wood, coat: ink.mustard, legs: ink.dusk, head: 'cap' },
  grandmother: { skin: '#efc3a0', hair: ink.frost, coat: ink.twilight, legs: ink.dark, head: 'long' },
  june: { skin: '#8d5b3e', hair: ink.dark, coat: ink.coral, legs: ink.dusk, head: 'long' },
  friend: { skin: '#f2c9a4', hair: ink.brick, coat: ink.lake, legs: ink.bark, head: 'long' },
  brother: { skin: '#a86f4b', hair: ink.dark, coat: ink.lamp, legs: ink.lake, head: 'short' },
  salma: { skin: '#c98f66', hair: ink.bark, coat: ink.leaf, legs: ink.brick, head: 'long' },
  baker: { skin: '#c98f66', hair: ink.cream, coat: ink.cream, legs: ink.stone, head: 'scarf' },
  ada: { skin: '#a86f4b', hair: ink.dark, coat: ink.moss, legs: ink.dusk, head: 'short' },
  mila: { skin: '#f2c9a4', hair: ink.mustard, coat: ink.brick, legs: ink.dusk, head: 'long' },
} as const satisfies Record<string, Appearance>;
