import type { Submission } from '../../player/submissions/index.ts';
import { type PupilState, questionsOf, stateOf, textOfAnswer } from './reviewOf.ts';

/** The texts of a table in a file. */
export interface TableTexts {
  readonly headings: readonly [pupil: string, state: string, started: string, submitted: string];
  readonly states: Readonly<Record<PupilState, string>>;
  readonly locale: string;
}

/** Returns the rows of a file: of each pupil the state, the times and the answer to each question; a dash for a time that nobody knows. */
export function reviewTable(pupils: readonly Submission[], { headings, states, locale }: TableTexts): readonly (readonly string[])[] {
  const questions = pupils[0] ? questionsOf(pupils[0]) : [];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const time = (iso: string | undefined): string => (iso === undefined ? '–' : format.format(new Date(iso)));
  return [
    [...headings, ...questions.map(({ text }) => text)],
    ...pupils.map((submission) => {
      const { userName = '', startedAt, submittedAt } = submission;
      const state = stateOf(submission);
      const times = [state === 'notStarted' ? '' : time(startedAt), state === 'submitted' ? time(submittedAt) : ''];
      return [userName, states[state], ...times, ...questions.map((question) => textOfAnswer(question, submission))];
    }),
  ];
}
