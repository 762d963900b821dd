import { expect, test } from 'vitest';
import { formatPublicationDate } from './publicationDate.ts';

test.each([
  ['2019', '2019'],
  ['2019-05', 'May 2019'],
  ['2019-05-07', '7 May 2019'],
  ['2019-05-07T23:30:00-11:00', '7 May 2019'],
  ['2019-13', '2019-13'],
  ['spring 2019', 'spring 2019'],
])('the date %s is shown as %s', (written, shown) => {
  expect(formatPublicationDate(written, 'en-GB')).toBe(shown);
});
