import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { comparisonKey } from './comparisonKey.ts';

test.each([
  ['a capital letter', 'Maja.Holm@Example.SE', 'maja.holm@example.se'],
  ['a Kelvin sign', 'mi\u212Ae@skola.example', 'mike@skola.example'],
  ['an Ångström sign', '\u212Bsa@skola.example', 'åsa@skola.example'],
  ['a letter written as two characters', 'A\u030Asa@skola.example', 'åsa@skola.example'],
  ['full width', '\uFF4D\uFF49\uFF4B\uFF45@skola\uFF0Eexample', 'mike@skola.example'],
  ['a ligature', '\uFB01ona', 'fiona'],
  ['a long s', '\u017Fara@skola.example', 'sara@skola.example'],
  ['a sigma at the end of a word', 'ΜΑΡΙΟΣ.Κ@skola.example', 'μαριος.κ@skola.example'],
  ['a zero width space', 'mi\u200Bke@skola.example', 'mike@skola.example'],
  ['a domain in letters of a language', 'maja@BÜCHER.example', 'maja@xn--bcher-kva.example'],
])('%s makes no other address', (_kind, written, same) => {
  expect(comparisonKey(written)).toBe(comparisonKey(same));
});

test.each([
  ['a dotless i', 'm\u0131ke@skola.example'],
  ['a letter of another script', 'mik\u0435@skola.example'],
  ['a letter with an accent', 'mikè@skola.example'],
  ['another domain', 'mike@skola2.example'],
])('%s makes another address', (_kind, written) => {
  expect(comparisonKey(written)).not.toBe(comparisonKey('mike@skola.example'));
});

test('a sharp s is not a double s, as in the names of domains', () => {
  expect(comparisonKey('straße@straße.example')).toBe('straße@xn--strae-oqa.example');
});

test('the key of a key is the key', () => {
  for (const text of ['\u0130x@\u0130x.example', 'ΣΣ', 'ẞ@ẞ.example', '\uFDFA', '\u1E9B\u0323@a.b', 'a@b@C', '@', 'a@b/c', 'a@1.2', ''])
    expect(comparisonKey(comparisonKey(text)), text).toBe(comparisonKey(text));
});

test('a domain is written as Node writes it', () => {
  for (const domain of ['bücher.example', 'пример.испытание', '例え.テスト', 'example.se', 'fußball.example', 'a-b.example'])
    expect(comparisonKey(`maja@${domain}`)).toBe(`maja@${domainToASCII(domain)}`);
});

test('what is no domain is compared as it is', () => {
  expect(comparisonKey('maja@skola.example/@x')).toBe('maja@skola.example/@x');
  expect(comparisonKey('maja@a..b:80')).toBe('maja@a..b:80');
});
