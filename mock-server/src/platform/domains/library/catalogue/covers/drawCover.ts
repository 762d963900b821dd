import { escapeXml } from '@realmkit/openapi/xml';
import { type Box, type Lettering, letterText } from '@realmkit/sample-books/lettering';
import type { CatalogueBook } from '../catalogue.ts';
import { coverSize, type Design } from './design.ts';
import { indoors } from './indoors.ts';
import { outdoors } from './outdoors.ts';
import { type Palette, paletteOf } from './palettes.ts';

/** All designs by name; where the words ask for several, the first is taken. */
export const designs = { ...indoors, ...outdoors } satisfies Record<string, Design>;

type DesignName = keyof typeof designs;

/** The designs of books whose words ask for none. */
const bySubject: Readonly<Record<CatalogueBook['subject'], readonly DesignName[]>> = {
  adventure: ['hills', 'map', 'sea'],
  everyday: ['wheels', 'tiles', 'clock', 'city'],
  fantasy: ['tiles', 'nightSky', 'hills'],
  friendship: ['pitch', 'city', 'hills'],
  history: ['bridge', 'map', 'city'],
  nature: ['garden', 'forest', 'hills'],
  poetry: ['letters', 'tiles'],
  science: ['weather', 'bridge', 'nightSky'],
};

type CoverBook = Pick<CatalogueBook, 'id' | 'title' | 'author' | 'description' | 'subject'>;

const numberOf = ({ id }: CoverBook): number => Number(id.replaceAll(/\D/g, ''));

/** Chooses the design of a book: by the words of its title, then of its description, then by its subject and number. */
function designOf(book: CoverBook): DesignName {
  const entries = Object.entries<Design>(designs) as [DesignName, Design][];
  for (const text of [book.title, book.description]) {
    const found = entries.find(([, { words }]) => words?.test(text));
    if (found) return found[0];
  }
  const choice = bySubject[book.subject];
  return choice[numberOf(book) % choice.length] ?? 'tiles';
}

/** A cover with its parts, so that tests can look at them. */
export interface DrawnCover {
  readonly svg: string;
  readonly design: DesignName;
  readonly palette: Palette;
  readonly title: Lettering;
  readonly author: Lettering;
}

const rect = ({ x, y, width, height }: Box, rest: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${rest}/>`;

/** Draws the cover of a book from its catalogue data; the same book always gets the same cover. */
export function drawCover(book: CoverBook): DrawnCover {
  const name = designOf(book);
  const { layout, face, dark = false, draw }: Design = designs[name];
  const seed = numberOf(book);
  const palette = paletteOf(seed, dark);
  const style = { face, fill: palette.ink, align: layout.align ?? 'start' } as const;
  const title = letterText(book.title, layout.title, { ...style, maxSize: 82 });
  const author = letterText(book.author, layout.author, { ...style, maxSize: 25, maxLines: 1 });
  const { x, y, width, height } = layout.art;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800" role="img"><title>${escapeXml(book.title)}</title>`,
    rect(coverSize, `fill="${palette.ground}"`),
    // The inner svg clips the picture, so that it cannot reach the title.
    `<svg x="${x}" y="${y}" width="${width}" height="${height}">${draw(palette, seed, book.title)}</svg>`,
    layout.panel ? rect(layout.panel, `rx="10" fill="${palette.ground}"`) : '',
    title.markup,
    author.markup,
    '</svg>',
  ].join('');
  return { svg, design: name, palette, title, author };
}
