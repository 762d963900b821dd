import { intensity } from './contrast.ts';

const curve = (part: number): number => (part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29);

/** Converts a colour in the form #rrggbb to CIELAB under the white D65. */
function lab(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => intensity(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns the difference of two colours in the form #rrggbb (CIE76): about 2 can just be seen, 25 is told apart from memory. */
export function colourDifference(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
