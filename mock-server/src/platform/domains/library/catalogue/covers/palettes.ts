import { brandColours } from '@realmkit/design-system/realm/brandColours.ts';

/** The colours of a cover, all from the ramps of the brands. */
export interface Palette {
  /** The flat colour under the letters. */
  readonly ground: string;
  /** The letters. */
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly soft: string;
  readonly pale: string;
  /** A second hue, strong and soft. */
  readonly accent: string;
  readonly accentSoft: string;
}

const brands = Object.values(brandColours);
/** How far the second hue stands from the first in the list of brands, so that neighbours in hue do not meet. */
const steps = [3, 5, 2] as const;

const channels = (hex: string): number[] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Mixes a colour with white; 1 is white. */
function tint(hex: string, amount: number): string {
  return `#${channels(hex)
    .map((value) =>
      Math.round(value + (255 - value) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the palette of a number. */
export function paletteOf(seed: number, dark: boolean): Palette {
  const own = brands[seed % brands.length];
  const other = brands[(seed + (steps[Math.floor(seed / brands.length) % steps.length] ?? 3)) % brands.length];
  if (!own || !other) throw new Error('There are no brands.');
  const pale = tint(own.onDark, 0.72);
  return {
    ground: dark ? own.bar : pale,
    ink: dark ? tint(own.onDark, 0.85) : own.bar,
    deep: own.bar,
    mid: own.onLight,
    soft: own.onDark,
    pale,
    accent: other.onLight,
    accentSoft: other.onDark,
  };
}
