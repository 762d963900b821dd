import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../settings/settings.ts';
import { fakeSpeech, fakeVoice } from '../testing/fakeSpeech.ts';
import { loadTexts } from '../ui/texts.ts';
import type { Answers, BookPlace, Draft, ExerciseItem, Submission, SubmissionDrafts, SubmissionSource } from './Submission.ts';
import { SubmissionsPanel } from './SubmissionsPanel.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const assignment = (id: string, title: string, rest: Partial<Submission> = {}): Submission => ({
  id,
  status: 'InProgress',
  answers: {},
  context: {
    type: 'Assignment',
    assignment: {
      id: `assignment-${id}`,
      title,
      description: 'Read chapter 1 and answer the questions.',
      createdAt: '2025-09-03T10:00:00.000Z',
      objective: {
        exercises: [
          {
            id: 'e1',
            content: [
              { type: 'open-question', phrase: 'What did the boy count?', targetAnswers: ['Stars', 'Lights'] },
              {
                type: 'closed-question',
                phrase: 'Where did he stand?',
                answer: {
                  options: [
                    { id: 'a', text: 'On the jetty' },
                    { id: 'b', text: 'On the roof' },
                  ],
                  correctOptionId: 'a',
                },
              },
            ],
          },
          {
            id: 'e2',
            content: [
              { type: 'reflection-task', title: 'Counting', description: 'What would you count at night?' },
              { type: 'external-reference', url: 'https://stars.example/', text: 'A map of the stars' },
            ],
          },
        ],
      },
    },
  },
  ...rest,
});

async function open(rest: Partial<SubmissionSource> = {}, firstId?: string) {
  const source = {
    list: vi.fn(async () => ({ data: [assignment('1', 'Stars')], cursor: null })),
    update: vi.fn(async (id: string, change: Pick<Submission, 'status' | 'answers'>) => assignment(id, 'Stars', change)),
    ...rest,
  };
  const [onClose, onError, onShowPage, onReadAloud] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const settings = createSettingsStore(undefined, undefined, window);
  function Panel() {
    return (
      <SubmissionsPanel
        source={source}
        book={{ id: 'book-1', showPage: onShowPage }}
        settings={settings}
        onReadAloud={onReadAloud}
        firstId={firstId}
        share={40}
        isFormModal={false}
        takesFocus
        guard={useLeaveGuard()}
        onClose={onClose}
        onError={onError}
      />
    );
  }
  const { unmount } = render(
    <I18nextProvider i18n={await loadTexts('en-GB')}>
      <Panel />
    </I18nextProvider>,
  );
  return { source, onClose, onError, onShowPage, onReadAloud, unmount };
}

