/** Moves and scales shapes, and mirrors them if `flip` is set. */
export function placed(shapes: string, x: number, y: number, scale = 1, flip = false): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})">${shapes}</g>`;
}

/** Rounds a number to one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;
