/*
 * What a page shows of submissions outside of the book. It is no part of the reader's own entry: a script that embeds the reader loads no form before its panel is
 * opened.
 */
export { answerText } from './answerText.ts';
export { HandInSummary } from './HandInSummary.tsx';
export { readDraft } from './mergeAnswers.ts';
export { QuestionField, TargetAnswers } from './QuestionField.tsx';
export {
  type Answers,
  type Exercise,
  exercisesOf,
  type Submission,
  type SubmissionDrafts,
  type SubmissionSource,
  shortTime,
  withPage,
} from './Submission.ts';
