import { calibre } from './calibre.ts';
import { guide } from './guide.ts';
import { inDesign } from './inDesign.ts';
import { oldWeb } from './oldWeb.ts';
import { pandoc } from './pandoc.ts';
import type { StyledBook } from './StyledBook.ts';
import { sigil } from './sigil.ts';
import { vellum } from './vellum.ts';
import { word } from './word.ts';

/** The books whose style sheets are written in the manner of real tools. */
export const styledBooks: readonly StyledBook[] = [calibre, guide, inDesign, oldWeb, pandoc, sigil, vellum, word];
