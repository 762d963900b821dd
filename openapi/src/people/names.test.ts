import { expect, test } from 'vitest';
import { personConstraints, registrationConstraints } from '../../generated/constraints.ts';

const { pattern } = personConstraints.name;
const isName = (text: string): boolean => new RegExp(pattern, 'u').test(text);

test('one rule is for the names of people, wherever they are written', () => {
  const { firstname, lastname } = registrationConstraints;
  expect([firstname.pattern, lastname.pattern]).toEqual([pattern, pattern]);
});

test.each([
  "Łucja Żółć-O'Neil",
  'محمّد علي',
  '李小龍 (小龙)',
  'Zsófia 👩‍🏫',
  'Ÿ¿~ÿþ>>>???',
  'İpek ıŞık',
  'a\u0310éö\u0332',
  '\u200Fשרה\u200E Cohen',
  'می\u200Cخواهم',
  'X',
])('%s is a name', (name) => {
  expect(isName(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['spaces', '  '],
  ['zero width spaces', '\u200B\u200B'],
  ['a Hangul filler', '\u3164'],
  ['an empty braille cell', '\u2800'],
  ['a mark of direction alone', '\u200F'],
])('%s is no name', (_kind, name) => {
  expect(isName(name)).toBe(false);
});

test.each([
  ['a line break', '\n'],
  ['a control character', '\u0007'],
  ['a right-to-left override', '\u202E'],
  ['an embedding', '\u202A'],
  ['an isolate', '\u2067'],
])('a name with %s is refused', (_kind, sign) => {
  expect(isName(`Maja${sign}Holm`)).toBe(false);
});
