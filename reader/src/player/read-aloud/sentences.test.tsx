import { expect, test } from 'vitest';
import { longestPart } from './segments.ts';
import { sentencesOf, utteranceOf } from './sentences.ts';

/** Returns the sentences of a page of an English book. */
function read(body: string, language = 'en') {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  return sentencesOf(page, language);
}
const texts = (body: string, language?: string) => read(body, language).map(({ text }) => text);

test('sentences end at their full stops and at their blocks, not at the lines of the source', () => {
  expect(texts('<h1>The lake</h1><p>It lay\n      still. “Count!” said\tthe boy.</p><ul><li>One</li><li>Two</li></ul>')).toEqual([
    'The lake',
    'It lay       still.',
    '“Count!” said the boy.',
    'One',
    'Two',
  ]);
});

test('a table is read cell by cell, and lines of a poem one by one', () => {
  expect(texts('<table><tr><th>Star</th><td>Vega</td></tr></table><p>Still the lake<br>under the moon</p>')).toEqual([
    'Star',
    'Vega',
    'Still the lake',
    'under the moon',
  ]);
});

test('note links, footnotes, page breaks, navigation, annotations of a ruby, ornaments and what is hidden are not read', () => {
  const body = `<nav><a href="#a">Contents</a></nav><p>He counted<a epub:type="noteref" href="#n">12</a> the
    <span epub:type="pagebreak" title="7">7</span><ruby>stars<rt>hoshi</rt></ruby>.</p><aside epub:type="footnote" id="n">A note.</aside>
    <p hidden="">Hidden</p><p aria-hidden="true">Ornament</p><p>* * *</p><audio>No sound</audio>`;
  expect(texts(body).map((text) => text.replace(/\s+/g, ' '))).toEqual(['He counted the stars.']);
});

test('pictures and formulas are read by their alternative text, and decorative ones are not', () => {
  const body = `<figure><img src="a.png" alt="A lake at night"><figcaption>The lake</figcaption></figure><img src="b.png" alt="">
    <img src="c.png" alt="Line" role="presentation"><p><img src="t.png" alt="T">hen <math alttext="x squared"><mi>x</mi></math> came
    <math><mi>y</mi></math></p>`;
  expect(texts(body).map((text) => text.replace(/\s+/g, ' '))).toEqual(['A lake at night', 'The lake', 'Then x squared came']);
});

test('a sentence has the language of most of its letters, and a foreign word in it is a part of its own', () => {
  const [first, second, third] = read(
    '<p>Das Wort <i lang="en">butterfly</i> heißt Falter.</p><p lang="sv">Sjön låg stilla.</p><p lang="und">Still.</p>',
    'de',
  );
  expect(first?.language).toBe('de');
  expect(first?.parts.map(({ from, to, language }) => [first.text.slice(from, to), language])).toEqual([
    ['Das Wort ', 'de'],
    ['butterfly', 'en'],
    [' heißt Falter.', 'de'],
  ]);
  expect([second?.language, third?.language]).toEqual(['sv', 'de']);
});

test('a long sentence is cut at its clauses, and nothing of it is lost', () => {
  const long = `${'The boy counted the stars over the lake, and again, '.repeat(20)}until morning.`;
  const [sentence] = read(`<p>${long}</p>`);
  const parts = sentence?.parts.map(({ from, to }) => sentence.text.slice(from, to)) ?? [];
  expect(parts.join('')).toBe(long);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(longestPart);
  expect(parts.slice(0, -1).every((part) => part.endsWith(', '))).toBe(true);
});

test('a word of a sentence has its place in the document, also after soft hyphens and within elements', () => {
  const [, sentence] = read('<p>Still. Do\u00adnau\u00addampf\u00adschiff <b>fährt</b> weiter.</p>', 'de');
  if (!sentence) throw new Error('There is no sentence');
  const { text, positions } = utteranceOf(sentence, { from: 0, to: sentence.text.length });
  expect(text).toBe('Donaudampfschiff fährt weiter.');
  const at = positions[text.indexOf('fährt')] ?? 0;
  expect(`${sentence.range(at, at + 5)}`).toBe('fährt');
  expect(`${sentence.range()}`).toBe('Do\u00adnau\u00addampf\u00adschiff fährt weiter.');
});

test('a code that is no language is read as text all the same', () => {
  expect(texts('<p lang="x_y z">Still. Dark.</p>')).toEqual(['Still.', 'Dark.']);
});
