import { type Suite, scenario } from '../run/suite.ts';

/** Submissions, as a pupil and their teacher see them. The pupil's first open submission is written and put back; none is handed in. */
export const submissionsSuite: Suite = {
  service: 'submissions',
  caller: 'student',
  refuses: { teacher: ['updateSubmission'], guardian: ['updateSubmission'] },
  scenarios: [
    scenario('a pupil sees the own submissions only', async ({ call }) => {
      await call('listSubmissions');
      await call('listSubmissions', { query: { ownership: 'Assigned' }, status: 403 });
    }),
    scenario('pages overlap by one, and end', async ({ call, holds }) => {
      let cursor: unknown;
      let last: unknown;
      for (let page = 0; page < 100; page++) {
        const query = { ownership: 'Assigned', limit: '5', ...(typeof cursor === 'string' && { cursor }) };
        const answer = await call('listSubmissions', { as: 'teacher', query });
        holds(answer.list('/data').length <= 5, 'answer body /data', 'has more rows than limit asks for');
        if (page > 0) holds(answer.at('/data/0/id') === last, 'answer body /data/0', 'must be the last row of the page before');
        last = answer.at(`/data/${answer.list('/data').length - 1}/id`);
        cursor = answer.at('/cursor');
        if (cursor === null) return;
      }
      holds(false, 'answer body /cursor', 'never ends');
    }),
    scenario('answers are saved as a whole', async ({ call, holds, undo }) => {
      const open = await call('listSubmissions', { query: { status: 'InProgress', contextType: 'Assignment' } });
      const id = open.text('/data/0/id');
      undo(() => call('updateSubmission', { path: { id }, body: { status: 'InProgress', answers: open.at('/data/0/answers') ?? {} } }));
      const exercise = open.text('/data/0/context/assignment/objective/exercises/0/id');
      const answers = { [exercise]: { 0: { value: 'Conformance' } } };
      const saved = await call('updateSubmission', { path: { id }, body: { status: 'InProgress', answers } });
      holds(JSON.stringify(saved.at('/answers')) === JSON.stringify(answers), 'answer body /answers', 'is not what was sent');
    }),
    scenario('what was handed in stays', async ({ call }) => {
      const id = (await call('listSubmissions', { query: { status: 'Submitted' } })).text('/data/0/id');
      await call('updateSubmission', { path: { id }, body: { status: 'InProgress', answers: {} }, status: 409 });
    }),
  ],
};
