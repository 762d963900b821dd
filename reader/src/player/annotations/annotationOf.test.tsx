import { expect, test } from 'vitest';
import { fakeItem } from '../testing/fakeOpenBook.ts';
import {
  annotationOf,
  cfiOfAnnotation,
  isAnnotation,
  itemOfAnnotation,
  noteOf,
  passageOfAnnotation,
  quoteOf,
  withColour,
  withNote,
} from './annotationOf.ts';
import { passageOfRange, rangeOfPassage, textIn } from './passage.ts';

const folder = 'https://books.example/b/';

function pageOf(body: string): Document {
  const source = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page</title></head><body>${body}</body></html>`;
  return new DOMParser().parseFromString(source, 'application/xhtml+xml');
}

/** Selects from the first letter of a text of the page to the last one of another. */
function select(page: Document, from: string, to: string): Range {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION);
  const range = page.createRange();
  let hasStarted = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const data = node.nodeValue ?? '';
    if (!hasStarted && data.includes(from)) {
      range.setStart(node, data.indexOf(from));
      hasStarted = true;
    }
    if (hasStarted && data.includes(to)) {
      range.setEnd(node, data.lastIndexOf(to) + to.length);
      return range;
    }
  }
  throw new Error(`The page has no ${from} … ${to}`);
}

function annotate(page: Document, range: Range) {
  const passage = passageOfRange(range, textIn(page));
  if (!passage) throw new Error('Nothing is selected');
  return annotationOf(passage, page, fakeItem(1), folder, 'green');
}

/** Returns the text where an annotation is found in a page. */
function textAt(annotation: ReturnType<typeof annotate>, page: Document): string | undefined {
  const passage = passageOfAnnotation(annotation, page);
  return passage && rangeOfPassage(passage, page).toString();
}

test.each([
  ['within a text', '<p>The lake lay still.</p>', 'lake', 'lay', 'lake lay'],
  ['across inline markup', '<p>The <b>la</b>ke <i>lay</i> still.</p>', 'la', 'lay', 'lake lay'],
  ['across paragraphs', '<p>The lake lay still.</p><p>The boy counted.</p>', 'still', 'boy', 'still. The boy'],
  ['over the line breaks of the source', '<p>The lake\n      lay\tstill.</p>', 'lake', 'still', 'lake lay still'],
  ['over soft hyphens', '<p>The moun\u00adtain lake.</p>', 'moun', 'lake', 'mountain lake'],
  [
    'in the text of a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg"><text><tspan>The lake</tspan> lay</text></svg>',
    'lake',
    'lay',
    'lake lay',
  ],
  ['in Arabic', '<p dir="rtl">كانت البحيرة هادئة</p>', 'البحيرة', 'هادئة', 'البحيرة هادئة'],
  ['in Japanese with its reading', '<p>湖は<ruby>静<rt>しず</rt></ruby>かだった。</p>', '静', 'かだ', '静かだ'],
  ['in a CDATA section', '<p><![CDATA[The lake lay still.]]></p>', 'lake', 'lay', 'lake lay'],
])('a selection %s is quoted as it is read, and found again', (_, body, from, to, quote) => {
  const page = pageOf(body);
  const annotation = annotate(page, select(page, from, to));
  expect(quoteOf(annotation)).toBe(quote);
  const found = passageOfAnnotation(annotation, page);
  expect(found).toEqual(passageOfRange(select(page, from, to), textIn(page)));
});

test('an annotation is a Web Annotation with the path in the package, a range CFI, and its text with the letters around it', () => {
  const page = pageOf('<h1>Night</h1><p>In the evening the lake lay still, and the boy counted its stars.</p>');
  const annotation = annotate(page, select(page, 'lake', 'still'));
  expect(annotation).toEqual({
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    type: 'Annotation',
    motivation: 'highlighting',
    created: annotation.modified,
    modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    target: {
      source: '1.xhtml',
      styleClass: 'green',
      selector: [
        {
          type: 'FragmentSelector',
          conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html',
          value: 'epubcfi(/6/4!/4/4,/1:19,/1:33)',
        },
        {
          type: 'TextQuoteSelector',
          exact: 'lake lay still',
          prefix: 'Night In the evening the ',
          suffix: ', and the boy counted its stars.',
        },
      ],
    },
  });
  expect(isAnnotation(annotation)).toBe(true);
});

test('a selection that starts and ends between elements, as that of a triple click, has the text between them', () => {
  const page = pageOf('<p>One.</p><p>  The lake lay still.  </p><p>Two.</p>');
  const range = page.createRange();
  const [, second, third] = page.querySelectorAll('p');
  range.setStart(second?.firstChild ?? page, 0);
  range.setEnd(third ?? page, 0);
  expect(quoteOf(annotate(page, range))).toBe('The lake lay still.');
});

test('a selection without text that is read is no passage', () => {
  const page = pageOf('<p>The lake <img alt=""/> </p><p hidden="">Not shown</p>');
  const range = page.createRange();
  range.selectNodeContents(page.querySelector('[hidden]') ?? page);
  expect(passageOfRange(range, textIn(page))).toBeUndefined();
});

test('in a new edition the text is found where it moved to, among several of its kind by the letters around it', () => {
  const page = pageOf('<p>The boy sang. The boy slept at home.</p>');
  const annotation = annotate(page, select(page, 'boy slept', 'boy slept'));
  const short = annotate(page, (() => select(page, 'The boy slept', 'The boy'))());
  const edition = pageOf(
    '<section><p>New words. The boy slept at home.</p><p>The boy ran.</p><p>The boy sang. The boy slept at home.</p></section>',
  );
  expect(textAt(annotation, edition)).toBe('boy slept');
  const range = rangeOfPassage(passageOfAnnotation(short, edition) ?? { from: 0, to: 1 }, edition);
  expect(range.startContainer.textContent).toBe('The boy sang. The boy slept at home.');
  expect(range.startOffset).toBe(14);
});

test('a CFI that leads to another text now is not believed', () => {
  const page = pageOf('<p>The lake lay still that evening.</p><p>A boat came.</p>');
  const annotation = annotate(page, select(page, 'lake', 'evening'));
  expect(textAt(annotation, pageOf('<p>Another book says so.</p><p>The lake lay\n still that evening.</p>'))).toBe(
    'lake lay\n still that evening',
  );
});

test('a text that is gone is not found, nor a short word among other letters', () => {
  const page = pageOf('<p>In the evening the boy counted its stars.</p>');
  const annotation = annotate(page, select(page, 'boy', 'boy'));
  expect(textAt(annotation, pageOf('<p>No child here.</p>'))).toBeUndefined();
  expect(textAt(annotation, pageOf('<p>Every boy knows.</p>'))).toBeUndefined();
});

test('a broken CFI of another program is replaced by the quote', () => {
  const page = pageOf('<p id="a\'b">The lake lay still.</p>');
  const annotation = annotate(page, select(page, 'lake', 'still'));
  const [fragment, quote] = annotation.target.selector;
  for (const value of ['epubcfi(/6/4!/4/2,/1:300,/1:400)', 'epubcfi(/6/4!/40/2)', 'epubcfi(nonsense)', 'nonsense']) {
    const broken = { ...annotation, target: { ...annotation.target, selector: [{ ...fragment, value }, quote] as const } };
    expect(textAt({ ...broken, target: { ...broken.target, selector: [...broken.target.selector] } }, page)).toBe('lake lay still');
  }
});

test('a note makes a comment of a highlight, an empty one a highlight again, and each change is newer than the one before', () => {
  const page = pageOf('<p>The lake</p>');
  const highlight = { ...annotate(page, select(page, 'lake', 'lake')), modified: '2999-01-01T00:00:00.000Z' };
  const commented = withNote(highlight, ' Which lake? ');
  expect([commented.motivation, noteOf(commented), commented.modified]).toEqual(['commenting', 'Which lake?', '2999-01-01T00:00:00.001Z']);
  const again = withNote(commented, '  ');
  expect([again.motivation, 'body' in again, again.modified]).toEqual(['highlighting', false, '2999-01-01T00:00:00.002Z']);
  expect(withColour(again, 'pink').target.styleClass).toBe('pink');
});

test('the document of an annotation is found by its path, in a copy with another root by the end of it, and otherwise by its CFI', () => {
  const items = [fakeItem(0), fakeItem(1, { href: `${folder}text/two.xhtml` }), fakeItem(2)];
  const page = pageOf('<p>The lake</p>');
  const made = annotate(page, select(page, 'lake', 'lake'));
  const from = (source: string) => itemOfAnnotation({ ...made, target: { ...made.target, source } }, items, folder)?.index;
  expect(['2.xhtml', 'text/two.xhtml', 'OEBPS/text/two.xhtml', 'two.xhtml', 'gone.xhtml'].map(from)).toEqual([2, 1, 1, 1, 1]);
  expect(cfiOfAnnotation(made)).toContain('/6/4!');
});

test.each([null, {}, { id: 'a', target: {} }, { id: 'a', target: { source: 'a', selector: [{}, {}] } }])(
  'a value that is no annotation is not shown: %j',
  (value) => expect(isAnnotation(value)).toBe(false),
);