/** A device that keeps drafts. */
function createDevice() {
  const stored = new Map<string, Draft>();
  const drafts: SubmissionDrafts = {
    get: (id) => stored.get(id),
    set: (id, draft) => void stored.set(id, draft),
    remove: (id) => void stored.delete(id),
  };
  return { stored, drafts };
}
/** Returns whether the browser would ask before it unloads the page. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const openQuestion = () => screen.getByRole('textbox', { name: 'What did the boy count?' });

test('the panel lists one card for each assignment, with status, number of questions and date', {
  tags: ['reader §2.30', 'reader §4 Submissions panel.4'],
}, async () => {
  await open();
  expect(await button(/Stars/)).toHaveTextContent('StarsIn progress4 questionsGiven 03/09/2025');
});

test('reader §3: a submission is in progress or submitted, and belongs to an assignment or a quiz', {
  tags: ['reader §0.4', 'reader §3.2', 'reader §3.7'],
}, async () => {
  const quiz = assignment('2', '', { status: 'Submitted', context: { type: 'Quiz', exercise: { id: 'e9', title: 'Which star is it?' } } });
  await open({ list: async () => ({ data: [assignment('1', 'Stars'), quiz], cursor: null }) });
  expect(await button(/^Stars/)).toHaveTextContent('In progress');
  expect(await button(/^Which star is it/)).toHaveTextContent('QuizSubmitted');
});

test('reader §3: the form of an assignment shows its title, its description and its exercises', { tags: ['reader §3.6'] }, async () => {
  await open();
  await press(/Stars/);
  expect(screen.getByRole('heading', { name: 'Stars' })).toBeVisible();
  expect(screen.getByText('Read chapter 1 and answer the questions.')).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

test('the panel loads further pages by the cursor, and drops duplicates', { tags: ['reader §3.1'] }, async () => {
  const list = vi.fn(async (cursor: string | undefined) =>
    cursor
      ? { data: [assignment('2', 'Boat'), assignment('3', 'Lamp')], cursor: null }
      : { data: [assignment('1', 'Stars'), assignment('2', 'Boat')], cursor: 'next' },
  );
  await open({ list });
  await press('Show more');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(list.mock.calls).toEqual([
    [undefined, undefined],
    ['next', undefined],
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an account of several people sees the questions without fields, and not what is saved', async () => {
  const answered = assignment('1', 'Stars', { answers: { e1: { '0': { value: 'Lights' }, '1': { optionId: 'a' } } } });
  await open({ isReadOnly: true, isShared: true, list: async () => ({ data: [answered], cursor: null }) });
  await press(/Stars/);
  for (const text of ['What did the boy count?', 'Where did he stand?', 'On the jetty', 'Counting', 'A map of the stars'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Several people use this account\./)).toBeVisible();
  expect([...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('radio')]).toEqual([]);
  expect(screen.queryByText('Lights')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('the focus stays on "Show more" while there is more, and goes to the first new card after the last page', async () => {
  const pages = [['Stars', 'Boat'], ['Lamp'], ['Owl', 'Net']].map((titles) => titles.map((title) => assignment(title, title)));
  const list: SubmissionSource['list'] = async (cursor) => {
    const page = Number(cursor ?? 0);
    return { data: pages[page] ?? [], cursor: page < 2 ? `${page + 1}` : null };
  };
  await open({ list });
  (await button('Show more')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(await button('Show more')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  expect(await button(/^Owl/)).toHaveFocus();
});

test('the focus stays in the list when a further page fails, and when it is loaded again', async () => {
  let fails = true;
  let answer = () => {};
  const list: SubmissionSource['list'] = async (cursor) => {
    if (cursor === undefined) return { data: [assignment('1', 'Stars')], cursor: 'next' };
    if (fails) throw new Error('503');
    await new Promise<void>((resolve) => (answer = resolve));
    return { data: [assignment('2', 'Boat')], cursor: null };
  };
  await open({ list });
  (await button('Show more')).focus();
  await userEvent.keyboard('{Enter}');
  expect(await button('Try again')).toHaveFocus();
  fails = false;
  await userEvent.keyboard('{Enter}');
  expect(await button('Show more')).toHaveFocus();
  await act(async () => answer());
  expect(await button(/^Boat/)).toHaveFocus();
});

test.each([
  ['has cards', [assignment('1', 'Stars')]],
  ['is empty', []],
])('the focus stays in the list when its first page, which %s, is loaded again after a failure', async (_, data) => {
  const answer = Promise.withResolvers<void>();
  const list = vi
    .fn<SubmissionSource['list']>()
    .mockRejectedValueOnce(new Error('500'))
    .mockRejectedValueOnce(new Error('500'))
    .mockImplementationOnce(async () => {
      await answer.promise;
      return { data, cursor: null };
    });
  await open({ list });
  await press('Try again');
  expect(await button('Try again')).toHaveFocus();
  await press('Try again');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement?.localName).toBe('section');
  await act(async () => answer.resolve());
  if (data.length > 0) expect(await button(/Stars/)).toHaveFocus();
  else expect(document.activeElement?.localName).toBe('section');
});

test('whoever has left "Show more" before the last page is there keeps their focus', async () => {
  let answer = () => {};
  const list: SubmissionSource['list'] = async (cursor) => {
    if (cursor === undefined) return { data: [assignment('1', 'Stars')], cursor: 'next' };
    await new Promise<void>((resolve) => (answer = resolve));
    return { data: [assignment('2', 'Boat')], cursor: null };
  };
  await open({ list });
  await press('Show more');
  const card = await button(/^Stars/);
  card.focus();
  await act(async () => answer());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(card).toHaveFocus();
});

test('the form shows open questions, closed questions, reflection tasks and external references', {
  tags: ['reader §2.31', 'reader §3.8', 'reader §3.11', 'reader §3.12', 'reader §4 Submissions panel.5'],
}, async () => {
  await open();
  await press(/Stars/);
  expect(openQuestion()).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Counting' })).toBeVisible();
  expect(screen.getByText('What would you count at night?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A map of the stars' })).toHaveAttribute('href', 'https://stars.example/');
});

test('saving needs no confirmation and keeps the submission in progress', {
  tags: ['reader §1.7', 'reader §3.4', 'reader §3.5', 'reader §4 Submission status.2', 'reader §5.5', 'reader §6.6'],
}, async () => {
  const { source } = await open();
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Stars');
  await userEvent.click(screen.getByRole('radio', { name: 'On the jetty' }));
  await press('Save');
  const answers = { e1: { '0': { value: 'Stars' }, '1': { optionId: 'a' } } };
  expect(source.update).toHaveBeenCalledExactlyOnceWith('1', { status: 'InProgress', answers }, undefined);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await button('Submit')).toBeEnabled();
});

test('submitting asks for confirmation, and a notice confirms it', {
  tags: ['reader §4 Submission status.1', 'reader §5.1', 'reader §5.2', 'reader §5.3', 'reader §7 Submissions service.12', 'reader §8.23'],
}, async () => {
  const { source } = await open();
  await press(/Stars/);
  await press('Submit');
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit your answers?' });
  expect(dialog).toHaveTextContent('After that the answers cannot be changed.');
  expect(source.update).not.toHaveBeenCalled();
  await press('Yes, submit');
  expect(source.update).toHaveBeenCalledExactlyOnceWith('1', { status: 'Submitted', answers: {} }, undefined);
  expect(await screen.findByText('Your answers have been submitted.')).toBeVisible();
  expect(openQuestion()).toHaveAttribute('readonly');
  await press('Close');
  expect(await button(/^Stars/)).toHaveTextContent('Submitted');
});

test('cancelling the confirmation submits nothing', { tags: ['reader §5.4'] }, async () => {
  const { source } = await open();
  await press(/Stars/);
  await press('Submit');
  expect(await button('Yes, submit')).toBeVisible();
  await press('No, not yet');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(source.update).not.toHaveBeenCalled();
});

test('a submitted submission is read-only, without buttons to save or submit', {
  tags: ['reader §4 Submission status.3', 'reader §4 Submission status.4', 'reader §4 Submission status.5'],
}, async () => {
  const answers = { e1: { '0': { value: 'Stars' } } };
  await open({ list: async () => ({ data: [assignment('1', 'Stars', { status: 'Submitted', answers })], cursor: null }) });
  await press(/Stars/);
  expect(openQuestion()).toHaveValue('Stars');
  expect(openQuestion()).toHaveAttribute('readonly');
  for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled();
  for (const name of ['Save', 'Submit']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test.each([
  [
    'by whom',
    { reopenedByName: 'Astrid Lindqvist' },
    /^Reopened by Astrid Lindqvist: 08\/09\/2025 .*\. You can change your answers and submit them again\.$/,
  ],
  ['that it was, where the account of whoever did it is gone', {}, /^Reopened: 08\/09\/2025 .*\. You can change/],
])('a submission that was reopened says when and %s, and can be answered again', async (_, rest, sentence) => {
  const reopened = assignment('1', 'Stars', { reopenedAt: '2025-09-08T10:15:00.000Z', ...rest });
  await open({ list: async () => ({ data: [reopened], cursor: null }) });
  await press(/Stars/);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(openQuestion()).not.toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('an owner sees the answers, with the target answers and the correct ones as hints', {
  tags: ['reader §3.9', 'reader §3.10', 'reader §6.3', 'reader §6.4', 'reader §6.5'],
}, async () => {
  await open({ isOwner: true });
  await press(/Stars/);
  const hints = await screen.findAllByRole('button', { name: 'Show the target answer' });
  expect(hints[0]).toHaveAccessibleDescription('Target answers: Stars, Lights');
  expect(hints[1]).toHaveAccessibleDescription('Correct answer: On the jetty');
  expect(screen.getByText('Target answers: Stars, Lights', { selector: 'p' })).toBeVisible();
  // At the end of its question.
  expect(hints[1]?.closest('div')).toHaveTextContent(/^Where did he stand/);
  expect(screen.getByRole('radio', { name: 'On the jetty Right answer' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'On the roof' })).toBeVisible();
  expect(openQuestion()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('a teacher finds the submissions of pupils by their names, and reads the answers', async () => {
  const answers = { e1: { '0': { value: 'Stars over the lake' } } };
  const data = [
    assignment('1', 'Stars', { status: 'Submitted', answers, userUid: 'se-user-6', userName: 'Maja Holm' }),
    assignment('2', 'Stars', { userUid: 'se-user-7', userName: 'Olle Berg' }),
  ];
  await open({ isOwner: true, list: async () => ({ data, cursor: null }) });
  expect(await button(/Olle Berg/)).toHaveTextContent('In progress');
  await press(/Maja Holm/);
  expect(screen.getByText('Maja Holm').parentElement).toHaveTextContent('Answers by Maja Holm · Submitted');
  expect(openQuestion()).toHaveValue('Stars over the lake');
  expect(openQuestion()).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Counting' })).toHaveAttribute('placeholder', 'No answer');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a teacher reads when something was begun and handed in, and a dash where the service does not say', async () => {
  const at = new Date();
  at.setHours(10, 42);
  const earlier = new Date(2025, 8, 3, 8, 5).toISOString();
  const data = [
    assignment('1', 'Stars', { status: 'Submitted', userName: 'Maja Holm', startedAt: earlier, submittedAt: at.toISOString() }),
    assignment('2', 'Stars', { userName: 'Olle Berg', startedAt: earlier, answers: { e1: { '0': { value: 'Stars' } } } }),
    assignment('4', 'Stars', { userName: 'Ida Lund' }),
    assignment('3', 'Stars', { status: 'Submitted', userName: 'Anna Ek' }),
  ];
  await open({ isOwner: true, list: async () => ({ data, cursor: null }) });
  expect(await button(/Olle Berg/)).toHaveTextContent('In progress · Started 03/09/2025 08:05');
  expect(await button(/Ida Lund/)).not.toHaveTextContent('Started');
  expect(await button(/Anna Ek/)).toHaveTextContent('Submitted –');
  await press(/Maja Holm/);
  expect(screen.getByText('Maja Holm').parentElement).toHaveTextContent('Answers by Maja Holm · Submitted 10:42');
});

test('a teacher whose pupils have no assignments is told what shows here', async () => {
  await open({ isOwner: true, list: async () => ({ data: [], cursor: null }) });
  expect(await screen.findByText('When you give your pupils an assignment or a quiz, their answers show here.')).toBeVisible();
});

test('answers that could not be saved stay in the form, and the error is shown and reported to the host', {
  tags: ['reader §8.2'],
}, async () => {
  const { onError } = await open({ update: () => Promise.reject(new Error('500')) });
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Stars');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be saved. Your answers are still here; try again.');
  expect(openQuestion()).toHaveValue('Stars');
  expect(onError).toHaveBeenCalledWith('Failed to update submission with id 1.', expect.any(Error));
});

test('a list that fails to load shows an error, reports it to the host and can be retried', { tags: ['reader §8.1'] }, async () => {
  const { onError } = await open({ list: () => Promise.reject(new Error('500')) });
  expect(await screen.findByText('The assignments could not be loaded.')).toBeVisible();
  expect(onError).toHaveBeenCalledWith('Failed to get Submissions. for resource: Assignment.', expect.any(Error));
  expect(await button('Try again')).toBeEnabled();
});

const quiz = (id: string, rest: Partial<Submission> = {}, content?: ExerciseItem[]): Submission =>
  assignment(id, '', {
    context: { type: 'Quiz', exercise: { id: 'e9', title: 'Which star is it?', ...(content && { content }) } },
    ...rest,
  });

const quizContent: ExerciseItem[] = [
  { type: 'open-question', phrase: 'What did the boy count?', targetAnswers: ['Stars'] },
  {
    type: 'closed-question',
    phrase: 'Where did he stand?',
    answer: {
      options: [
        { id: 'a', text: 'On the jetty' },
        { id: 'b', text: 'On the roof' },
      ],
      correctOptionId: 'a',
    },
  },
  { type: 'reflection-task', title: 'Counting', description: 'What would you count at night?' },
  { type: 'external-reference', url: 'https://stars.example/', text: 'A map of the stars' },
];
const listQuizzes = async () => ({ data: [quiz('2', {}, quizContent)], cursor: null });

test.each([
  ['nothing, as of a 202 or a 204', undefined],
  ['null', null],
  ['an object without submissions', {}],
  ['an array', []],
  ['null in the place of the submissions', { data: null, cursor: null }],
  ['null among the submissions', { data: [assignment('1', 'Stars'), null], cursor: null }],
  ['a submission without answers', { data: [{ ...assignment('1', 'Stars'), answers: null }], cursor: null }],
  ['a submission without a context', { data: [{ ...assignment('1', 'Stars'), context: null }], cursor: null }],
  [
    'an assignment without exercises',
    { data: [{ ...assignment('1', 'Stars'), context: { type: 'Assignment', assignment: { title: 'Stars' } } }], cursor: null },
  ],
  ['an error under a success', { errorMessage: 'No', errorType: 'Fault' }],
])('a list that is %s is an error in words, and can be retried', async (_, answer) => {
  const list = vi.fn(async () => JSON.parse(JSON.stringify(answer) ?? 'null'));
  const { onError } = await open({ list });
  expect(await screen.findByText('The assignments could not be loaded.')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith('Failed to get Submissions. for resource: Assignment.', expect.any(TypeError));
  await press('Try again');
  expect(list).toHaveBeenCalledTimes(2);
});

test('a submission of a type that the panel does not know is left out, and properties that it does not know are no error', async () => {
  const survey = { ...assignment('2', ''), context: { type: 'Survey', survey: {} } };
  const page = { data: [{ ...assignment('1', 'Stars'), mood: 'good' }, survey], cursor: null, total: 2 };
  await open({ list: async () => JSON.parse(JSON.stringify(page)) });
  expect(await button(/Stars/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('The assignments could not be loaded.')).toBeNull();
});

test.each([undefined, {}, []])('answers to which the service answers %j are not saved, and stay in the form', async (answer) => {
  const { onError } = await open({ update: async () => JSON.parse(JSON.stringify(answer) ?? 'null') });
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Stars');
  await press('Save');
  expect(await screen.findByText(/could not be saved/)).toBeVisible();
  expect(openQuestion()).toHaveValue('Stars');
  expect(onError).toHaveBeenCalledExactlyOnceWith('Failed to update submission with id 1.', expect.any(TypeError));
});

test('a quiz with its questions is answered, saved and submitted as an assignment is', async () => {
  const update = vi.fn(async (id: string, change: Pick<Submission, 'status' | 'answers'>) => quiz(id, change, quizContent));
  const { drafts, stored } = createDevice();
  await open({ listQuizzes, update, drafts });
  expect(await screen.findByRole('heading', { name: 'Quizzes' })).toBeVisible();
  expect(await button(/^Which star/)).toHaveTextContent('Which star is it?In progress4 questions');
  await press(/^Which star/);
  await userEvent.type(openQuestion(), 'Stars');
  await userEvent.click(screen.getByRole('radio', { name: 'On the jetty' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Counting' }), 'Boats');
  expect(screen.getByRole('link', { name: 'A map of the stars' })).toBeVisible();
  const answers = { e9: { '0': { value: 'Stars' }, '1': { optionId: 'a' }, '2': { value: 'Boats' } } };
  expect(stored.get('2')?.answers).toEqual(answers);
  await press('Save');
  expect(update).toHaveBeenLastCalledWith('2', { status: 'InProgress', answers }, undefined);
  await press('Submit');
  await press('Yes, submit');
  expect(update).toHaveBeenLastCalledWith('2', { status: 'Submitted', answers }, undefined);
  await press('Back to the list');
  expect(await button(/^Which star/)).toHaveTextContent('Submitted');
});

test('a quiz whose questions are in the book says that there is nothing to answer here', async () => {
  await open({ listQuizzes: async () => ({ data: [quiz('2')], cursor: null }) });
  expect(await button(/^Which star/)).toHaveTextContent('Which star is it?In progressQuestions in the book');
  await press(/^Which star/);
  expect(screen.getByText('The questions of this quiz are in the book. There is nothing to answer here.')).toBeVisible();
  for (const name of ['Save', 'Submit']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a teacher reads the answers of a quiz, with its solutions as hints', async () => {
  const answered = quiz('2', { status: 'Submitted', answers: { e9: { '0': { value: 'Lights' } } }, userName: 'Maja Holm' }, quizContent);
  await open({ isOwner: true, listQuizzes: async () => ({ data: [answered], cursor: null }) });
  await press(/Maja Holm/);
  const [first, second] = await screen.findAllByRole('button', { name: 'Show the target answer' });
  expect(first).toHaveAccessibleDescription('Target answers: Stars');
  expect(second).toHaveAccessibleDescription('Correct answer: On the jetty');
  expect(openQuestion()).toHaveValue('Lights');
  expect(openQuestion()).toHaveAttribute('readonly');
});

test.each(['assignments', 'quizzes'])('the %s that cannot be loaded hide nothing else, and are loaded again alone', async (failing) => {
  const fail = vi.fn(async () => Promise.reject(new Error('500')));
  const list = vi.fn(async () => ({ data: [assignment('1', 'Stars')], cursor: null }));
  const isQuizzes = failing === 'quizzes';
  const { onError } = await open(isQuizzes ? { list, listQuizzes: fail } : { list: fail, listQuizzes });
  expect(await screen.findByText(`The ${failing} could not be loaded.`)).toBeVisible();
  expect(await button(isQuizzes ? /^Stars/ : /^Which star/)).toBeVisible();
  expect(onError).toHaveBeenCalledWith(`Failed to get Submissions. for resource: ${isQuizzes ? 'Quiz' : 'Assignment'}.`, expect.any(Error));
  await press('Try again');
  expect(fail).toHaveBeenCalledTimes(2);
  expect(list).toHaveBeenCalledTimes(isQuizzes ? 1 : 0);
});

test('assignments and quizzes have a cursor each, and a submission that is in both lists is shown once', async () => {
  const list = vi.fn(async (cursor: string | undefined) =>
    cursor ? { data: [assignment('3', 'Boat')], cursor: null } : { data: [assignment('1', 'Stars')], cursor: 'after Stars' },
  );
  const listQuizzes = vi.fn(async (cursor: string | undefined) =>
    cursor ? { data: [quiz('4')], cursor: null } : { data: [assignment('1', 'Stars'), quiz('2')], cursor: 'after 2' },
  );
  await open({ list, listQuizzes });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const [, moreQuizzes] = screen.getAllByRole('button', { name: 'Show more' });
  if (moreQuizzes) await userEvent.click(moreQuizzes);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(listQuizzes).toHaveBeenLastCalledWith('after 2', undefined);
  expect(list).toHaveBeenCalledTimes(1);
  await press('Show more');
  expect(list).toHaveBeenLastCalledWith('after Stars', undefined);
});

test('an empty list of submissions is logged', { tags: ['reader §8.3'] }, async () => {
  const { onError } = await open({ list: async () => ({ data: [], cursor: null }) });
  expect(await screen.findByText('No assignments or quizzes')).toBeVisible();
  expect(onError).toHaveBeenCalledWith('The submission is not created yet', undefined);
});

test('closing the form shows the list, and closing the list closes the panel', {
  tags: ['reader §4 Submissions panel.6', 'reader §4 Submissions panel.7'],
}, async () => {
  const { onClose } = await open();
  await press(/Stars/);
  await press('Close');
  expect(onClose).not.toHaveBeenCalled();
  expect(await button(/Stars/)).toBeVisible();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['Back to the list', 'Close'])('%s asks before unsaved answers are left, and shows them again later', async (way) => {
  await open({ drafts: createDevice().drafts });
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Lights');
  await press(way);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toHaveTextContent('They stay on this device');
  // The way that loses nothing.
  expect(await button('Keep writing')).toHaveAttribute('data-variant', 'contained');
  expect(await button('Leave')).toHaveAttribute('data-variant', 'text');
  await press('Keep writing');
  expect(openQuestion()).toHaveValue('Lights');
  await press(way);
  await press('Leave');
  await press(/Stars/);
  expect(openQuestion()).toHaveValue('Lights');
});

test('unsaved answers survive a reload and an expired session, and the browser asks before it unloads the page', async () => {
  const { drafts } = createDevice();
  const { unmount } = await open({ drafts });
  await press(/Stars/);
  expect(asksBeforeUnload()).toBe(false);
  await userEvent.type(openQuestion(), 'Lights');
  expect(asksBeforeUnload()).toBe(true);
  unmount();
  await open({ drafts });
  await press(/Stars/);
  expect(openQuestion()).toHaveValue('Lights');
});

test.each([
  ['Save', []],
  ['Submit', ['Yes, submit']],
])('after %s there is no draft, and nobody asks', async (name, more) => {
  const { stored, drafts } = createDevice();
  await open({ drafts });
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Lights');
  expect(stored.size).toBe(1);
  for (const one of [name, ...more]) await press(one);
  await waitFor(() => expect(stored.size).toBe(0));
  expect(asksBeforeUnload()).toBe(false);
  await press('Back to the list');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('answers that are typed while others are saved are unsaved', async () => {
  const { stored, drafts } = createDevice();
  let finish = () => {};
  const update: SubmissionSource['update'] = (id, change) =>
    new Promise((resolve) => {
      finish = () => resolve(assignment(id, 'Stars', change));
    });
  await open({ drafts, update });
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Lights');
  await press('Save');
  await userEvent.type(openQuestion(), ' and stars');
  finish();
  await screen.findByText('Saved');
  expect(openQuestion()).toHaveValue('Lights and stars');
  expect(stored.get('1')).toEqual({ answers: { e1: { '0': { value: 'Lights and stars' } } }, base: { e1: { '0': { value: 'Lights' } } } });
});

/** A service with ETags, and another device that saves there. */
function createService(answers: Answers = {}) {
  let stored = assignment('1', 'Stars', { answers, etag: '"0"' });
  const save = (change: Partial<Submission>) => {
    stored = { ...stored, ...change, etag: `"${Number(stored.etag?.slice(1, -1)) + 1}"` };
    return stored;
  };
  const update = vi.fn<SubmissionSource['update']>(async (_, change, etag) => {
    if (stored.status === 'Submitted') throw Object.assign(new Error('Handed in.'), { status: 409 });
    if (etag !== stored.etag) throw Object.assign(new Error('Somebody else has changed this.'), { status: 412 });
    return save(change);
  });
  return { list: async () => ({ data: [stored], cursor: null }), get: async () => stored, update, save, stored: () => stored };
}
const inText = (value: string): Answers => ({ e1: { '0': { value } } });
const twoAnswers = () => screen.findByRole('group', { name: /two answers to this question/ });

