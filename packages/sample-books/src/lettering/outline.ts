import type { Font, Glyph } from 'fontkit';
import { type Face, fontRuns } from './faces.ts';

/** The outline of a line of text, in thousandths of its size, from the baseline upwards negative. */
export interface Outline {
  readonly path: string;
  /** The edges of what is drawn, not of the letters' advances. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Letters that no font has. */
  readonly missing: readonly string[];
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

const glyphs = new WeakMap<Font, Map<number, string>>();

/** Returns a glyph's path from its origin, relative throughout, so that it can be placed by one absolute move. */
function glyphPath(font: Font, glyph: Glyph): string {
  const known = glyphs.get(font) ?? new Map<number, string>();
  glyphs.set(font, known);
  const found = known.get(glyph.id);
  if (found !== undefined) return found;
  const unit = 1000 / font.unitsPerEm;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const path = glyph.path.commands.map(({ command, args }) => {
    if (command === 'closePath') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const points = args.map((value, index) => Math.round(index % 2 === 0 ? value * unit : -value * unit));
    const relative = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x = 0, y = 0] = points.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
    return letters[command] + relative.join(' ').replaceAll(' -', '-');
  });
  const made = path.join('');
  known.set(glyph.id, made);
  return made;
}

const outlines = new Map<string, Outline>();

/** Returns the outline of a line of text, with kerning and the joins of its script. */
export function outlineOf(face: Face, text: string): Outline {
  const key = `${face} ${text}`;
  const known = outlines.get(key);
  if (known) return known;
  const { runs, missing } = fontRuns(face, text);
  const parts: string[] = [];
  let [pen, left, right, top, bottom] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const { font, text: part } of runs) {
    const unit = 1000 / font.unitsPerEm;
    const { glyphs: placed, positions } = font.layout(part);
    for (const [index, glyph] of placed.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyphPath(font, glyph);
      if (path) {
        const [x, y] = [Math.round(pen + xOffset * unit), Math.round(-yOffset * unit)];
        const { minX, maxX, minY, maxY } = glyph.bbox;
        parts.push(`M${x} ${y}${path}`);
        left = Math.min(left, x + minX * unit);
        right = Math.max(right, x + maxX * unit);
        top = Math.min(top, y - maxY * unit);
        bottom = Math.max(bottom, y - minY * unit);
      }
      pen += xAdvance * unit;
    }
  }
  const made: Outline = parts.length
    ? { path: parts.join(''), left, right, top, bottom, missing }
    : { path: '', left: 0, right: 0, top: 0, bottom: 0, missing };
  outlines.set(key, made);
  return made;
}
