import { escapeXml } from '@realmkit/openapi/xml';
import type { CatalogueBook } from './catalogue.ts';

const palettes = [
  ['#0f5ea6', '#e4f0fe', '#ebc076'],
  ['#176e46', '#def5e7', '#f6ba73'],
  ['#962d71', '#fee7f3', '#7bdad9'],
  ['#6e43a1', '#f2ebfe', '#82dbc9'],
  ['#954101', '#feeae0', '#9cccfe'],
  ['#036783', '#d9f4ff', '#91dca0'],
] as const;

function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 14) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns a book's own cover, or draws one of 300 × 400 from its catalogue data. */
export function coverOf({ id, title, author, content }: CatalogueBook): string {
  if (content) return content.cover();
  const number = Number(id.slice('book-'.length));
  const [ink, paper, accent] = palettes[number % palettes.length] ?? palettes[0];
  const hills = [0, 1, 2].map((hill) => {
    const top = 240 + hill * 45 + ((number * 13 + hill * 29) % 40);
    return `<path d="M0 ${top} Q ${75 + ((number * 31) % 80)} ${top - 60} 150 ${top} T 300 ${top} V400 H0 Z" fill="${ink}" opacity="${0.35 + hill * 0.25}"/>`;
  });
  const lines = linesOf(title).map(
    (line, index) => `<text x="24" y="${64 + index * 36}" font-size="30" font-weight="700">${escapeXml(line)}</text>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" font-family="Inter, system-ui, sans-serif">',
    `<rect width="300" height="400" fill="${paper}"/>`,
    `<circle cx="${60 + ((number * 47) % 180)}" cy="${190 + ((number * 17) % 40)}" r="${26 + (number % 5) * 4}" fill="${accent}"/>`,
    ...hills,
    `<g fill="${ink}">${lines.join('')}</g>`,
    `<text x="24" y="376" font-size="17" fill="${paper}">${escapeXml(author)}</text>`,
    '</svg>',
  ].join('');
}
