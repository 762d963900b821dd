import { expect, test } from 'vitest';
import { linesOf } from './publication/fragments.ts';
import { filesOfTitle } from './publication/publication.ts';
import { filesOf, sampleBooks, titles, trials } from './sampleLibrary.ts';

const textOf = (files: ReadonlyMap<string, { readonly bytes: Uint8Array }> | undefined, path: string): string =>
  Buffer.from(files?.get(path)?.bytes ?? []).toString();

test.each(titles.map((title) => [title.title, title] as const))(
  'the manifest of «%s» lists exactly the files of the book, each with its media type',
  (_, title) => {
    const files = filesOfTitle(title);
    const items = [...textOf(files, 'package.opf').matchAll(/<item id="[^"]+" href="([^"]+)" media-type="([^"]+)"/g)];
    const besides = ['mimetype', 'META-INF/container.xml', 'package.opf'];
    expect(items.map(([, href]) => href).toSorted()).toEqual([...files.keys()].filter((path) => !besides.includes(path)).toSorted());
    for (const [, href = '', mediaType] of items) expect([href, files.get(href)?.mediaType]).toEqual([href, mediaType]);
  },
);

test.each(titles.filter(({ narrations }) => narrations.length > 0).map((title) => [title.title, title] as const))(
  'every narration of «%s» covers every sentence of every page that it reads, in order',
  (_, title) => {
    const files = filesOfTitle(title);
    const narratedPages = title.pages.filter((page) => !page.isSilent && linesOf(page).length > 0);
    for (const { language } of title.narrations)
      for (const page of narratedPages) {
        const document = textOf(files, `text/${page.name}.xhtml`);
        const fragments = [...textOf(files, `narration/${language}/${page.name}.smil`).matchAll(/<text src="[^"#]+#([^"]+)"/g)].map(
          ([, id]) => id,
        );
        const marked = [...document.matchAll(title.byWord ? /id="(s\d+w\d+)"/g : /id="(s\d+)"/g)].map(([, id]) => id);
        expect([language, page.name, fragments]).toEqual([language, page.name, marked]);
      }
  },
);

test.each(titles.map((title) => [title.title, title] as const))(
  '«%s» states its accessibility, and each statement holds for its files',
  (_, title) => {
    const files = filesOfTitle(title);
    const stated = [...textOf(files, 'package.opf').matchAll(/<meta property="schema:(\w+)">([^<]+)</g)].map(
      ([, property, value]) => `${property} ${value}`,
    );
    const paths = [...files.keys()];
    const pages = paths.filter((path) => path.startsWith('text/')).map((path) => textOf(files, path));
    const feature = (name: string) => stated.includes(`accessibilityFeature ${name}`);
    const pictures = pages.flatMap((page) => page.match(/<img [^>]*>/g) ?? []);
    expect([feature('alternativeText'), pictures.filter((picture) => !/alt="[^"]+"/.test(picture))]).toEqual([pictures.length > 0, []]);
    expect(stated.includes('accessMode textual')).toBe(pages.some((page) => page.includes('<span id="s1')));
    expect(stated.includes('accessMode auditory')).toBe(paths.some((path) => path.endsWith('.mp3')));
    expect(feature('synchronizedAudioText')).toBe(paths.some((path) => path.endsWith('.mp3')));
    expect(feature('signLanguage')).toBe(paths.some((path) => path.endsWith('.mp4')));
    expect(feature('structuralNavigation')).toBe(pages.some((page) => page.includes('<h1>')));
    expect(feature('displayTransformability')).toBe(!pages.some((page) => page.includes('name="viewport"')));
    expect(stated.filter((one) => one.startsWith('accessibilityHazard'))).toHaveLength(1);
    expect(stated.filter((one) => one.startsWith('accessibilitySummary'))).toHaveLength(pictures.length > 0 ? 1 : 0);
  },
);

test('every line of a sample book has a text in each language that reads it aloud', () => {
  for (const title of titles)
    for (const page of title.pages)
      for (const line of linesOf(page)) {
        const languages = [title.language, ...title.narrations.filter(({ media }) => media === 'audio').map(({ language }) => language)];
        expect(languages.filter((language) => !line[language])).toEqual([]);
      }
});

test('the sample novel has more than four hundred sections, and no two are the same', () => {
  const novel = titles.find(({ id }) => id === 'book-6');
  const sections = novel?.pages.map((page) => JSON.stringify(page.paragraphs)) ?? [];
  expect(sections.length).toBeGreaterThanOrEqual(400);
  expect(new Set(sections).size).toBe(sections.length);
  expect(sections.join('')).not.toContain('{r');
});

test('the sample library lists the languages and the direction of each book', () => {
  expect(sampleBooks.find(({ id }) => id === 'book-1')).toMatchObject({
    audioLanguages: ['sv', 'en'],
    signLanguages: ['takk', 'tsp'],
    direction: 'ltr',
  });
  expect(sampleBooks.find(({ id }) => id === 'book-9')).toMatchObject({ layout: 'pre-paginated', direction: 'rtl' });
  expect(sampleBooks.find(({ id }) => id === 'book-8')).toMatchObject({ file: 'book.epub' });
});

test('the zipped sample book starts with its mimetype, stored uncompressed', () => {
  const bytes = Buffer.from(filesOf('book-8')?.get('book.epub')?.bytes ?? []);
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
});

test.each(trials.filter(({ id }) => id !== 'trial-crowd' && id !== 'trial-bomb').map(({ id, description }) => [description, id] as const))(
  'the trial books include one with %s',
  (_, id) => {
    const files = filesOf(id);
    expect(files?.has('package.opf') || files?.has('book.epub')).toBe(true);
  },
);

test('a book id that does not exist has no files', () => {
  expect(filesOf('book-0')).toBeUndefined();
});