test('a save keeps what another device has saved to other questions since the form was opened', async () => {
  const service = createService(inText('Stars'));
  await open(service);
  await press(/Stars/);
  service.save({ answers: inText('Stars, for half an hour') });
  await userEvent.type(screen.getByRole('textbox', { name: 'Counting' }), 'Boats');
  await press('Save');
  await screen.findByText('Saved');
  expect(service.stored().answers).toEqual({ ...inText('Stars, for half an hour'), e2: { '0': { value: 'Boats' } } });
  expect(openQuestion()).toHaveValue('Stars, for half an hour');
});

test.each([
  ['Keep the saved one', 'At home'],
  ['Keep the one from here', 'At school'],
])('a question that two devices have changed asks with both texts, and %s saves that', async (choice, chosen) => {
  const service = createService();
  const { stored, drafts } = createDevice();
  await open({ ...service, drafts });
  await press(/Stars/);
  service.save({ answers: inText('At home') });
  await userEvent.type(openQuestion(), 'At school');
  await userEvent.type(screen.getByRole('textbox', { name: 'Counting' }), 'Boats');
  await press('Save');
  expect(await twoAnswers()).toHaveTextContent(/Saved:At home.*not saved:At school/);
  expect(screen.getByRole('alert')).toHaveTextContent('Some questions have two answers.');
  expect(service.stored().answers).toEqual({ ...inText('At home'), e2: { '0': { value: 'Boats' } } });
  expect(stored.get('1')?.answers).toEqual(inText('At school'));
  await press('Submit');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(choice);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Save');
  await screen.findByText('Saved');
  expect(service.stored().answers).toEqual({ ...inText(chosen), e2: { '0': { value: 'Boats' } } });
  expect(stored.size).toBe(0);
});

