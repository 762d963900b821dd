import { escapeXml } from '@realmkit/openapi/xml';
import { ink } from '../drawing/palette.ts';
import { type Scene, svgOf } from '../drawing/scene.ts';

/** The size of a cover. */
const coverSize = { width: 600, height: 800 } as const;

function linesOf(title: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws a cover of 600 × 800, with the title above and the author's name below. */
export function coverOf(title: string, author: string, shapes: readonly string[], dark = true): string {
  const fill = dark ? ink.cream : ink.dark;
  const lines = linesOf(title, 15).map(
    (line, index) => `<text x="300" y="${104 + index * 66}" font-size="58" font-weight="700">${escapeXml(line)}</text>`,
  );
  const scene: Scene = {
    ...coverSize,
    label: title,
    shapes: [
      ...shapes,
      `<g fill="${fill}" text-anchor="middle" font-family="Georgia, 'Noto Serif', 'Noto Naskh Arabic', serif">${lines.join('')}</g>`,
      `<rect x="0" y="726" width="600" height="74" fill="${ink.dark}" opacity="0.55"/><text x="300" y="774" font-size="30" fill="${ink.cream}" text-anchor="middle" font-family="Georgia, 'Noto Serif', 'Noto Naskh Arabic', serif">${escapeXml(author)}</text>`,
    ],
  };
  return svgOf(scene);
}
