import { expect, test } from 'vitest';
import { isAnswers, unsavedAnswers, withDraft } from './unsavedAnswers.ts';

const saved = { e1: { '0': { value: 'Stars' }, '1': { optionId: 'a' } } };

test('only answers that differ from the saved ones are unsaved', () => {
  const draft = { e1: { '0': { value: 'Stars and lights' }, '1': { optionId: 'a' } }, e2: { '0': { value: '' } } };
  expect(unsavedAnswers(saved, draft)).toEqual({ e1: { '0': { value: 'Stars and lights' } } });
  expect(unsavedAnswers(saved, { e1: { '0': { value: '' } } })).toEqual({ e1: { '0': { value: '' } } });
});

test('a draft replaces its own answers only, so that what another device has saved stays', () => {
  expect(withDraft(saved, { e1: { '1': { optionId: 'b' } } })).toEqual({ e1: { '0': { value: 'Stars' }, '1': { optionId: 'b' } } });
});

test.each<[unknown, boolean]>([
  [saved, true],
  [{}, true],
  [null, false],
  [{ e1: [] }, false],
  [{ e1: { '0': { value: 1 } } }, false],
])('a stored value is a draft if it has the shape of answers: %j', (value, expected) => {
  expect(isAnswers(value)).toBe(expected);
});
