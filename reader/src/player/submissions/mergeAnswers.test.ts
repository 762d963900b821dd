import { expect, test } from 'vitest';
import {
  draftRequest,
  emptyDraft,
  isAnswers,
  mergeAnswers,
  readDraft,
  textOf,
  unsavedDraft,
  withAnswers,
  withTyped,
} from './mergeAnswers.ts';
import type { Answers } from './Submission.ts';

const saved = { e1: { '0': { value: 'Stars' }, '1': { optionId: 'a' } } };

/** One question with an answer; without one for undefined. */
const question = (text: string | undefined): Answers => (text === undefined ? {} : { e1: { '0': { value: text } } });
const textIn = (answers: Answers): string | undefined => {
  const answer = answers.e1?.['0'];
  return answer && textOf(answer);
};

const texts = [undefined, '', 'a', 'b', 'c'] as const;

test.each(texts.flatMap((base) => texts.flatMap((typed) => texts.map((stored) => [base, typed, stored] as const))))(
  'no text is lost unasked: base %j, typed %j, saved %j',
  (base, typed, stored) => {
    const { mine, conflicts } = mergeAnswers({ base: question(base), answers: question(typed) }, question(stored));
    const isTypedHere = typed !== undefined && typed !== base;
    const isSame = typed === (stored ?? '');
    const isSavedSince = base === undefined || base !== (stored ?? '');
    expect(textIn(mine)).toBe(isTypedHere && !isSame && !isSavedSince ? typed : undefined);
    expect(textIn(conflicts)).toBe(isTypedHere && !isSame && isSavedSince ? typed : undefined);
    const { answers } = unsavedDraft({ base: question(base), answers: question(typed) }, question(stored));
    expect(textIn(answers)).toBe(isTypedHere && !isSame ? typed : undefined);
  },
);

test('questions are merged one by one: only one that both have changed asks', () => {
  const base = { e1: { '0': { value: 'Stars' }, '1': { optionId: 'a' } }, e2: { '0': { value: '' } } };
  const typed = { e1: { '0': { value: 'Lights' }, '1': { optionId: 'b' } }, e2: { '0': { value: 'Boats' } } };
  const others = { e1: { '0': { value: 'Lamps' }, '1': { optionId: 'a' } }, e3: { '0': { value: 'More' } } };
  const { mine, conflicts } = mergeAnswers({ base, answers: typed }, others);
  expect(conflicts).toEqual({ e1: { '0': { value: 'Lights' } } });
  expect(withAnswers(others, mine)).toEqual({
    e1: { '0': { value: 'Lamps' }, '1': { optionId: 'b' } },
    e2: { '0': { value: 'Boats' } },
    e3: { '0': { value: 'More' } },
  });
});

test('a draft is sent as it is over the answers that it was typed over, unless something is to be chosen or shortened first', () => {
  const draft = withTyped(emptyDraft, saved, 'e1', 0, { value: 'Boats' });
  const etag = '"read"';
  expect(draftRequest(draft, { etag, answers: saved })).toEqual({
    etag,
    answers: { e1: { '0': { value: 'Boats' }, '1': { optionId: 'a' } } },
  });
  expect(draftRequest(draft, { answers: saved })).toBeUndefined();
  expect(draftRequest(draft, { etag, answers: question('Lamps') })).toBeUndefined();
  const long = withTyped(emptyDraft, saved, 'e1', 0, { value: 'x'.repeat(10_001) });
  expect(draftRequest(long, { etag, answers: saved })).toBeUndefined();
});

test('a draft knows what it replaces from the first key on, whatever is saved meanwhile', () => {
  const first = withTyped(emptyDraft, saved, 'e1', 0, { value: 'Stars!' });
  const second = withTyped(first, question('Lamps'), 'e1', 0, { value: 'Stars!!' });
  expect(second).toEqual({ answers: question('Stars!!'), base: question('Stars') });
  expect(withTyped(emptyDraft, saved, 'e2', 0, { value: 'Boats' }).base).toEqual({ e2: { '0': { value: '' } } });
});

test.each<[unknown, boolean]>([
  [saved, true],
  [{}, true],
  [null, false],
  [{ e1: [] }, false],
  [{ e1: { '0': { value: 1 } } }, false],
])('a value is answers if it has their shape: %j', (value, expected) => {
  expect(isAnswers(value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  [
    { answers: saved, base: {} },
    { answers: saved, base: {} },
  ],
  // Of an earlier release.
  [saved, { answers: saved, base: {} }],
  [null, undefined],
  ['{}', undefined],
  [{ answers: saved, base: 1 }, undefined],
])('a stored draft is read with its base, and one without has none: %j', (value, expected) => {
  expect(readDraft(value)).toEqual(expected);
});
