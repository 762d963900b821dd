import { expect, test } from 'vitest';
import { questionsCount, type Submission, shortDate, withAnswer, withPage, withPageOf } from './Submission.ts';

const submission = (id: string, contents: readonly number[] = []): Submission => ({
  id,
  status: 'InProgress',
  answers: {},
  context: {
    type: 'Assignment',
    assignment: {
      id: 'a',
      title: 'Stars',
      description: '',
      createdAt: '2025-09-01T08:00:00.000Z',
      objective: {
        exercises: contents.map((count, index) => ({
          id: `e${index}`,
          content: Array.from({ length: count }, () => ({ type: 'open-question' as const, phrase: 'Why?' })),
        })),
      },
    },
  },
});

test('reader §9: the questions count is the sum of the exercise contents', { tags: ['reader §9.31'] }, () => {
  expect(questionsCount(submission('s1', [2, 3]))).toBe(5);
  const exercise = { id: 'e', title: 'Quiz' };
  expect(questionsCount({ ...submission('s2'), context: { type: 'Quiz', exercise } })).toBe(0);
  const content = [{ type: 'open-question' as const, phrase: 'Why?' }];
  expect(questionsCount({ ...submission('s2'), context: { type: 'Quiz', exercise: { ...exercise, content } } })).toBe(1);
});

test('reader §9: dates are shown as dd/mm/yyyy', { tags: ['reader §9.32'] }, () => {
  expect(shortDate('2025-09-03T12:00:00.000Z')).toBe('03/09/2025');
  expect(shortDate('2024-12-31T12:00:00.000Z')).toBe('31/12/2024');
  expect(shortDate('soon')).toBe('');
});

test('reader §7: duplicates are dropped by id when another page is added', { tags: ['reader §7 Submissions service.6'] }, () => {
  const list = withPage([submission('a'), submission('b')], [submission('b'), submission('c'), submission('c')]);
  expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('reader §7: each context keeps its own cursor', { tags: ['reader §7 Submissions service.5'] }, () => {
  const all = withPageOf(new Map(), undefined, { data: [submission('a')], cursor: 'after a' });
  const one = withPageOf(all, 'assignment-1', { data: [submission('b')], cursor: 'after b' });
  const further = withPageOf(one, undefined, { data: [submission('b')], cursor: null });
  expect(further.get(undefined)).toEqual({ submissions: [submission('a'), submission('b')], cursor: null });
  expect(further.get('assignment-1')).toEqual({ submissions: [submission('b')], cursor: 'after b' });
});

test('reader §3: answers are keyed by exercise id, then by the index of the question', { tags: ['reader §3.3'] }, () => {
  const first = withAnswer({}, 'e1', 0, { value: 'Stars' });
  expect(withAnswer(first, 'e1', 2, { optionId: 'b' })).toEqual({ e1: { '0': { value: 'Stars' }, '2': { optionId: 'b' } } });
});
