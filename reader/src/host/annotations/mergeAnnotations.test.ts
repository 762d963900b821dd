import { expect, test } from 'vitest';
import { mergeAnnotations, mergeDeletion } from './mergeAnnotations.ts';
import { summaryOf, testAnnotation } from './testing/annotations.ts';

type Content = Parameters<typeof testAnnotation>[0];

const merged = (base: Content, theirs: Content, mine: Content): string => {
  const result = mergeAnnotations(base && testAnnotation(base), testAnnotation(theirs), testAnnotation(mine)).merged;
  return result ? summaryOf(result) : '';
};

test.each<[title: string, base: Content, theirs: Content, mine: Content, expected: string]>([
  ['the later colour wins', {}, { colour: 'green', minute: 1 }, { colour: 'blue', minute: 2 }, 'blue'],
  ['the later colour wins also if it is theirs', {}, { colour: 'green', minute: 2 }, { colour: 'blue', minute: 1 }, 'green'],
  ['an older note and a later colour are both there', {}, { note: 'Why?', minute: 1 }, { colour: 'blue', minute: 2 }, 'blue: Why?'],
  ['an older colour and a later note are both there', {}, { colour: 'pink', minute: 1 }, { note: 'Why?', minute: 2 }, 'pink: Why?'],
  ['of two notes both texts stay, the later one last', { note: 'a' }, { note: 'b', minute: 2 }, { note: 'c', minute: 1 }, 'yellow: c\n\nb'],
  ['of two first notes both texts stay', {}, { note: 'b', minute: 1 }, { note: 'c', minute: 2 }, 'yellow: b\n\nc'],
  ['a note that the other side has removed stays if it was changed', { note: 'a' }, { minute: 2 }, { note: 'c', minute: 1 }, 'yellow: c'],
  ['a note that one side has removed is gone', { note: 'a' }, { note: 'a', colour: 'pink' }, { minute: 2 }, 'pink'],
  [
    'a note that is changed again replaces its own paragraph',
    { note: 'c' },
    { note: 'b\n\nc' },
    { note: 'd', minute: 2 },
    'yellow: b\n\nd',
  ],
  [
    'a note that arrived although its response was lost is there once',
    undefined,
    { note: 'Wh' },
    { note: 'Why?', minute: 2 },
    'yellow: Why?',
  ],
])('%s', (_title, base, theirs, mine, expected) => {
  expect(merged(base, theirs, mine)).toBe(expected);
});

test('a passage that one side has made longer stays longer, and the note of the other side is there', () => {
  const longer = testAnnotation({ exact: 'the lake at night', minute: 1 });
  const { merged: result } = mergeAnnotations(testAnnotation(), testAnnotation({ note: 'Why?', minute: 2 }), longer);
  expect(result?.target.selector[1].exact).toBe('the lake at night');
  expect(result?.body?.value).toBe('Why?');
});

test('a change wins over a deletion by another device', () => {
  const mine = testAnnotation({ note: 'Why?' });
  expect(mergeAnnotations(testAnnotation(), undefined, mine)).toEqual({ merged: mine });
});

test('a deletion wins over a colour of another device, and not over a note that the user has not seen', () => {
  const seen = [testAnnotation({ note: 'a' }), testAnnotation({ note: 'b' })];
  const colour = testAnnotation({ note: 'a', colour: 'pink' });
  const note = testAnnotation({ note: 'c' });
  expect(mergeDeletion(seen, colour).merged).toBeUndefined();
  expect(mergeDeletion(seen, note).merged).toBe(note);
});

test('two notes that are too long for one annotation become two of the same passage', () => {
  const [theirs, mine] = ['b', 'c'].map((letter) => testAnnotation({ note: letter.repeat(6000) }));
  if (!theirs || !mine) throw new Error('There are no notes');
  const { merged: result, copy } = mergeAnnotations(testAnnotation(), theirs, mine);
  expect(result).toBe(theirs);
  expect(copy).toEqual({ ...mine, id: expect.stringMatching(/^urn:uuid:/) });
  expect(copy?.id).not.toBe(mine.id);
});
