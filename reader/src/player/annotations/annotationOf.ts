import { isJsonObject } from '@realmkit/openapi/json';
import { cfiOf, rangeOf, spineIndexOf } from '../place/cfi.ts';
import type { SpineItem } from '../publication/Publication.ts';
import type { Annotation, HighlightColour } from './Annotation.ts';
import { findQuote, hasQuote, type Passage, passageOfRange, quoteOfPassage, rangeOfPassage, textIn } from './passage.ts';

/** The colours of highlights, in the order in which they are offered. */
export const highlightColours: readonly HighlightColour[] = ['yellow', 'green', 'blue', 'pink'];

/** The longest note, in letters. */
export const longestNote = 10_000;

/** Returns whether an external value is an annotation that can be shown. */
export function isAnnotation(value: unknown): value is Annotation {
  if (!isJsonObject(value) || typeof value.id !== 'string' || !isJsonObject(value.target)) return false;
  const { source, selector } = value.target;
  if (typeof source !== 'string' || !Array.isArray(selector)) return false;
  const [fragment, quote]: readonly unknown[] = selector;
  return isJsonObject(fragment) && typeof fragment.value === 'string' && isJsonObject(quote) && typeof quote.exact === 'string';
}

/** Returns the note of an annotation; empty if it has none. */
export const noteOf = ({ body }: Annotation): string => body?.value ?? '';

/** Returns the colour of an annotation; yellow for one that the reader does not have. */
export const colourOf = ({ target }: Annotation): HighlightColour =>
  highlightColours.includes(target.styleClass) ? target.styleClass : 'yellow';

/** Returns the text of an annotation. */
export const quoteOf = ({ target }: Annotation): string => target.selector[1].exact;

/** Returns the CFI of an annotation. */
export const cfiOfAnnotation = ({ target }: Annotation): string => target.selector[0].value;

/** Returns the time of a change, which is later than that of the one before, whatever the clock says. */
const timeAfter = (before: string | undefined): string => {
  const earliest = before === undefined ? 0 : Date.parse(before) + 1;
  return new Date(Math.max(Date.now(), earliest || 0)).toISOString();
};

/** Creates the annotation of a passage of a shown document. */
export function annotationOf(
  passage: Passage,
  document: Document,
  { href, cfiBase }: Pick<SpineItem, 'href' | 'cfiBase'>,
  folder: string,
  styleClass: HighlightColour,
): Annotation {
  const now = timeAfter(undefined);
  return {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id: `urn:uuid:${crypto.randomUUID()}`,
    type: 'Annotation',
    motivation: 'highlighting',
    created: now,
    modified: now,
    target: {
      source: href.startsWith(folder) ? href.slice(folder.length) : href,
      styleClass,
      selector: [
        {
          type: 'FragmentSelector',
          conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html',
          value: cfiOf(rangeOfPassage(passage, document), cfiBase),
        },
        quoteOfPassage(passage, textIn(document)),
      ],
    },
  };
}

/** Returns an annotation in another colour. */
export const withColour = (annotation: Annotation, styleClass: HighlightColour): Annotation => ({
  ...annotation,
  modified: timeAfter(annotation.modified),
  target: { ...annotation.target, styleClass },
});

/** Returns an annotation with another note; an empty one leaves the highlight. */
export function withNote({ body: _before, ...annotation }: Annotation, note: string): Annotation {
  const value = note.trim();
  const modified = timeAfter(annotation.modified);
  if (value === '') return { ...annotation, modified, motivation: 'highlighting' };
  return { ...annotation, modified, motivation: 'commenting', body: { type: 'TextualBody', value, format: 'text/plain' } };
}

/** Returns an annotation as it was, as a change that is newer than its deletion. */
export const restored = (annotation: Annotation): Annotation => ({ ...annotation, modified: timeAfter(annotation.modified) });

/**
 * Finds the document of an annotation: by its path in the package, by the end of that path if another folder is the root of this copy of
 * the book, or by its CFI.
 */
export function itemOfAnnotation(annotation: Annotation, items: readonly SpineItem[], folder: string): SpineItem | undefined {
  const { source } = annotation.target;
  const ofPath = URL.canParse(source, folder) ? new URL(source, folder).href : '';
  const byPath = items.find(({ href }) => href === ofPath);
  if (byPath) return byPath;
  const alike = items.filter(({ href }) => href.endsWith(`/${source}`) || `/${source}`.endsWith(`/${href.slice(folder.length)}`));
  if (alike.length === 1) return alike[0];
  const index = spineIndexOf(cfiOfAnnotation(annotation));
  return items.find((item) => item.index === index);
}

/** Resolves an annotation in its document: by its CFI if the text there is the quoted one, otherwise by the quote; undefined if it has neither. */
export function passageOfAnnotation(annotation: Annotation, document: Document): Passage | undefined {
  const [{ value: cfi }, quote] = annotation.target.selector;
  const text = textIn(document);
  const range = rangeOf(cfi, document);
  const passage = range && passageOfRange(range, text);
  return passage && hasQuote(passage, quote, text) ? passage : findQuote(quote, text, passage?.from);
}
