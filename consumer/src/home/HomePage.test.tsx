import type { MyOrganization } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/submissions';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

type Submission = components['schemas']['Submission'];

const at = (uid: string, role: MyOrganization['role'], name = 'Björkskolan'): MyOrganization[] => [{ uid, name, role, active: true }];
const familyAccount: FakeShellOptions = { organizations: at('se-school-consumer', 'guardian', 'Family accounts') };

/** Waits until a family is loaded, whose roles are not those of the tokens. */
const family = () => within(screen.getByRole('main')).findByRole('link', { name: /^Subscriptions/ });

/** Returns the listed organisations once the user is loaded. */
const organisations = async () => within(await screen.findByRole('region', { name: 'Your organisations' })).findAllByRole('listitem');

/** Returns the buttons of the home layout once the user is loaded. */
async function homeButtons(options: FakeShellOptions, isLoaded: () => Promise<unknown> = organisations): Promise<(string | null)[]> {
  await openPage('/', options);
  await isLoaded();
  const [tabs] = screen.getAllByRole('navigation', { name: 'Main navigation' });
  if (!tabs) throw new Error('There is no navigation');
  return within(tabs)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

describe('the buttons of the landing page', () => {
  test('the landing page has the buttons My services and Settings', {
    tags: ['shell §2.2', 'shell §2.3', 'shell §2.33', 'shell §2 Top bar.2', 'admin §2.7', 'admin §2.8'],
  }, async () => {
    expect(await homeButtons({})).toEqual(['My services /', 'Settings /settings']);
  });

  test('consumer-market users see only the My services button', {
    tags: ['shell §2.5', 'shell §6.14', 'admin §1.11', 'admin §2.10', 'admin §6.31'],
  }, async () => {
    expect(await homeButtons(familyAccount, family)).toEqual(['My services /']);
    expect(screen.queryByRole('link', { name: /^Settings/ })).toBeNull();
  });

  test('the landing page shows only the My services button until the user is known', { tags: ['shell §2.4', 'admin §2.9'] }, async () => {
    await openPage('/', { answer: () => new Promise(() => {}) });
    await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' });
    expect(screen.getAllByRole('link', { name: 'My services' })).not.toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });
});

describe('the content of the landing page', () => {
  const action = (name: RegExp) => within(screen.getByRole('main')).findByRole('link', { name });

  test('a teacher is greeted by name and sees their schools and the link to user management', { tags: ['shell §2.1'] }, async () => {
    await openPage('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
    expect(await action(/^Manage users/)).toHaveAttribute('href', '/controlpanel');
    expect(await action(/^Included services/)).toHaveAttribute('href', '/services');
    const [school] = await organisations();
    expect(school).toHaveTextContent('BjörkskolanStaff');
  });

  test('the landing page is shown to a visitor once they have logged in', { tags: ['shell §2.6'] }, async () => {
    const { session } = await openPage('/', { session: 'anonymous' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await session.signInWithCredentials({ username: 'teacher', password: 'realmkit-demo' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
  });

  test('a superuser sees a link to the beta management', async () => {
    await openPage('/', { tokens: { scope: 'openid profile ilt.user.se.write' } });
    await organisations();
    expect(await action(/^Manage users/)).toHaveAttribute('href', '/controlpanel/beta/manage');
  });

  test('in Germany the link to user management leads to another origin', async () => {
    await openPage('/', { realm: 'de', links: { panel: 'https://panel.example/controlpanel' } });
    await organisations();
    expect(await action(/^Manage users/)).toHaveAttribute('href', 'https://panel.example/controlpanel');
  });

  test('a pupil sees no link to user management or subscriptions', async () => {
    await openPage('/', { organizations: at('se-school-2', 'student') });
    await organisations();
    expect(screen.queryByRole('link', { name: /^Manage users/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Subscriptions/ })).toBeNull();
  });

  test('a guardian sees a link to the subscriptions', async () => {
    await openPage('/', familyAccount);
    expect(await family()).toHaveAttribute('href', '/subscriptions');
  });

  test('a user without an organisation reads whom to ask', async () => {
    await openPage('/', { organizations: [] });
    const sentence = await screen.findByText(/You do not belong to any organisation\./);
    await waitFor(() => expect(sentence).toBeVisible());
  });

  test('what follows a list that is loading appears when the list has come, so that nothing is pushed away', async () => {
    const service = Promise.withResolvers<Response>();
    await openPage('/', { answer: ({ url }) => (url.includes('/reviews') ? service.promise : undefined) });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    const doors = () => screen.getByText('What you can do here');
    expect(doors()).not.toBeVisible();
    service.resolve(Response.json({ data: [], meta: { totalItems: 0 } }));
    await waitFor(() => expect(doors()).toBeVisible());
  });

  test('an account of several people says that the books keep nothing of theirs, and no other account does', async () => {
    const sentence = /Several people use this account/;
    await openPage('/', { me: { sharedAccount: true } });
    expect(await screen.findByText(sentence)).toBeVisible();
    cleanup();
    await openPage('/');
    await organisations();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('organisations that could not be loaded can be loaded again', async () => {
    let errorsLeft = 1;
    const answer = ({ url }: Request) => {
      if (!url.includes('/me/organizations') || errorsLeft === 0) return undefined;
      errorsLeft -= 1;
      return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
    };
    await openPage('/', { answer });
    expect(await screen.findByText('We could not load your details.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Björkskolan')).toBeVisible();
  });
});

describe('the assignments of a pupil', () => {
  const pupil: FakeShellOptions = { organizations: at('se-school-2', 'student') };
  const quiz = (id: string, title: string, rest: Partial<Submission> = {}): Submission => ({
    id,
    status: 'InProgress',
    answers: {},
    context: { type: 'Quiz', book: { id: 'book-1', href: 'text/questions.xhtml' }, exercise: { id: `e-${id}`, title } },
    ...rest,
  });
  const answers = { e1: { '0': { value: 'Stars' } } };
  /** Answers with the submissions of a status, two on a page, each page but the first with the last one before it. */
  const answerWith =
    (all: readonly Submission[]) =>
    ({ url }: Request): Response | undefined => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.startsWith('/submissions')) return undefined;
      const of = all.filter(({ status }) => status === searchParams.get('status'));
      const start = Number(searchParams.get('cursor') ?? 0);
      return Response.json({ data: of.slice(start, start + 2), cursor: of.length > start + 2 ? `${start + 1}` : null });
    };
  const list = async (name: string) =>
    (await within(await screen.findByRole('region', { name })).findAllByRole('listitem')).map(({ textContent }) => textContent);
  const showDone = async () => userEvent.click(await screen.findByRole('button', { name: 'Show what is done' }));

  test('come first on the page, to do and on request done, each with a word for its state and the way to its page', async () => {
    const answer = answerWith([quiz('1', 'Stars'), quiz('2', 'Boat', { answers }), quiz('3', 'Lamp', { status: 'Submitted' })]);
    await openPage('/', { ...pupil, answer });
    expect(await list('To do')).toEqual(['StarsQuiz · Not started', 'BoatQuiz · Started']);
    await showDone();
    expect(await list('Done')).toEqual(['LampQuiz · Done']);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Your assignments');
    expect(screen.getByRole('link', { name: /^Stars/ })).toHaveAttribute(
      'href',
      '/bookshelf/play/id/book-1?submission=1&at=text%2Fquestions.xhtml',
    );
  });

  test('without a book there is no link', async () => {
    const context: Submission['context'] = { type: 'Quiz', exercise: { id: 'e1', title: 'Stars' } };
    await openPage('/', { ...pupil, answer: answerWith([quiz('1', 'Stars', { context })]) });
    expect(await list('To do')).toEqual(['StarsQuiz · Not started']);
    expect(screen.queryByRole('link', { name: /^Stars/ })).toBeNull();
  });

  test('further ones come on request, each once, and the first of them takes the focus of the button that is gone', async () => {
    await openPage('/', { ...pupil, answer: answerWith(['Stars', 'Boat', 'Lamp'].map((title) => quiz(title, title))) });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: /^Lamp/ })).toHaveFocus();
    expect(await list('To do')).toHaveLength(3);
  });

  test('where everything is done the page says so', async () => {
    await openPage('/', { ...pupil, answer: answerWith([quiz('3', 'Lamp', { status: 'Submitted' })]) });
    expect(await screen.findByText('All done! There is nothing to do right now.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Done' })).toBeNull();
  });

  test('that could not be loaded can be loaded again', async () => {
    const shown = answerWith([quiz('1', 'Stars')]);
    let fails = true;
    const answer = (request: Request) =>
      fails && request.url.includes('/submissions')
        ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 })
        : shown(request);
    await openPage('/', { ...pupil, answer });
    const toDo = within(await screen.findByRole('region', { name: 'To do' }));
    const again = await toDo.findByRole('button', { name: 'Try again' });
    fails = false;
    await userEvent.click(again);
    expect(await list('To do')).toHaveLength(1);
  });

  test('an account of several people has no state of its own', async () => {
    await openPage('/', { ...pupil, me: { sharedAccount: true }, answer: answerWith([quiz('1', 'Stars')]) });
    await screen.findByText(/Several people use this account/);
    expect(await list('To do')).toEqual(['StarsQuiz']);
  });

  test('staff and families have none', async () => {
    await openPage('/', familyAccount);
    await family();
    expect(screen.queryByText('Your assignments')).toBeNull();
  });
});
