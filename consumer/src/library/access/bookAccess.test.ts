import type { Entitlement } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { book } from '../testing/book.ts';
import { bookAccess } from './bookAccess.ts';

const none: Entitlement = { opensBooks: false, opensSignLanguage: false, openedBy: 'school' };
const library: Entitlement = { opensBooks: true, opensSignLanguage: false, openedBy: 'plan' };
const open = { isReadable: true, isFreeSample: false, openedBy: undefined, signLanguageOpenedBy: undefined };
const notHere = { ...open, isReadable: false };
const signed = book({ signLanguages: ['tsp'] });

test.each([
  ['a book, where the entitlement is unknown,', undefined, signed, open],
  ['a book without a subscription', none, signed, { ...open, openedBy: 'school' }],
  ['the sample book without a subscription', none, { ...signed, sample: true }, { ...open, isFreeSample: true }],
  ['a book of a plan without sign language', library, signed, { ...open, signLanguageOpenedBy: 'plan' }],
  ['a book that has no sign language', library, book(), open],
  ['the sample book of a plan without sign language', library, { ...signed, sample: true }, open],
  ['a book that is not here, without a subscription', none, { ...signed, readable: false }, notHere],
  ['a sample book that is not here', none, { ...signed, sample: true, fileUrl: null }, notHere],
  ['a book of a plan with sign language', { ...library, opensSignLanguage: true }, signed, open],
] as const)('%s opens to the user as the service decides', (_title, entitlement, one, access) => {
  expect(bookAccess(entitlement, one)).toEqual(access);
});
