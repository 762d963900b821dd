import { RealmProvider } from '@realmkit/design-system';
import { createFakeShell, FakePage, type FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { namespaces } from '../namespaces.ts';
import { routes } from '../routes.tsx';
import { answerReview, reviewPath, threePupils } from './testing.ts';

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path = reviewPath, options: FakeShellOptions = {}) {
  const requests: { url: string; body: string; ifMatch: string | null }[] = [];
  const answer = answerReview(threePupils, requests);
  const shell = await createFakeShell({ app: 'reader', locale: 'en-GB', namespaces, answer, ...options });
  render(
    <RealmProvider realm={shell.realm} scheme="light">
      <FakePage shell={shell} path={path} routes={routes} />
    </RealmProvider>,
  );
  return requests;
}
const pupils = async () => within(await screen.findByRole('region', { name: 'Pupils' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('a review lists its pupils by name, each with how far they are and since when, and its questions with their answers', async () => {
  await open();
  const rows = (await pupils()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/^Anna HolmSubmitted08\/09\/2025 /), 'Östen EkNot started', 'Zoë AskIn progressStarted: –']);
  expect(screen.getByText('Klass 2B · Björkskolan · 1 of 3 submitted')).toBeVisible();
  const questions = within(screen.getByRole('region', { name: 'Questions' })).getAllByRole('listitem');
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    'What did the boy count?2 of 3 answered',
    'Where did he stand?1 of 3 answered',
  ]);
});

test('the next and the previous pupil are one press away, and the buttons stay at the ends', async () => {
  await open();
  await userEvent.click(await (await pupils()).findByRole('link', { name: 'Anna Holm' }));
  await heading('Anna Holm');
  expect(screen.getByRole('button', { name: 'Previous pupil' })).toHaveAttribute('aria-disabled', 'true');
  await press('Next pupil');
  await heading('Östen Ek');
  await press('Next pupil');
  await heading('Zoë Ask');
  expect(screen.getByText('Not submitted yet: the pupil can still change these answers.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What did the boy count?' })).toHaveValue('Boats');
  await press('Next pupil');
  expect(screen.getByRole('button', { name: 'Next pupil' })).toHaveFocus();
  await press('Previous pupil');
  await heading('Östen Ek');
});

test('the answers of a pupil cannot be changed, and have the target answers and the right one beside the hints', async () => {
  await open(`${reviewPath}/pupil/s1`);
  await heading('Anna Holm');
  expect(screen.getByRole('textbox', { name: 'What did the boy count?' })).toHaveAttribute('readonly');
  expect(screen.getByText('Target answers: Stars, Lights', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Right answer')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Show the target answer' })).toHaveLength(2);
});

test('one question has the answers of all pupils, marked where they are not handed in', async () => {
  await open(`${reviewPath}/question/1`);
  await heading('What did the boy count?');
  expect(screen.getByText('Target answers: Stars, Lights')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Anna Holm',
    'Östen Ek · Not submitted yet',
    'Zoë Ask · Not submitted yet',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['=1+1 Stars', 'No answer', 'Boats']);
  await press('Next question');
  await heading('Where did he stand?');
  expect(screen.getByText('Correct answer: On the jetty')).toBeVisible();
});

test('a file has the answers as text and not as formulas, and is recorded before it is downloaded', async () => {
  const requests = await open();
  await pupils();
  let file: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press('Download CSV');
  expect(await screen.findByText('The file has been downloaded. The audit log records it.')).toBeVisible();
  expect(requests).toEqual([{ url: '/submissions/exports', body: '{"contextId":"a1","groupUid":"g1","form":"csv"}', ifMatch: null }]);
  const [headings, ...rows] = ((await file?.text()) ?? '').trimEnd().split('\r\n');
  expect(headings).toBe('Pupil,Status,Started,Submitted,What did the boy count?,Where did he stand?');
  expect(rows).toEqual([
    expect.stringMatching(/^Anna Holm,Submitted,"08\/09\/2025, [\d:]+","08\/09\/2025, [\d:]+",'=1\+1 Stars,On the jetty$/),
    'Östen Ek,Not started,,,,',
    'Zoë Ask,In progress,–,,Boats,',
  ]);
});

test('paper has a sheet for each pupil, with the target answers and the right ones, and is recorded', async () => {
  const requests = await open();
  await pupils();
  const [sheets, answers]: [string[], string[]] = [[], []];
  window.print = () => {
    for (const { textContent } of document.querySelectorAll('[data-print-sheets] h1')) sheets.push(textContent);
    for (const { textContent } of document.querySelectorAll('[data-print-sheets] section:first-child dd')) answers.push(textContent);
    window.dispatchEvent(new Event('afterprint'));
  };
  await press('Print');
  await vi.waitFor(() => expect(sheets).toEqual(['Anna Holm', 'Östen Ek', 'Zoë Ask']));
  expect(answers).toEqual(['=1+1 StarsTarget answers: Stars, Lights', 'On the jettyCorrect answer: On the jetty']);
  expect(requests).toMatchObject([{ url: '/submissions/exports', body: expect.stringContaining('"form":"paper"') }]);
  await vi.waitFor(() => expect(document.querySelector('[data-print-sheets]')).toBeNull());
});

test('a hand-in is reopened after a question, with the ETag that was read, and then reads as in progress', async () => {
  const requests = await open(`${reviewPath}/pupil/s1`);
  await heading('Anna Holm');
  await press('Reopen');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Reopen the answers of Anna Holm?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Anna Holm can change the answers again.')).toBeVisible();
  expect(requests).toEqual([{ url: '/submissions/s1/reopen', body: '', ifMatch: '"s1"' }]);
  expect(await screen.findByText(/^Reopened: 08\/09\/2025/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test('an answer that has changed since it was read is not reopened, and the page says so', async () => {
  const answer = answerReview(threePupils);
  const refuse: FakeShellOptions['answer'] = (request) =>
    request.url.endsWith('/reopen')
      ? Response.json({ name: 'PreconditionFailedError', message: 'Somebody else has changed this.' }, { status: 412 })
      : answer?.(request);
  await open(`${reviewPath}/pupil/s1`, { answer: refuse });
  await heading('Anna Holm');
  await press('Reopen');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('The answers have changed meanwhile. Look at them again.')).toBeVisible();
});

test('whoever acts as a teacher sees the review without what the contract refuses them', async () => {
  await open(reviewPath, { tokens: { act: { sub: 'se-user-1', name: 'Support' } } });
  await pupils();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  cleanup();
  await open(`${reviewPath}/pupil/s1`, { tokens: { act: { sub: 'se-user-1', name: 'Support' } } });
  await heading('Anna Holm');
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test('a review that is none of the caller, and a pupil who has left the class, are said in words', async () => {
  await open(reviewPath, { answer: answerReview([]) });
  expect(await screen.findByText('Nothing to review')).toBeVisible();
  cleanup();
  await open(`${reviewPath}/pupil/gone`);
  expect(await screen.findByText('This is not here any more')).toBeVisible();
});
