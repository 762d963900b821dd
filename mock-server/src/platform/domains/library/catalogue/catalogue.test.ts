import { expect, test } from 'vitest';
import { realmIdentities, realms } from '../../../database/realms.ts';
import { bookOf } from './catalogue.ts';
import { sampleBookId } from './sampleBookId.ts';

test.each(realms)('the sample book of %s can be read, and has no sign language that a plan opens', (realm) => {
  const book = bookOf(sampleBookId(realm));
  expect(book?.content).toBeDefined();
  expect(book?.signLanguages).toEqual([]);
});

test.each(['de', 'fi', 'se', 'uk', 'us'] as const)('the sample book of %s has text or narration in the language of the realm', (realm) => {
  const language = realmIdentities[realm].locale.slice(0, 2);
  const book = bookOf(sampleBookId(realm));
  expect([book?.language, ...(book?.audioLanguages ?? [])]).toContain(language);
});
