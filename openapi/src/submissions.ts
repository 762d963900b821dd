import type { components } from '../generated/submissions.ts';

type Submission = components['schemas']['Submission'];

/** Returns the title of the assignment or the quiz of a submission. */
export const titleOf = ({ context }: Pick<Submission, 'context'>): string =>
  context.type === 'Assignment' ? context.assignment.title : context.exercise.title;

/** Returns whether a submission is started: nothing is before an answer is saved. */
export const isStarted = ({ answers }: Pick<Submission, 'answers'>): boolean =>
  Object.values(answers).some((questions) => Object.keys(questions).length > 0);
