import type { components } from '@realmkit/openapi/types/submissions';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import type { Submission } from '../../player/submissions/index.ts';

/** The path of the review of {@link answerReview}. */
export const reviewPath = '/reader/review/a1/g1';

const context: Submission['context'] = {
  type: 'Assignment',
  assignment: {
    id: 'a1',
    title: 'The boy who counted stars',
    description: 'Read chapter 1 and answer the questions.',
    createdAt: '2025-09-01T08:00:00.000Z',
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
            { type: 'external-reference', url: 'https://stars.example/', text: 'A map of the stars' },
          ],
        },
      ],
    },
  },
};

const pupil = (id: string, userName: string, rest: Partial<Submission> = {}): Submission => ({
  id,
  userName,
  status: 'InProgress',
  answers: {},
  context,
  etag: `"${id}"`,
  groupUid: 'g1',
  ...rest,
});

/** Three pupils out of order: one has handed in a formula, one has started at a time that nobody knows, one has not. */
export const threePupils: readonly Submission[] = [
  pupil('s2', 'Östen Ek'),
  pupil('s1', 'Anna Holm', {
    status: 'Submitted',
    startedAt: '2025-09-08T08:02:00.000Z',
    submittedAt: '2025-09-08T08:12:00.000Z',
    answers: { e1: { 0: { value: '=1+1 Stars' }, 1: { optionId: 'a' } } },
  }),
  pupil('s3', 'Zoë Ask', { answers: { e1: { 0: { value: 'Boats' } } } }),
];

const review: components['schemas']['Review'] = {
  contextId: 'a1',
  contextType: 'Assignment',
  title: 'The boy who counted stars',
  givenAt: '2025-09-01T08:00:00.000Z',
  schoolUid: 'o1',
  schoolName: 'Björkskolan',
  groupUid: 'g1',
  groupName: 'Klass 2B',
  pupils: 3,
  started: 1,
  submitted: 1,
  submittedSince: '2025-09-08T08:12:00.000Z',
};

/** Answers the calls of the page of a review with these pupils, as the service does after a reopening too; `requests` collects what is written. */
export function answerReview(pupils: readonly Submission[], requests: { url: string; body: string; ifMatch: string | null }[] = []) {
  let present = pupils;
  const answer: FakeShellOptions['answer'] = async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/submissions/')) return undefined;
    if (request.method === 'POST')
      requests.push({ url: pathname, body: await request.clone().text(), ifMatch: request.headers.get('if-match') });
    if (pathname === '/submissions/reviews') return Response.json({ data: present.length > 0 ? [review] : [], cursor: null });
    if (pathname === '/submissions/exports') return Response.json({ data: present });
    const [, id] = /^\/submissions\/(\w+)\/reopen$/.exec(pathname) ?? [];
    if (id === undefined) return Response.json({ data: present, cursor: null });
    present = present.map((one) =>
      one.id === id ? { ...one, status: 'InProgress', reopenedAt: '2025-09-08T10:00:00.000Z', reopenedByName: 'Astrid Lindqvist' } : one,
    );
    return Response.json(present.find((one) => one.id === id));
  };
  return answer;
}
