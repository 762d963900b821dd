import type { MyOrganization } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/submissions';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';
import { answerReviews, testReviews } from './testing.ts';

afterEach(cleanup);

const pupil: Pick<FakeShellOptions, 'organizations'> = {
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student' satisfies MyOrganization['role'], active: true }],
};
const toReview = async () => within(await screen.findByRole('region', { name: 'To review' }));
const rows = async () => (await (await toReview()).findAllByRole('listitem')).map(({ textContent }) => textContent);

test('what came in is the first part of the start page of staff, by assignment and class, with a link to its page', async () => {
  await openPage('/', { answer: answerReviews(testReviews.slice(0, 3)) });
  expect(await rows()).toEqual([
    expect.stringMatching(/^The boy who counted starsKlass 2B18 of 25 submittedsince 8 Sept 2025, /),
    'The boatKlass 2B2 of 25 submittedsince –',
    'The boatKlass 2A0 of 24 submitted',
  ]);
  const regions = screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]?.textContent);
  expect(regions[0]).toBe('To review');
  expect((await toReview()).getByRole('link', { name: 'The boy who counted stars' })).toHaveAttribute('href', '/reader/review/a1/g1');
  // A short list needs no search.
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('what came in is searched and filtered by the service, and further pages are loaded on request', async () => {
  const queries: string[] = [];
  const answer = answerReviews(testReviews, queries);
  await openPage('/', { answer });
  expect(await rows()).toHaveLength(5);
  await userEvent.click((await toReview()).getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Words in the book')).toBeVisible();
  expect(await rows()).toHaveLength(6);
  // The button is gone after the last page.
  expect((await toReview()).getAllByRole('link', { name: 'Words in the book' }).at(-1)).toHaveFocus();
  await userEvent.type((await toReview()).getByRole('searchbox'), 'stars 2b');
  await userEvent.click((await toReview()).getByRole('radio', { name: 'All submitted' }));
  expect(await (await toReview()).findByText('Nothing matches.')).toBeVisible();
  await vi.waitFor(() => expect(queries).toContain('limit=5&search=stars+2b&progress=Complete'));
});

test('schools are named where there are several', async () => {
  const [first, second] = testReviews;
  await openPage('/', { answer: answerReviews([first, { ...second, schoolName: 'Ängsskolan' }] as typeof testReviews) });
  expect((await rows())[1]).toContain('Klass 2B · Ängsskolan');
});

test('the start page of staff in whose classes nothing was given, of pupils and of guardians has nothing to review', async () => {
  for (const options of [{}, pupil, { organizations: [{ ...pupil.organizations?.[0], role: 'guardian' } as MyOrganization] }]) {
    await openPage('/', { ...options, answer: answerReviews(options === pupil ? testReviews : []) });
    await screen.findByRole('region', { name: 'Your organisations' });
    expect(screen.queryByText('To review')).toBeNull();
    cleanup();
  }
});

test('a failure to load what came in is said, and nothing else of the page is lost', async () => {
  await openPage('/', {
    answer: ({ url }) => (url.includes('/reviews') ? Response.json({ name: 'x', message: '' }, { status: 400 }) : undefined),
  });
  expect(await (await toReview()).findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Your organisations' })).toBeVisible();
});

test('whoever tries again keeps the focus: on the button while it fails, and then on the part that it was in', async () => {
  let isDown = true;
  const answer = answerReviews(testReviews.slice(0, 2));
  await openPage('/', {
    answer: (request) =>
      isDown && request.url.includes('/reviews') ? Response.json({ name: 'x', message: '' }, { status: 400 }) : answer(request),
  });
  const button = await (await toReview()).findByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveFocus();
  isDown = false;
  await userEvent.click(button);
  await (await toReview()).findByRole('link', { name: 'The boat' });
  expect(screen.getByRole('region', { name: 'To review' })).toHaveFocus();
});

test('a pupil reads on the start page which hand-in was reopened, by whom and when', async () => {
  const submission = (id: string, title: string, rest: Partial<components['schemas']['Submission']>) => ({
    id,
    status: 'InProgress',
    answers: {},
    context: { type: 'Quiz', exercise: { id: `q-${id}`, title } },
    ...rest,
  });
  const reopenedAt = '2025-09-08T10:15:00.000Z';
  const data = [
    submission('s1', 'The boat', { reopenedAt, reopenedByName: 'Astrid Lindqvist' }),
    submission('s2', 'The lake', { reopenedAt }),
    submission('s3', 'The wood', {}),
  ];
  await openPage('/', {
    ...pupil,
    answer: ({ url }) =>
      url.includes('/submissions/') ? Response.json({ data: url.includes('status=InProgress') ? data : [], cursor: null }) : undefined,
  });
  expect(
    await screen.findByText(/^Astrid Lindqvist reopened “The boat” for you \(8 Sept 2025, .*\)\. You can change your answers/),
  ).toBeVisible();
  expect(screen.getByText(/^“The lake” is open for you again/)).toBeVisible();
  expect(screen.queryByText(/“The wood”/)).toBeNull();
});
