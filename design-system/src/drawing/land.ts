import { ink } from './palette.ts';
import { placed, round } from './placed.ts';
import { randomFrom } from './random.ts';

/** Draws a line of hills across a scene, filled down to its bottom. */
export function hills(seed: number, top: number, swing: number, width: number, height: number, fill: string): string {
  const random = randomFrom(seed);
  const step = width / 4;
  let path = `M0 ${round(top + (random() - 0.5) * swing)}`;
  for (let x = step; x <= width + 1; x += step) {
    const y = round(top + (random() - 0.5) * swing);
    path += ` S${round(x - step * 0.45)} ${round(y - swing * (random() - 0.3) * 0.6)} ${round(x)} ${y}`;
  }
  return `<path d="${path} V${height} H0 Z" fill="${fill}"/>`;
}

/** Draws a spruce; `snowy` puts snow on its branches. */
export function spruce(x: number, y: number, scale: number, fill: string = ink.pine, snowy = false): string {
  const tiers = [0, 1, 2].map((tier) => {
    const [top, low, half] = [-230 + tier * 55, -120 + tier * 55, 46 + tier * 18];
    const edge = `M0 ${top} Q${half * 0.35} ${low - 30} ${half} ${low} Q0 ${low - 16} ${-half} ${low} Q${-half * 0.35} ${low - 30} 0 ${top}`;
    const cap = `M0 ${top} Q${half * 0.3} ${low - 44} ${half * 0.62} ${low - 24} Q${half * 0.2} ${low - 34} 0 ${low - 26} Q${-half * 0.2} ${low - 44} ${-half * 0.5} ${low - 30} Q${-half * 0.2} ${low - 50} 0 ${top}`;
    return `<path d="${edge}" fill="${fill}"/>${snowy ? `<path d="${cap}" fill="${ink.snow}"/>` : ''}`;
  });
  return placed(`<rect x="-8" y="-20" width="16" height="24" fill="${ink.bark}"/>${tiers.toReversed().join('')}`, x, y, scale);
}

/** Draws a wood of spruces side by side, from a seed. */
export function wood(
  seed: number,
  count: number,
  from: number,
  to: number,
  ground: number,
  scale: number,
  fill: string,
  snowy = false,
): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + 0.2 + random() * 0.6)) / count;
    return spruce(x, ground + (random() - 0.5) * 40 * scale, scale * (0.75 + random() * 0.5), fill, snowy);
  }).join('');
}

/** Draws a birch with a round crown. */
export const birch = (x: number, y: number, scale: number, crown: string = ink.moss): string =>
  placed(
    `<path d="M-7 0 L-5 -180 H5 L8 0 Z" fill="${ink.snow}"/><path d="M-6 -40 h7 M-1 -80 h6 M-5 -120 h6" stroke="${ink.dark}" stroke-width="4"/><g fill="${crown}"><circle cx="0" cy="-230" r="70"/><circle cx="-48" cy="-190" r="46"/><circle cx="50" cy="-192" r="48"/></g><g fill="#fff" opacity="0.14"><circle cx="-18" cy="-256" r="34"/></g>`,
    x,
    y,
    scale,
  );

/** Draws water with bands of light, from a height down to the bottom of the scene. */
export function water(
  seed: number,
  top: number,
  width: number,
  height: number,
  fill: string = ink.lake,
  light: string = ink.shore,
): string {
  const random = randomFrom(seed);
  const bands = Array.from({ length: 16 }, () => {
    const [x, y, length] = [random() * width, top + 14 + random() * (height - top - 20), 40 + random() * 150];
    return `<path d="M${round(x)} ${round(y)} q${round(length / 4)} -5 ${round(length / 2)} 0 t${round(length / 2)} 0" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round" opacity="0.55"/>`;
  });
  return `<rect x="0" y="${top}" width="${width}" height="${height - top}" fill="${fill}"/>${bands.join('')}`;
}

/** Draws a stand of reeds. */
export const reeds = (x: number, y: number, scale: number): string =>
  placed(
    `<g stroke="${ink.leaf}" stroke-width="7" fill="none" stroke-linecap="round"><path d="M0 0 Q-6 -70 -20 -130"/><path d="M18 0 Q22 -80 14 -160"/><path d="M38 0 Q48 -60 62 -110"/></g><g fill="${ink.bark}"><rect x="-29" y="-160" width="15" height="44" rx="8" transform="rotate(-8 -20 -140)"/><rect x="7" y="-196" width="15" height="48" rx="8"/></g>`,
    x,
    y,
    scale,
  );