test('a hand-in stops where another device has saved something that the user has not seen here', async () => {
  const service = createService();
  await open(service);
  await press(/Stars/);
  service.save({ answers: inText('At home') });
  await press('Submit');
  await press('Yes, submit');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answers have changed on another device.');
  expect(service.stored()).toMatchObject({ status: 'InProgress', answers: inText('At home') });
  expect(openQuestion()).toHaveValue('At home');
  await press('Submit');
  await press('Yes, submit');
  await screen.findByText('Your answers have been submitted.');
  expect(service.stored()).toMatchObject({ status: 'Submitted', answers: inText('At home') });
});

test.each([
  ['knows its base', { answers: inText('First try'), base: inText('') }, 'At home', true],
  ['replaces what is saved still', { answers: inText('First try'), base: inText('At home') }, 'At home', false],
  ['has no base', { answers: inText('First try'), base: {} }, '', true],
  ['is saved already', { answers: inText('At home'), base: {} }, 'At home', false],
])('a stored draft that %s asks only where something else is saved', async (_, draft, savedText, asks) => {
  const service = createService(inText(savedText));
  const { stored, drafts } = createDevice();
  stored.set('1', draft);
  await open({ ...service, drafts });
  await press(/Stars/);
  expect(openQuestion()).toHaveValue(draft.answers.e1?.['0'] && 'value' in draft.answers.e1['0'] ? draft.answers.e1['0'].value : '');
  expect(screen.queryByRole('group', { name: /two answers/ }) !== null).toBe(asks);
  await press('Save');
  await waitFor(() => expect(service.update).toHaveBeenCalledOnce());
  const typed = draft.answers.e1?.['0'];
  expect(service.stored().answers).toEqual(asks ? inText(savedText) : { e1: { '0': typed } });
});

