import { calibre } from './calibre.ts';
import { type Dialect, dialects } from './dialects.ts';
import { guide } from './guide.ts';
import { inDesign } from './inDesign.ts';
import { type KindName, styledBook } from './kinds.ts';
import { oldWeb } from './oldWeb.ts';
import { pandoc } from './pandoc.ts';
import type { StyledBook } from './StyledBook.ts';
import { sigil } from './sigil.ts';
import { vellum } from './vellum.ts';
import { word } from './word.ts';

const madeBy: readonly (readonly [Dialect, readonly KindName[]])[] = [
  [
    dialects.calibre,
    ['novel', 'EPUB 2 with an NCX', 'Arabic', 'Latin-1 and CRLF', 'missing files', 'floats and first letters', 'dictionary'],
  ],
  [dialects.inDesign, ['textbook', 'picture book', 'vertical Japanese', 'drawings', 'embedded fonts', 'pages of fixed width']],
  [dialects.word, ['page list', 'wide tables of data', 'UTF-16', 'important styles']],
  [dialects.pandoc, ['footnotes', 'formulas', 'code and forms', 'scrolled chapters', 'variables and preferences']],
  [
    dialects.sigil,
    ['Hebrew', 'imported style sheets', 'display options of iBooks', 'cover and breaks', 'long words', 'picture book from right to left'],
  ],
  [dialects.vellum, ['poems', 'play', 'one huge chapter', 'dark pages of its own']],
];

/** The 40 test books, whose style sheets are written in the manner of real tools: eight by hand, the others of a kind each. */
export const styledBooks: readonly StyledBook[] = [
  ...[calibre, guide, inDesign, oldWeb, pandoc, sigil, vellum, word],
  ...madeBy.flatMap(([dialect, names]) => names.map((name, at) => styledBook(dialect, name, at + 1))),
];
