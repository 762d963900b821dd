import { expect, test } from 'vitest';
import { playerPath, takePlayerStart } from './playerPath.ts';

test('the path of a book in the player names the form and the document that it opens with', () => {
  expect(playerPath('a/b')).toBe('/bookshelf/play/id/a%2Fb');
  expect(playerPath('book-1', { submissionId: 's 1', href: 'text/1.xhtml#s2' })).toBe(
    '/bookshelf/play/id/book-1?submission=s+1&at=text%2F1.xhtml%23s2',
  );
});

test.each([{}, { submissionId: 's 1' }, { href: 'text/1.xhtml#s2' }, { submissionId: 's1', href: 'text/å.xhtml' }])(
  'the start %o is read from the path that has it, once',
  (start) => {
    const { start: read, rest } = takePlayerStart(`https://se.example${playerPath('book-1', start)}`);
    expect(read).toEqual(start);
    expect(rest).toBe('https://se.example/bookshelf/play/id/book-1');
  },
);

test('a URL without a start stays as it is written', () => {
  const url = 'https://se.example/reader/book-1?fileUrl=https%3A%2F%2Fa.example%2Fmy%20book';
  expect(takePlayerStart(url)).toEqual({ start: {}, rest: url });
});
