import { ink } from './palette.ts';
import { round } from './placed.ts';
import { randomFrom } from './random.ts';

const skies = {
  night: [ink.night, ink.dusk, ink.twilight],
  dusk: [ink.dusk, ink.twilight, ink.rose],
  dawn: [ink.twilight, ink.rose, ink.peach],
  day: ['#8fc1dc', '#cfe3e2', ink.cream],
  storm: ['#4b5068', '#6f7488', '#a3a3ad'],
  room: ['#f1c48d', '#f8dcb3', ink.cream],
} as const;

/** Draws the sky of a scene, from the top to the horizon. */
export function sky(kind: keyof typeof skies, width: number, height: number): string {
  const [top, middle, low] = skies[kind];
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="0.55" stop-color="${middle}"/>` +
    `<stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${ink.lamp}" stop-opacity="0.75"/>` +
    `<stop offset="1" stop-color="${ink.lamp}" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`
  );
}

/** Draws stars scattered over the upper part of a scene. */
export function stars(seed: number, count: number, width: number, height: number): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [round(random() * width), round(random() * height), random()];
    if (size < 0.8)
      return `<circle cx="${x}" cy="${y}" r="${round(1.2 + size * 2)}" fill="${ink.cream}" opacity="${round(0.5 + size / 2)}"/>`;
    const r = round(5 + size * 5);
    return `<path d="M${x} ${y - r} q${r / 6} ${r * 0.83} ${r} ${r} q${-r * 0.83} ${r / 6} ${-r} ${r} q${-r / 6} ${-r * 0.83} ${-r} ${-r} q${r * 0.83} ${-r / 6} ${r} ${-r}" fill="${ink.lamp}"/>`;
  }).join('');
}

/** Draws a full moon or a sun with its halo. */
export const disc = (x: number, y: number, r: number, fill: string = ink.cream): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 2.4}" fill="url(#glow)" opacity="0.6"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Draws the light around a lamp. */
export const glow = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#glow)"/>`;

/** Draws a soft cloud. */
export const cloud = (x: number, y: number, scale: number, fill: string = ink.cream, opacity = 0.85): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" opacity="${opacity}"><ellipse cx="0" cy="0" rx="90" ry="26"/><circle cx="-34" cy="-18" r="30"/><circle cx="12" cy="-30" r="40"/><circle cx="52" cy="-12" r="26"/></g>`;

/** Draws falling snow, or rain if `slant` is given. */
export function falling(seed: number, count: number, width: number, height: number, slant = 0): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [round(random() * width), round(random() * height), random()];
    return slant === 0
      ? `<circle cx="${x}" cy="${y}" r="${round(2 + size * 4)}" fill="${ink.snow}" opacity="0.85"/>`
      : `<path d="M${x} ${y} l${-slant} ${round(22 + size * 18)}" stroke="${ink.frost}" stroke-width="3" stroke-linecap="round" opacity="0.6"/>`;
  }).join('');
}