test('the answers of a host without drafts are lost when they are left, and the question says so', async () => {
  await open();
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Lights');
  await press('Back to the list');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('will be lost');
  await press('Leave');
  await press(/Stars/);
  expect(openQuestion()).toHaveValue('');
});

describe('a form whose service has ETags', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const type = (value: string) => fireEvent.change(openQuestion(), { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** Opens the form; from then on the clock stands still. */
  async function openForm(source: Partial<SubmissionSource>) {
    const opened = await open(source);
    await press(/Stars/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return opened;
  }

  test('saves what is typed by itself two seconds after the last key, and says when', async () => {
    const service = createService();
    const { stored, drafts } = createDevice();
    let answer = () => {};
    const update: SubmissionSource['update'] = async (...call) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return service.update(...call);
    };
    await openForm({ ...service, update, drafts });
    expect(screen.getByText('Your teachers can read what is saved, before you submit it too.')).toBeVisible();
    type('Lights');
    await pass(2000);
    // The service has not answered yet.
    expect(stored.size).toBe(1);
    answer();
    await pass(0);
    expect(service.update).toHaveBeenCalledExactlyOnceWith('1', { status: 'InProgress', answers: inText('Lights') }, '"0"');
    expect(stored.size).toBe(0);
    expect(screen.getByText(/^Saved \d/)).toBeVisible();
    expect(asksBeforeUnload()).toBe(false);
  });

  test('keeps a text that is taken back while it is on its way, and saves that', async () => {
    const service = createService(inText('Stars'));
    let answer = () => {};
    const update: SubmissionSource['update'] = async (...call) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return service.update(...call);
    };
    await openForm({ ...service, update });
    type('Stars!');
    await pass(2000);
    type('Stars');
    answer();
    await pass(2000);
    expect(openQuestion()).toHaveValue('Stars');
    answer();
    await pass(0);
    expect(service.stored().answers).toEqual(inText('Stars'));
    expect(service.update).toHaveBeenCalledTimes(2);
  });

  test('says that there is no network, and saves when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const service = createService();
    const update = vi.fn<SubmissionSource['update']>(async (...call) => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return service.update(...call);
    });
    const { onError } = await openForm({ ...service, update });
    type('Lights');
    await pass(2000);
    expect(screen.getByText('Not saved yet: no network')).toBeVisible();
    expect(onError).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no network.');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(screen.getByText(/^Saved \d/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(service.stored().answers).toEqual(inText('Lights'));
  });

  test('saves at once when the page is hidden or goes', async () => {
    const service = createService();
    await openForm(service);
    type('Lights');
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    await pass(0);
    expect(service.stored().answers).toEqual(inText('Lights'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    type('Lights and lamps');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(service.stored().answers).toEqual(inText('Lights and lamps'));
  });

  test('hands in after what is on its way, one request at a time', async () => {
    const service = createService();
    let isOpen = 0;
    const update: SubmissionSource['update'] = async (...call) => {
      isOpen += 1;
      expect(isOpen).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      isOpen -= 1;
      return service.update(...call);
    };
    await openForm({ ...service, update });
    type('Lights');
    await pass(2000);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, submit' }));
    await pass(2000);
    expect(service.stored()).toMatchObject({ status: 'Submitted', answers: inText('Lights') });
    expect(service.update.mock.calls.map(([, { status }]) => status)).toEqual(['InProgress', 'Submitted']);
    await pass(60_000);
    expect(service.update).toHaveBeenCalledTimes(2);
  });

  test('says why it could not save by itself, and does not repeat what was refused until something changes', async () => {
    const update = vi.fn<SubmissionSource['update']>(() => Promise.reject(Object.assign(new Error(), { status: 413 })));
    const { onError } = await openForm({ ...createService(), update });
    type('Lights');
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The answers are too long together.');
    expect(update).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledExactlyOnceWith('Failed to update submission with id 1.', expect.any(Error));
    type('Lamps');
    await pass(2000);
    expect(update).toHaveBeenCalledTimes(2);
  });

  test('stores no draft again by an answer that comes after a log-out', async () => {
    const { stored, drafts } = createDevice();
    let fail = () => {};
    const update: SubmissionSource['update'] = () => new Promise((_, reject) => (fail = () => reject(new Error('Failed'))));
    const { unmount } = await openForm({ ...createService(), update, drafts });
    type('Lights');
    await pass(2000);
    unmount();
    stored.clear();
    fail();
    await pass(0);
    expect(stored.size).toBe(0);
  });

  test('is saved by the user alone where the service has none', async () => {
    const { source } = await openForm({});
    type('Lights');
    await pass(60_000);
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    await pass(0);
    expect(source.update).not.toHaveBeenCalled();
  });
});

test('a teacher is told that a text in progress is not handed in, and the list shows none of it', async () => {
  const data = [assignment('1', 'Stars', { answers: inText('Half a sen'), userUid: 'se-user-6', userName: 'Maja Holm', etag: '"0"' })];
  await open({ isOwner: true, list: async () => ({ data, cursor: null }) });
  expect(await button(/Maja Holm/)).not.toHaveTextContent('Half a sen');
  await press(/Maja Holm/);
  expect(screen.getByText('Maja Holm').parentElement).toHaveTextContent('Answers by Maja Holm · Not submitted yet');
  expect(screen.queryByText(/Your teachers can read/)).toBeNull();
  expect(openQuestion()).toHaveValue('Half a sen');
});

