import { invalid } from '@realmkit/contract-engine';
import type { components } from '@realmkit/openapi/types/submissions';

type Schemas = components['schemas'];
type Answer = Schemas['Answers'][string][string];

const exercisesOf = (context: Schemas['Submission']['context']): readonly Schemas['Exercise'][] =>
  context.type === 'Assignment'
    ? context.assignment.objective.exercises
    : [{ id: context.exercise.id, content: context.exercise.content ?? [] }];

const answers = (item: Schemas['ExerciseItem'] | undefined, answer: Answer): boolean => {
  if (!('optionId' in answer)) return item !== undefined;
  return item?.type === 'closed-question' && item.answer.options.some(({ id }) => id === answer.optionId);
};

/**
 * Throws 400 for an answer to an exercise or a question that the submission does not have, or by an option that its question does not have. What is stored
 * already may be sent again: clients send their answers as a whole, also those to a question that is not there any more.
 */
export function requireKnownAnswers(
  { context, answers: stored }: Pick<Schemas['Submission'], 'context' | 'answers'>,
  sent: Schemas['Answers'],
): void {
  const contents = new Map(exercisesOf(context).map(({ id, content }) => [id, content]));
  const isKnown = ([exercise, questions]: [string, Schemas['Answers'][string]]): boolean =>
    (contents.has(exercise) || stored[exercise] !== undefined) &&
    Object.entries(questions).every(
      ([index, answer]) =>
        answers(
          contents.get(exercise)?.find((_, at) => String(at) === index),
          answer,
        ) || JSON.stringify(stored[exercise]?.[index]) === JSON.stringify(answer),
    );
  if (!Object.entries(sent).every(isKnown))
    throw invalid('There is no such exercise, question or option.', { attribute: 'answers', reason: 'unknown' });
}
