import { isStarted } from '@realmkit/openapi/submissions';
import type { components } from '@realmkit/openapi/types/submissions';
import type { Realm } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';
import { assignmentTexts } from './assignmentTexts.ts';

type Context = components['schemas']['Submission']['context'];
type ExerciseItem = components['schemas']['ExerciseItem'];

const day = 24 * 3_600_000;
const givenAt = Date.UTC(2025, 8, 1, 8);

/** Returns the items of an exercise in the language of a realm, by the kind of exercise. */
function itemsOf(realm: Realm): Readonly<Record<'reading' | 'thinking', ExerciseItem[]>> {
  const texts = assignmentTexts[realm];
  return {
    reading: [
      { type: 'open-question', phrase: texts.openPhrase, targetAnswers: [...texts.targetAnswers] },
      {
        type: 'closed-question',
        phrase: texts.closedPhrase,
        answer: { options: texts.options.map((text, index) => ({ id: 'abc'.charAt(index), text })), correctOptionId: 'a' },
      },
    ],
    thinking: [
      { type: 'reflection-task', title: texts.reflectionTitle, description: texts.reflection },
      { type: 'external-reference', url: 'https://stars.example.org/map', text: texts.reference },
    ],
  };
}

/** Returns what an assignment or a quiz about the tale of the stars has of it: a document of the book, and the language of the questions. */
const about = (realm: Realm, document: string) => ({
  book: { id: 'book-1', href: `text/${document}.xhtml` },
  language: assignmentTexts[realm].language,
});

function assignment(realm: Realm, number: number, title: string, parts: readonly ('reading' | 'thinking')[]): Context {
  const texts = assignmentTexts[realm];
  const items = itemsOf(realm);
  return {
    type: 'Assignment',
    ...about(realm, 'chapter-1'),
    assignment: {
      id: `${realm}-assignment-${number}`,
      title,
      description: texts.description,
      createdAt: new Date(givenAt + number * day).toISOString(),
      objective: { exercises: parts.map((part) => ({ id: `exercise-${number}-${part}`, content: items[part] })) },
    },
  };
}

/**
 * Creates the submissions of the teacher's pupils, given in the class that the teacher has with each: two assignments and two quizzes for the demo pupils,
 * one assignment for the others.
 */
export function makeSubmissions(
  realm: Realm,
  users: readonly Row<'users'>[],
  memberships: readonly Row<'memberships'>[],
): Row<'submissions'>[] {
  const texts = assignmentTexts[realm];
  const both = assignment(realm, 1, texts.title, ['reading', 'thinking']);
  const short = assignment(realm, 2, texts.secondTitle, ['thinking']);
  const { reading, thinking } = itemsOf(realm);
  const quiz: Context = {
    type: 'Quiz',
    ...about(realm, 'chapter-1'),
    exercise: { id: `${realm}-quiz-1`, title: texts.quizTitle, content: [...reading, ...thinking] },
  };
  const quizInTheBook: Context = {
    type: 'Quiz',
    ...about(realm, 'questions'),
    exercise: { id: `${realm}-quiz-2`, title: texts.secondQuizTitle },
  };
  const rows: Row<'submissions'>[] = [];
  const add = (
    pupil: Pick<Row<'submissions'>, 'userUid' | 'schoolUid' | 'groupUid'>,
    context: Context,
    status: 'InProgress' | 'Submitted',
    answers: Row<'submissions'>['answers'],
  ) => {
    const number = rows.length + 1;
    const changedAt = givenAt + 7 * day + number * 60_000;
    rows.push({
      id: `${realm}-submission-${number}`,
      realm,
      number,
      ...pupil,
      status,
      answers,
      contextType: context.type,
      contextId: context.type === 'Assignment' ? context.assignment.id : context.exercise.id,
      context,
      changedAt,
      startedAt: isStarted({ answers }) ? changedAt - 10 * 60_000 : null,
      submittedAt: status === 'Submitted' ? changedAt : null,
      reopenedAt: null,
      reopenedBy: null,
    });
  };
  const teacher = users.find(({ userName }) => userName === 'teacher');
  const taught = new Set(memberships.filter(({ userUid }) => userUid === teacher?.uid).map(({ groupUid }) => groupUid));
  const classOf = new Map(
    memberships.filter(({ groupUid }) => taught.has(groupUid)).map(({ userUid, groupUid }) => [userUid, groupUid] as const),
  );
  const answered = { 'exercise-1-reading': { 0: { value: texts.answer }, 1: { optionId: 'a' } } };
  for (const { uid: userUid, userName, schoolAssociations } of users) {
    const groupUid = classOf.get(userUid);
    const schoolUid = schoolAssociations.find(({ role }) => role === 'student')?.schoolUid;
    if (groupUid === undefined || schoolUid === undefined) continue;
    const pupil = { userUid, schoolUid, groupUid };
    const isDemo = userName === 'student' || userName === 'shared';
    if (isDemo) {
      add(pupil, both, 'InProgress', { 'exercise-1-reading': { 0: { value: texts.targetAnswers[0] } } });
      add(pupil, short, 'Submitted', { 'exercise-2-thinking': { 0: { value: texts.answer } } });
      add(pupil, quiz, 'InProgress', {});
      add(pupil, quizInTheBook, 'InProgress', {});
    } else add(pupil, both, rows.length % 3 === 0 ? 'Submitted' : 'InProgress', rows.length % 3 === 2 ? {} : answered);
  }
  return rows;
}
