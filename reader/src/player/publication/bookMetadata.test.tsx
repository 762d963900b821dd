import { expect, test } from 'vitest';
import { paragraphsOf, readMetadata } from './bookMetadata.ts';
import { parseXml } from './parseXml.ts';

const read = (metadata: string, manifest = '') =>
  readMetadata(
    parseXml(
      `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="own"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${metadata}</metadata><manifest>${manifest}</manifest></package>`,
    ),
  );

test('everybody is named with their part: by the metadata of EPUB 3 and EPUB 2, or as the author', () => {
  const metadata = `<dc:creator>Mira Ek</dc:creator>
    <dc:creator id="c2">Ola  Berg</dc:creator><meta refines="#c2" property="role" scheme="marc:relators">ill</meta>
    <dc:contributor opf:role="trl">Ann Lee</dc:contributor>
    <dc:contributor opf:role="bkp">calibre (5.0)</dc:contributor>
    <dc:contributor id="c3">Eva Ros</dc:contributor><meta refines="#c3" property="role">aut</meta><meta refines="#c3" property="role">nrt</meta>
    <dc:contributor>Per Ask</dc:contributor>`;
  expect(read(metadata).contributors.map(({ name, role }) => `${role}: ${name}`)).toEqual([
    'author: Mira Ek',
    'illustrator: Ola Berg',
    'translator: Ann Lee',
    'author: Eva Ros',
    'narrator: Eva Ros',
    'contributor: Per Ask',
  ]);
});

test('a description in HTML is read as paragraphs of plain text, and nothing of it is run', () => {
  expect(paragraphsOf('<p>One &amp; <b>two</b></p><p>Three</p><script>alert(1)</script>')).toEqual(['One & two', 'Three']);
  expect(paragraphsOf('Plain\ntext.\n\nMore < less')).toEqual(['Plain text.', 'More < less']);
  expect(paragraphsOf('<img src="x" onerror="alert(1)">')).toEqual([]);
});

test('the ISBN is found among the identifiers, and the identifier is the one that the package names', () => {
  const found = read('<dc:identifier id="own">urn:uuid:1-2</dc:identifier><dc:identifier>urn:isbn:978-91-1-234567-8</dc:identifier>');
  expect([found.isbn, found.identifier]).toEqual(['978-91-1-234567-8', 'urn:uuid:1-2']);
  expect(read('<dc:identifier id="own">9789112345678</dc:identifier>').isbn).toBe('9789112345678');
  expect(read('<dc:identifier id="own">urn:uuid:978911234567</dc:identifier>').isbn).toBeUndefined();
});

test('the date is that of the publication, not of a change', () => {
  expect(read('<dc:date opf:event="modification">2024</dc:date><dc:date opf:event="publication">2019-05</dc:date>').published).toBe(
    '2019-05',
  );
  expect(read('<dc:date>2019</dc:date>').published).toBe('2019');
});

test('the cover is that of EPUB 3 or of EPUB 2', () => {
  expect(read('', '<item id="pic" href="c.png" properties="svg cover-image"/>').coverId).toBe('pic');
  expect(read('<meta name="cover" content="old"/>').coverId).toBe('old');
  expect(read('').coverId).toBeUndefined();
});

test('an empty package says nothing', () => {
  expect(read('<dc:publisher> </dc:publisher>')).toMatchObject({
    contributors: [],
    publishers: [],
    description: [],
    rights: [],
    identifier: '',
  });
});
