import type { SubmissionSource } from '../submissions/Submission.ts';
import { type FakeBook, fakeBookFiles } from './fakeBookFiles.ts';
import { storedZip } from './storedZip.ts';

/** The folder of the fake book unless a story names another; no server has it. */
const fakeFolder = new URL('/fake-books/lake/', location.origin).href;

/** The URL of the fake book without a signature, for which the reader requests a policy. */
export const unsignedFakeBookUrl = `${fakeFolder}package.opf`;

/** The signed URL of the fake book. */
export const fakeBookUrl = `${unsignedFakeBookUrl}?Policy=first&Signature=s&Key-Pair-Id=k`;

/** Creates a fake book as one zipped file. */
export const fakeArchive = (book: FakeBook): File =>
  new File([storedZip(fakeBookFiles(book))], 'lake.epub', { type: 'application/epub+zip' });

/** Responds to the requests for a fake book's files; returns a function that restores the real fetch. */
export function serveFakeBook(book: FakeBook, folder = fakeFolder): () => void {
  const real = globalThis.fetch;
  const files = fakeBookFiles(book);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.href.startsWith(folder)) return real(input, init);
    const name = url.pathname.slice(new URL(folder).pathname.length);
    const respond = book.responses?.[name];
    if (respond) return respond(url.searchParams);
    const text = files.get(name);
    // Its recordings come with a new policy, and are none.
    const isVoice = /^voice\./.test(name);
    if (text === undefined) return new Response(null, { status: isVoice ? (url.searchParams.get('Policy') === 'first' ? 403 : 200) : 404 });
    return new Response(text);
  };
  return () => {
    globalThis.fetch = real;
  };
}

/** A source with one assignment: an open question, a closed question, a reflection task and an external reference. */
export const oneAssignment: SubmissionSource = {
  list: async () => ({
    data: [
      {
        id: 's1',
        status: 'InProgress',
        answers: {},
        context: {
          type: 'Assignment',
          assignment: {
            id: 'a1',
            title: 'The boy who counted stars',
            description: 'Read chapter 1 and answer the question.',
            createdAt: '2025-09-03T10:00:00.000Z',
            objective: {
              exercises: [
                {
                  id: 'e1',
                  content: [
                    { type: 'open-question', phrase: 'What did the boy count?' },
                    {
                      type: 'closed-question',
                      phrase: 'Where did he stand?',
                      answer: {
                        options: [
                          { id: 'a', text: 'On the jetty' },
                          { id: 'b', text: 'On the roof' },
                        ],
                      },
                    },
                    { type: 'reflection-task', title: 'Counting', description: 'What would you count at night?' },
                    { type: 'external-reference', url: 'https://stars.example/', text: 'A map of the stars' },
                  ],
                },
              ],
            },
          },
        },
      },
    ],
    cursor: null,
  }),
  update: async () => Promise.reject(new Error('Nothing is sent from here')),
};

/** The same with two quizzes: one has its questions, those of the other are in the book. */
export const assignmentAndQuizzes: SubmissionSource = {
  ...oneAssignment,
  listQuizzes: async () => ({
    data: [
      {
        id: 's3',
        status: 'InProgress',
        answers: {},
        context: {
          type: 'Quiz',
          exercise: {
            id: 'e3',
            title: 'How well do you remember the book?',
            content: [
              {
                type: 'closed-question',
                phrase: 'Where did the boat lie?',
                answer: {
                  options: [
                    { id: 'a', text: 'By the old jetty' },
                    { id: 'b', text: 'In the wood' },
                  ],
                },
              },
              { type: 'open-question', phrase: 'Who came over the water?' },
            ],
          },
        },
      },
      {
        id: 's2',
        status: 'InProgress',
        answers: {},
        context: { type: 'Quiz', exercise: { id: 'e2', title: 'Stars and lakes' } },
      },
    ],
    cursor: null,
  }),
};