test('a hand-in says what it hands in: each question with its answer', async () => {
  await open();
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Lights');
  await userEvent.click(screen.getByRole('radio', { name: 'On the roof' }));
  await press('Submit');
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit your answers?' });
  expect(dialog).toHaveTextContent('Answered: 2 of 3');
  expect(dialog).toHaveTextContent('What did the boy count?LightsWhere did he stand?On the roofCountingNo answer');
});

test('without a network a hand-in is refused in words before anything is asked, until the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { source } = await open();
  await press(/Stars/);
  await press('Submit');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no network, so nothing can be submitted now.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  online.mockRestore();
  await press('Submit');
  await press('Yes, submit');
  await screen.findByText('Your answers have been submitted.');
  expect(source.update).toHaveBeenCalledOnce();
});

test.each(['Save', 'Submit'])(
  '%s of what was handed in elsewhere shows that, with the text from here beside it, also later',
  async (name) => {
    const service = createService();
    const { stored, drafts } = createDevice();
    const { unmount } = await open({ ...service, drafts });
    await press(/Stars/);
    service.save({ status: 'Submitted', answers: inText('At home') });
    await userEvent.type(openQuestion(), 'At school');
    await press(name);
    if (name === 'Submit') await press('Yes, submit');
    expect(await screen.findByText(/submitted on another device/)).toBeVisible();
    expect(openQuestion()).toHaveValue('At home');
    expect(openQuestion()).toHaveAttribute('readonly');
    expect(screen.getByText('At school')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(asksBeforeUnload()).toBe(false);
    unmount();
    await open({ ...service, drafts });
    await press(/Stars/);
    expect(screen.getByText('At school')).toBeVisible();
    await press('Remove this text');
    expect(screen.queryByText(/submitted on another device/)).toBeNull();
    expect(stored.size).toBe(0);
  },
);

test('a hand-in whose first answer was lost has succeeded', async () => {
  const service = createService();
  let attempt = 0;
  const update: SubmissionSource['update'] = async (...call) => {
    attempt += 1;
    const saved = await service.update(...call);
    if (attempt === 1) throw Object.assign(new Error('Lost'), { name: 'NetworkError' });
    return saved;
  };
  await open({ ...service, update });
  await press(/Stars/);
  for (const sentence of [/^There is no network/, 'Your answers have been submitted.']) {
    await press('Submit');
    await press('Yes, submit');
    expect(await screen.findByText(sentence)).toBeVisible();
  }
});

test.each([
  [409, 'This has been submitted already.'],
  [413, 'The answers are too long together.'],
  [503, 'The service does not answer right now.'],
  [500, 'That could not be saved.'],
])('a save that is answered with %i says why', async (status, sentence) => {
  await open({ update: () => Promise.reject(Object.assign(new Error(), { status })) });
  await press(/Stars/);
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('a text that is too long stays whole, is not sent and blocks the hand-in, and the others are saved', async () => {
  const service = createService();
  const { stored, drafts } = createDevice();
  await open({ ...service, drafts });
  await press(/Stars/);
  const type = (value: string) => fireEvent.change(openQuestion(), { target: { value } });
  type('x'.repeat(8999));
  expect(screen.queryByText(/of 10,000 characters/)).toBeNull();
  type('😀'.repeat(9000));
  expect(screen.getByText(/^9,000 of 10,000 characters/)).toBeVisible();
  expect(openQuestion()).toBeValid();
  const long = 'x'.repeat(50_006);
  type(long);
  expect(openQuestion()).toHaveValue(long);
  expect(openQuestion()).toBeInvalid();
  expect(openQuestion()).toHaveAccessibleDescription(/50,006 of 10,000 characters.*too long and is not saved/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Counting' }), { target: { value: 'Boats' } });
  await press('Save');
  await waitFor(() => expect(service.stored().answers).toEqual({ e2: { '0': { value: 'Boats' } } }));
  expect(await screen.findByText('An answer is too long and is not saved. Shorten it.')).toBeVisible();
  expect(stored.get('1')?.answers).toEqual(inText(long));
  await press('Submit');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  type('Short');
  await press('Submit');
  await press('Yes, submit');
  await screen.findByText('Your answers have been submitted.');
  expect(service.stored().answers).toEqual({ ...inText('Short'), e2: { '0': { value: 'Boats' } } });
});

test('a picture that is pasted is refused in words, and a text with a picture is taken', async () => {
  await open();
  await press(/Stars/);
  const paste = (files: readonly string[], text: string) =>
    fireEvent.paste(openQuestion(), { clipboardData: { files: files.map((name) => new File(['x'], name)), getData: () => text } });
  paste(['stars.png'], '');
  expect(screen.getByRole('alert')).toHaveTextContent('Only text can be pasted here, no picture.');
  paste(['stars.png'], 'Stars');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a hand-in that the end of the session has interrupted says that nothing was submitted', async () => {
  const service = createService();
  const { stored, drafts } = createDevice();
  const ended: SubmissionSource['update'] = () => Promise.reject(Object.assign(new Error('Log in.'), { status: 401 }));
  const { unmount } = await open({ ...service, update: ended, drafts });
  await press(/Stars/);
  await userEvent.type(openQuestion(), 'Lights');
  await press('Submit');
  await press('Yes, submit');
  await screen.findByRole('alert');
  unmount();
  await open({ ...service, drafts });
  await press(/Stars/);
  expect(screen.getByRole('alert')).toHaveTextContent('Your answers have not been submitted, because that was interrupted.');
  expect(openQuestion()).toHaveValue('Lights');
  await press('Submit');
  await press('Yes, submit');
  await screen.findByText('Your answers have been submitted.');
  expect(screen.queryByText(/was interrupted/)).toBeNull();
  expect(service.stored()).toMatchObject({ status: 'Submitted', answers: inText('Lights') });
  expect(stored.size).toBe(0);
});

test('answers and names run in the direction of their own script, for pupils and teachers', async () => {
  const answers = inText('שלום.');
  const { unmount } = await open({ list: async () => ({ data: [assignment('1', 'Stars', { answers })], cursor: null }) });
  await press(/Stars/);
  expect(openQuestion()).toHaveAttribute('dir', 'auto');
  await press('Submit');
  expect((await screen.findByText('שלום.', { selector: 'dd > div' })).dir).toBe('auto');
  unmount();
  const data = [assignment('1', 'Stars', { answers, userUid: 'se-user-6', userName: 'נועה' })];
  await open({ isOwner: true, list: async () => ({ data, cursor: null }) });
  expect(await screen.findByText('נועה')).toHaveAttribute('dir', 'auto');
  await press(/Stars/);
  expect(screen.getByText('נועה').localName).toBe('bdi');
  expect(openQuestion()).toHaveAttribute('dir', 'auto');
});

describe('a panel that stays open', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const names = () => screen.getAllByRole('listitem').map((card) => card.querySelector('[dir]')?.textContent);
  const of = (id: string, userName: string, rest: Partial<Submission> = {}) => assignment(id, 'Stars', { userName, ...rest });
  /** Returns a list in pages of two, of which tests change what the service has. */
  function createLists(...all: Submission[]) {
    const service = { all };
    const list = vi.fn<SubmissionSource['list']>(async (cursor) => {
      const start = Number(cursor ?? 0);
      return { data: service.all.slice(start, start + 2), cursor: service.all.length > start + 2 ? `${start + 2}` : null };
    });
    return { service, list };
  }
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

  test('shows what has come in as soon as the window gets the focus, without moving what is there', async () => {
    const { service, list } = createLists(of('1', 'Anna'), of('3', 'Cleo'), of('4', 'Dag'));
    await open({ isOwner: true, list });
    await press('Show more');
    const card = await button(/Cleo/);
    card.focus();
    service.all = [of('1', 'Anna', { status: 'Submitted' }), of('2', 'Bo'), of('4', 'Dag'), of('3', 'Cleo')];
    await comeBack();
    expect(names()).toEqual(['Anna', 'Bo', 'Cleo', 'Dag']);
    expect(await button(/Anna/)).toHaveTextContent('Submitted');
    expect(card).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    service.all = service.all.slice(1);
    await comeBack();
    expect(names()).toEqual(['Bo', 'Cleo', 'Dag']);
  });

  test('loads its lists again every 30 seconds while the page is shown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { service, list } = createLists(of('1', 'Anna'));
    const { unmount } = await open({ isOwner: true, list, listQuizzes: list });
    expect(await button(/Anna/)).toHaveTextContent('In progress');
    service.all = [of('1', 'Anna', { status: 'Submitted' })];
    await act(() => vi.advanceTimersByTimeAsync(29_999));
    expect(list).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(list).toHaveBeenCalledTimes(4);
    expect(await button(/Anna/)).toHaveTextContent('Submitted');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(list).toHaveBeenCalledTimes(4);
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(list).toHaveBeenCalledTimes(6);
    unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list).toHaveBeenCalledTimes(6);
  });

  test('keeps what is loaded when it cannot be loaded again', async () => {
    const { list } = createLists(of('1', 'Anna'));
    const { onError } = await open({ isOwner: true, list });
    await button(/Anna/);
    list.mockRejectedValueOnce(new Error('500'));
    await comeBack();
    expect(names()).toEqual(['Anna']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  test('does not go through the whole list for one that is gone', async () => {
    const { service, list } = createLists(
      ...['Anna', 'Bo', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gro'].map((name, index) => of(`${index}`, name)),
    );
    await open({ isOwner: true, list });
    await button(/Anna/);
    service.all = service.all.slice(1);
    await comeBack();
    expect(names()).toEqual(['Bo', 'Cleo', 'Dag', 'Eva']);
    await press('Show more');
    await waitFor(() => expect(names()).toEqual(['Bo', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gro']));
  });

  test('opens a form with what is stored now, and follows it for whoever reads it', async () => {
    const service = createService();
    const { onError } = await open({ ...service, isOwner: true, list: service.list });
    await button(/Stars/);
    service.save({ status: 'Submitted', answers: inText('Handed in during the lesson') });
    await press(/Stars/);
    expect(openQuestion()).toHaveValue('Handed in during the lesson');
    service.save({ answers: inText('Opened again') });
    await comeBack();
    expect(openQuestion()).toHaveValue('Opened again');
    expect(onError).not.toHaveBeenCalled();
  });

  test('loads nothing over a form in which the user writes', async () => {
    const service = createService();
    const list = vi.fn(service.list);
    await open({ ...service, list });
    await press(/Stars/);
    service.save({ answers: inText('At home') });
    await comeBack();
    expect(openQuestion()).toHaveValue('');
    expect(list).toHaveBeenCalledOnce();
    service.save({ status: 'Submitted' });
    await press('Back to the list');
    await comeBack();
    expect(await button(/Stars/)).toHaveTextContent('Submitted');
  });

  const reopened = { status: 'InProgress', reopenedAt: '2025-09-08T10:15:00.000Z', reopenedByName: 'Astrid Lindqvist' } as const;

  test('shows a pupil that staff have reopened what is open here, and loses none of what was typed', async () => {
    const service = createService();
    const { stored, drafts } = createDevice();
    const { onError } = await open({ ...service, drafts });
    await press(/Stars/);
    service.save({ status: 'Submitted', answers: inText('At home') });
    await userEvent.type(openQuestion(), 'At school');
    await press('Save');
    await screen.findByText(/submitted on another device/);
    await comeBack();
    expect(openQuestion()).toHaveAttribute('readonly');
    service.save(reopened);
    await comeBack();
    expect(screen.getByText(/^Reopened by Astrid Lindqvist/).parentElement).toHaveRole('status');
    expect(openQuestion()).not.toHaveAttribute('readonly');
    expect(await twoAnswers()).toHaveTextContent(/At home.*At school/);
    expect(stored.size).toBe(1);
    await press('Keep the one from here');
    await press('Save');
    expect(service.stored()).toMatchObject({ status: 'InProgress', answers: inText('At school') });
    expect(onError).not.toHaveBeenCalled();
  });

  test('asks every 30 seconds whether a form that is handed in was reopened, and not while the user writes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const service = createService(inText('Lights'));
    service.save({ status: 'Submitted' });
    const get = vi.fn(service.get);
    await open({ ...service, get });
    await press(/Stars/);
    expect(get).toHaveBeenCalledTimes(1);
    get.mockRejectedValueOnce(new Error('500'));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(openQuestion()).toHaveAttribute('readonly');
    service.save(reopened);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(openQuestion()).not.toHaveAttribute('readonly');
    expect(openQuestion()).toHaveValue('Lights');
    expect(get).toHaveBeenCalledTimes(3);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(get).toHaveBeenCalledTimes(3);
  });

  test('does not say of a hand-in that was interrupted and arrived that it did not, when it is reopened', async () => {
    const service = createService(inText('Lights'));
    service.save({ status: 'Submitted' });
    const { stored, drafts } = createDevice();
    stored.set('1', { answers: inText('Lights'), base: inText(''), isHandingIn: true });
    await open({ ...service, drafts });
    await press(/Stars/);
    service.save(reopened);
    await comeBack();
    expect(openQuestion()).toHaveValue('Lights');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not take a list that was asked for before a save for a newer one', async () => {
    const service = createService();
    let answer = () => {};
    const list = vi.fn(service.list);
    await open({ ...service, list, isOwner: true });
    await button(/Stars/);
    list.mockImplementationOnce(async () => {
      const old = await service.list();
      await new Promise<void>((resolve) => (answer = resolve));
      return old;
    });
    await comeBack();
    service.save({ answers: inText('Saved since') });
    await press(/Stars/);
    await act(async () => answer());
    expect(openQuestion()).toHaveValue('Saved since');
  });

  test('says on the card that its answers are loaded, and opens the one that was pressed last', async () => {
    const answers: (() => void)[] = [];
    const get = (id: string) =>
      new Promise<Submission>((resolve) => answers.push(() => resolve(of(id, id === '1' ? 'Anna' : 'Bo', { answers: inText(id) }))));
    await open({ isOwner: true, get, list: async () => ({ data: [of('1', 'Anna'), of('2', 'Bo')], cursor: null }) });
    await press(/Anna/);
    expect(await button(/Anna/)).toHaveTextContent('Loading');
    await press(/Bo/);
    await act(async () => answers.reverse().forEach((answer) => void answer()));
    expect(openQuestion()).toHaveValue('2');
  });

  test.each([
    ['a service without single submissions', 404, true, true],
    ['a teacher', 503, true, false],
    ['a pupil', 503, false, true],
  ])('for %s, answers that cannot be loaded (%i)', async (_, status, isOwner, opens) => {
    const get = () => Promise.reject(Object.assign(new Error('Not there'), { status }));
    const { onError } = await open({ isOwner, get });
    await press(/Stars/);
    expect(screen.queryByRole('textbox', { name: 'What did the boy count?' }) !== null).toBe(opens);
    expect(screen.queryByText('The answers could not be loaded. Try again.') === null).toBe(opens);
    expect(onError).toHaveBeenCalledTimes(status === 404 ? 0 : 1);
  });

  test('opens a form without a network at once, with what is loaded', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const get = vi.fn<(id: string) => Promise<Submission>>();
    await open({ get });
    await press(/Stars/);
    expect(openQuestion()).toBeVisible();
    expect(get).not.toHaveBeenCalled();
  });
});

describe('the way from a form to its page', () => {
  const about = (id: string, book: BookPlace): Submission => {
    const one = assignment(id, 'Stars');
    return { ...one, context: { ...one.context, book } };
  };
  const quiz: Submission = {
    id: 'q1',
    status: 'InProgress',
    answers: {},
    etag: '"0"',
    context: { type: 'Quiz', book: { id: 'book-1', href: 'text/questions.xhtml' }, exercise: { id: 'quiz-1', title: 'Words' } },
  };

  test('leads to the page of this book, and to another book with the form beside it', async () => {
    const data = [about('1', { id: 'book-1', href: 'text/chapter-1.xhtml' }), about('2', { id: 'book-2', href: 'text/a.xhtml' })];
    const urlOf: SubmissionSource['urlOf'] = ({ id, href }, submission) => `/play/${id}?submission=${submission}&at=${href}`;
    const { onShowPage } = await open({ list: async () => ({ data, cursor: null }), urlOf });
    const pressCard = async (index: number) =>
      userEvent.click((await screen.findAllByRole('button', { name: /^Stars/ }))[index] ?? document.body);
    await pressCard(0);
    await press('Go to the page in the book');
    expect(onShowPage).toHaveBeenCalledExactlyOnceWith('text/chapter-1.xhtml');
    await press('Back to the list');
    await pressCard(1);
    expect(screen.getByRole('link', { name: 'Open the book' })).toHaveAttribute('href', '/play/book-2?submission=2&at=text/a.xhtml');
  });

  test.each([{ id: 'book-1' }, { id: 'book-2', href: 'a.xhtml' }])('is not there where it would lead nowhere: %o', async (book) => {
    await open({ list: async () => ({ data: [about('1', book)], cursor: null }) });
    await press(/Stars/);
    expect(screen.queryByText(/in the book$|Open the book/)).toBeNull();
  });

  test('a quiz in the book leads to its questions, and is handed in without an answer', async () => {
    const service = { stored: quiz };
    const update = vi.fn<SubmissionSource['update']>(async (_, change) => {
      service.stored = { ...service.stored, ...change };
      return service.stored;
    });
    const { onShowPage } = await open({ list: async () => ({ data: [quiz], cursor: null }), update });
    await press(/Words/);
    await press('Go to the questions in the book');
    expect(onShowPage).toHaveBeenCalledExactlyOnceWith('text/questions.xhtml');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press('I am done');
    expect(screen.getByRole('alertdialog', { name: 'Are you done with the quiz?' })).not.toHaveTextContent('Answered');
    await press('Yes, I am done');
    expect(update).toHaveBeenCalledExactlyOnceWith('q1', { status: 'Submitted', answers: {} }, '"0"');
    expect(screen.queryByRole('button', { name: 'I am done' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Words' })).toHaveFocus();
  });

  test.each([{ isOwner: true }, { isReadOnly: true }, { isShared: true }])('nobody else is done with it: %o', async (who) => {
    await open({ ...who, list: async () => ({ data: [quiz], cursor: null }) });
    await press(/Words/);
    expect(await button('Go to the questions in the book')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am done' })).toBeNull();
  });

  test('the form that a link names is opened, also one that is not on the first page', async () => {
    const get = vi.fn(async (id: string) => assignment(id, 'Owl'));
    await open({ get, list: async () => ({ data: [assignment('1', 'Stars')], cursor: 'next' }) }, '9');
    expect(await screen.findByRole('heading', { name: 'Owl' })).toBeVisible();
    expect(get).toHaveBeenCalledExactlyOnceWith('9');
    await press('Back to the list');
    expect(await button(/^Stars/)).toBeVisible();
  });
});

describe('questions that are read aloud', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Opens a form in a browser with these voices. */
  async function openWithVoices(voices: readonly string[], rest: Partial<SubmissionSource> = {}) {
    const speech = fakeSpeech(voices.map((language) => fakeVoice(language)));
    vi.stubGlobal('speechSynthesis', speech.engine);
    vi.stubGlobal('SpeechSynthesisUtterance', function create(text: string) {
      return speech.createUtterance(text);
    });
    const one = assignment('1', 'Stars');
    const data = [{ ...one, context: { ...one.context, language: 'sv' } }];
    const panel = await open({ list: async () => ({ data, cursor: null }), ...rest });
    await press(/Stars/);
    return { speech, ...panel };
  }
  const readButtons = () => screen.queryAllByRole('button', { name: 'Read the question aloud' });
  const stopButtons = () => screen.queryAllByRole('button', { name: 'Stop reading' });

  test('each has a button, which reads it with its options by a voice of its language, and stops the one before', async () => {
    const { speech, onReadAloud } = await openWithVoices(['en-GB', 'sv-SE']);
    expect(readButtons()).toHaveLength(3);
    const [open, closed] = readButtons();
    expect(closed).toHaveAccessibleDescription('Where did he stand?');
    await userEvent.click(closed ?? document.body);
    expect(onReadAloud).toHaveBeenCalledOnce();
    expect(speech.current()).toMatchObject({ text: 'Where did he stand? On the jetty. On the roof.', lang: 'sv-SE' });
    expect(stopButtons()).toHaveLength(1);
    await userEvent.click(open ?? document.body);
    await waitFor(() => expect(speech.current()?.text).toBe('What did the boy count?'));
    expect(stopButtons()).toHaveLength(1);
    act(() => speech.end());
    expect(stopButtons()).toHaveLength(0);
  });

  test('the voice stops by the same button, when the form is left, and when the page goes', async () => {
    const { speech } = await openWithVoices(['sv-SE']);
    const start = async () => {
      await userEvent.click(readButtons()[0] ?? document.body);
      await waitFor(() => expect(speech.current()).toBeDefined());
    };
    await start();
    await press('Stop reading');
    expect(speech.current()).toBeUndefined();
    await start();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(speech.current()).toBeUndefined();
    await start();
    await press('Back to the list');
    expect(speech.current()).toBeUndefined();
  });

  test('there is no button without a voice of their language, until the browser has one', async () => {
    const { speech } = await openWithVoices(['en-GB']);
    expect(readButtons()).toEqual([]);
    act(() => speech.setVoices([fakeVoice('sv-SE')]));
    expect(readButtons()).toHaveLength(3);
  });

  test('an account of several people hears them too', async () => {
    await openWithVoices(['sv-SE'], { isReadOnly: true, isShared: true });
    expect(readButtons()).toHaveLength(3);
  });
});
