import { type Suite, scenario } from '../core/suite.ts';

/** Submissions, as a pupil and their teacher see them. One open submission is changed and restored, and one that was handed in is reopened and handed in again. */
export const submissionsSuite: Suite = {
  service: 'submissions',
  requirements: {
    roles: {
      student: 'a pupil with submissions',
      teacher: 'who assigned them, and sees more than five',
      guardian: 'may see and change no submission',
      acting: 'somebody who acts as another person',
    },
    changes: {
      openSubmission: 'a submission of the student that is in progress, of an assignment; it is written and put back',
      handedInSubmission:
        'a submission of the student that is handed in, and that the teacher sees; to change it must be refused, and it is reopened and handed in again',
    },
  },
  caller: 'student',
  scenarios: [
    scenario('a pupil sees the own submissions only', async ({ call }) => {
      await call('listSubmissions');
      await call('listSubmissions', { query: { ownership: 'Assigned' }, status: 403 });
    }),
    scenario('pages overlap by one, have every row, and end', async ({ call, holds }) => {
      const whole = (await call('listSubmissions', { as: 'teacher', query: { ownership: 'Assigned', limit: '100' } })).list('/data');
      let [cursor, seen]: [unknown, number] = [undefined, 0];
      let last: unknown;
      for (let page = 0; page < 100; page++) {
        const query = { ownership: 'Assigned', limit: '5', ...(typeof cursor === 'string' && { cursor }) };
        const response = await call('listSubmissions', { as: 'teacher', query });
        holds(response.list('/data').length <= 5, 'answer body /data', 'has more rows than limit asks for');
        if (page > 0) holds(response.at('/data/0/id') === last, 'answer body /data/0', 'must be the last row of the page before');
        last = response.at(`/data/${response.list('/data').length - 1}/id`);
        seen += response.list('/data').length - (page > 0 ? 1 : 0);
        cursor = response.at('/cursor');
        if (cursor === null) break;
      }
      holds(cursor === null, 'answer body /cursor', 'never ends');
      holds(seen >= whole.length, 'answer body /cursor', `ends after ${seen} rows, and one page of 100 has ${whole.length}`);
    }),
    scenario('answers are saved as a whole', async ({ call, fixture, holds, undo }) => {
      const id = fixture('openSubmission');
      const open = await call('listSubmissions', { query: { status: 'InProgress', contextType: 'Assignment' } });
      const submission = open.item('/data', 'id', id);
      undo(() =>
        call('updateSubmission', { path: { id }, body: { status: 'InProgress', answers: open.at(`${submission}/answers`) ?? {} } }),
      );
      const exercise = open.text(`${submission}/context/assignment/objective/exercises/0/id`);
      const answers = { [exercise]: { 0: { value: 'Conformance' } } };
      const saved = await call('updateSubmission', { path: { id }, body: { status: 'InProgress', answers } });
      holds(JSON.stringify(saved.at('/answers')) === JSON.stringify(answers), 'answer body /answers', 'is not what was sent');
    }),
    scenario('answers with an ETag are not overwritten when another device has changed them', async ({ call, fixture, holds, undo }) => {
      const id = fixture('openSubmission');
      const open = await call('listSubmissions', { query: { status: 'InProgress', contextType: 'Assignment' } });
      const submission = open.item('/data', 'id', id);
      const tag = open.at(`${submission}/etag`);
      // A service without ETags cannot be asked to match one; without If-Match the answers are replaced, as specified.
      if (typeof tag !== 'string') return;
      const write = (answers: unknown, headers: Record<string, string> = {}, status = 200) =>
        call('updateSubmission', { path: { id }, headers, body: { status: 'InProgress', answers }, status });
      undo(() => write(open.at(`${submission}/answers`) ?? {}));
      const exercise = open.text(`${submission}/context/assignment/objective/exercises/0/id`);
      await write({ [exercise]: { 0: { value: 'Another device' } } });
      await write({ [exercise]: { 0: { value: 'Conformance' } } }, { 'If-Match': tag }, 412);
      const one = await call('getSubmission', { path: { id } });
      holds(one.at(`/answers/${exercise}/0/value`) === 'Another device', 'answer body /answers', 'is not what the other device has saved');
      await write({ [exercise]: { 0: { value: 'Conformance' } } }, { 'If-Match': one.header('etag') ?? '' });
    }),
    scenario('a list of quizzes has quizzes only, and none of them a solution', async ({ call, holds }) => {
      const quizzes = await call('listSubmissions', { query: { contextType: 'Quiz' } });
      const rows = quizzes.list('/data');
      holds(
        rows.every((_row, index) => quizzes.at(`/data/${index}/context/type`) === 'Quiz'),
        'answer body /data',
        'has submissions of another context type',
      );
      // A service that leaves `content` out has its questions in the book.
      const solutions = /"(targetAnswers|correctOptionId)":/.test(JSON.stringify(rows));
      holds(!solutions, 'answer body /data', 'shows the solutions to the pupil');
    }),
    scenario('a review counts no pupil twice, and its submissions are those of its class', async ({ call, holds }) => {
      const reviews = await call('listReviews', { as: 'teacher' });
      const count = (name: string): number => Number(reviews.at(`/data/0/${name}`));
      holds(count('started') + count('submitted') <= count('pupils'), 'answer body /data/0', 'counts more pupils than there are');
      const review = { contextId: reviews.text('/data/0/contextId'), groupUid: reviews.text('/data/0/groupUid') };
      const listed = await call('listSubmissions', { as: 'teacher', query: { ...review, limit: '100', ownership: 'Assigned' } });
      holds(listed.list('/data').length === Math.min(100, count('pupils')), 'answer body /data', 'has not the pupils of the review');
      const exported = await call('exportSubmissions', { as: 'teacher', body: { ...review, form: 'csv' } });
      holds(exported.list('/data').length === count('pupils'), 'answer body /data', 'has not the pupils of the review');
      await call('exportSubmissions', { as: 'teacher', body: { ...review, contextId: 'none', form: 'csv' }, status: 404 });
    }),
    scenario('what is not handed in cannot be reopened', async ({ call, fixture }) => {
      await call('reopenSubmission', { as: 'teacher', path: { id: fixture('openSubmission') }, status: 409 });
    }),
    scenario('what is reopened is the pupil’s again', async ({ call, fixture, holds, undo }) => {
      const path = { id: fixture('handedInSubmission') };
      const handedIn = await call('getSubmission', { path });
      const answers = handedIn.at('/answers') ?? {};
      const reopen = { as: 'teacher', path } as const;
      if (handedIn.header('etag') !== undefined)
        await call('reopenSubmission', { ...reopen, headers: { 'If-Match': '"another"' }, status: 412 });
      undo(() => call('updateSubmission', { path, body: { status: 'Submitted', answers } }));
      const reopened = await call('reopenSubmission', reopen);
      holds(reopened.at('/status') === 'InProgress', 'answer body /status', 'must be InProgress');
      holds(JSON.stringify(reopened.at('/answers')) === JSON.stringify(answers), 'answer body /answers', 'must stay');
    }),
    scenario('what was handed in stays', async ({ call, fixture }) => {
      const id = fixture('handedInSubmission');
      (await call('listSubmissions', { query: { status: 'Submitted' } })).item('/data', 'id', id);
      await call('updateSubmission', { path: { id }, body: { status: 'InProgress', answers: {} }, status: 409 });
    }),
  ],
};
