import { escapeXml } from '@realmkit/openapi/xml';
import type { Title } from './title.ts';

/** The summaries by the language of a book: of a text with pictures, and of pictures alone. */
const summaries: Readonly<Record<string, { readonly text: string; readonly pictures: string }>> = {
  sv: {
    text: 'Alla bilder har en textbeskrivning, och boken har innehållsförteckning och sidnummer.',
    pictures: 'Boken har inga ord. Alla bilder har en textbeskrivning.',
  },
  en: {
    text: 'All pictures have a description, and the book has a table of contents and page numbers.',
    pictures: 'The book has no words. All pictures have a description.',
  },
  de: {
    text: 'Alle Bilder haben eine Beschreibung, und das Buch hat ein Inhaltsverzeichnis und Seitenzahlen.',
    pictures: 'Das Buch hat keine Wörter. Alle Bilder haben eine Beschreibung.',
  },
  ar: {
    text: 'لكل الصور وصف نصي، وللكتاب فهرس محتويات وأرقام صفحات.',
    pictures: 'الكتاب بلا كلمات، ولكل الصور وصف نصي.',
  },
};

/**
 * Returns the accessibility metadata of a book, read off what it consists of. It claims no standard, because nobody has evaluated the books, and
 * denies hazards only for books without videos.
 */
export function accessibilityMetadata({ pages, narrations, layout, language }: Title): string[] {
  const hasText = pages.some(({ heading, paragraphs }) => heading ?? paragraphs);
  const hasPictures = pages.some(({ picture }) => picture);
  const has = (kind: 'audio' | 'video') => narrations.some(({ media }) => media === kind);
  const flows = pages.every((page) => (page.layout ?? layout) === 'reflowable');
  const statements: readonly (readonly [property: string, value: string, isTrue: boolean])[] = [
    ['accessMode', 'textual', hasText],
    ['accessMode', 'visual', hasPictures || has('video')],
    ['accessMode', 'auditory', has('audio')],
    // Each picture has a text alternative.
    ['accessModeSufficient', 'textual', hasText],
    ['accessibilityFeature', 'tableOfContents', true],
    ['accessibilityFeature', 'pageNavigation', true],
    ['accessibilityFeature', 'pageBreakMarkers', true],
    ['accessibilityFeature', 'readingOrder', true],
    ['accessibilityFeature', 'structuralNavigation', pages.some(({ heading }) => heading)],
    ['accessibilityFeature', 'alternativeText', hasPictures],
    ['accessibilityFeature', 'displayTransformability', flows],
    ['accessibilityFeature', 'synchronizedAudioText', has('audio')],
    ['accessibilityFeature', 'signLanguage', has('video')],
    ['accessibilityHazard', has('video') ? 'unknown' : 'none', true],
    ['accessibilitySummary', summaries[language]?.[hasText ? 'text' : 'pictures'] ?? '', hasPictures && language in summaries],
  ];
  return statements.flatMap(([property, value, isTrue]) =>
    isTrue ? [`<meta property="schema:${property}">${escapeXml(value)}</meta>`] : [],
  );
}
