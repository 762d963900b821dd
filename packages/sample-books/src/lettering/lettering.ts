import type { Face } from './faces.ts';
import { type Outline, outlineOf } from './outline.ts';

/** A rectangle of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a text is set. */
export interface LetteringStyle {
  readonly face: Face;
  readonly fill: string;
  readonly align?: 'start' | 'middle';
  readonly maxSize: number;
  readonly maxLines?: number;
}

/** A text that was set as paths. */
export interface Lettering {
  readonly markup: string;
  /** What is drawn, line by line. */
  readonly boxes: readonly Box[];
  readonly size: number;
  /** Letters that no font has; each is drawn as a box. */
  readonly missing: readonly string[];
}

const lineHeight = 1.16;

/** Breaks words into a number of lines so that the widest is as narrow as can be, and the others as even as can be. */
function balance(words: readonly string[], lines: number, widthOf: (line: string) => number): readonly string[] {
  if (lines === 1) return [words.join(' ')];
  const ways = Array.from({ length: words.length - lines + 1 }, (_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return [first, ...balance(words.slice(index + 1), lines - 1, widthOf)];
  });
  const cost = (way: readonly string[]): number => way.reduce((sum, line) => sum + widthOf(line) ** 4, 0);
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

const widthOf = ({ left, right }: Outline): number => (right - left) / 1000;

/** Sets a text in a box, as large as it fits: words are never cut, long ones make the letters smaller. The text is centred from top to bottom. */
export function letterText(text: string, box: Box, { face, fill, align = 'start', maxSize, maxLines = 4 }: LetteringStyle): Lettering {
  const words = text.split(/\s+/).filter(Boolean);
  const settings = Array.from({ length: Math.min(maxLines, words.length) }, (_, index) => {
    const lines = balance(words, index + 1, (line) => widthOf(outlineOf(face, line))).map((line) => outlineOf(face, line));
    const top = -(lines[0]?.top ?? 0) / 1000;
    const height = top + index * lineHeight + (lines.at(-1)?.bottom ?? 0) / 1000;
    const size = Math.min(maxSize, box.width / Math.max(...lines.map(widthOf)), box.height / height);
    return { lines, top, height, size };
  });
  const [first, ...others] = settings;
  if (!first) return { markup: '', boxes: [], size: maxSize, missing: [] };
  const { lines, top, height, size } = others.reduce((best, one) => (one.size > best.size * 1.02 ? one : best), first);
  const scale = Math.floor(size * 10) / 10_000;
  const start = box.y + (box.height - height * size) / 2 + top * size;
  const placed = lines.map((line, index) => {
    const width = (line.right - line.left) * scale;
    const x = align === 'middle' ? box.x + (box.width - width) / 2 : box.x;
    const baseline = start + index * lineHeight * size;
    return {
      markup: `<path transform="translate(${(x - line.left * scale).toFixed(2)} ${baseline.toFixed(2)}) scale(${scale})" d="${line.path}"/>`,
      box: { x, y: baseline + line.top * scale, width, height: (line.bottom - line.top) * scale },
    };
  });
  return {
    markup: `<g fill="${fill}">${placed.map(({ markup }) => markup).join('')}</g>`,
    boxes: placed.map((line) => line.box),
    size,
    missing: lines.flatMap(({ missing }) => missing),
  };
}
