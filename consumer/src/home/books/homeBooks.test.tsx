import type { MyOrganization } from '@realmkit/openapi';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';
import { answerBooks, type HomeBooks } from './testing/answerBooks.ts';

afterEach(cleanup);

const at = (role: MyOrganization['role'], uid = 'se-school-2', name = 'Björkskolan'): FakeShellOptions => ({
  tokens: { roles: [role] },
  organizations: [{ uid, name, role, active: true }],
});
const pupil = at('student');
const teacher = at('employee');
const sharedClass: FakeShellOptions = { ...pupil, me: { sharedAccount: true } };
const family = at('guardian', 'se-school-consumer', 'Family accounts');
const payingFamily: FakeShellOptions = { ...family, tokens: { roles: ['guardian'], subscriptions: ['polylino-consumer'] } };

/** Opens the home of somebody; returns the paths of its calls, without those that every page makes. */
async function openHome(person: FakeShellOptions, books: HomeBooks): Promise<() => string[]> {
  const calls: string[] = [];
  await openPage('/', { ...person, answer: answerBooks(books, calls) });
  return () => calls.filter((path) => !path.startsWith('/account/'));
}
/** Returns a row of books; until its script has come, its section is an outline. */
const rowOf = async (name: string) => within(await screen.findByRole('list', { name }));
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const regions = () => screen.getAllByRole('region').map((one) => within(one).getAllByRole('heading')[0]?.textContent);

test.each([
  [1, ['Stars']],
  [3, ['Stars', 'Boat', 'Lamp']],
  [5, ['Stars', 'Boat', 'Lamp']],
])(
  'of %i books that one is reading the last ones are shown, each with how far it is read and the way to its page',
  async (count, shown) => {
    const reading = (['Stars', 'Boat', 'Lamp', 'Moon', 'Owl'] as const).slice(0, count).map((title) => [title, 41.6] as const);
    await openHome(pupil, { reading, shelf: ['Stars'] });
    const section = await rowOf('Continue reading');
    expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(shown);
    expect(section.getByRole('link', { name: 'Stars' })).toHaveAttribute('href', '/bookshelf/play/id/Stars');
    expect(section.getAllByText('42% read')).toHaveLength(shown.length);
  },
);

test('a book says the chapter of the page where this device stopped, and none where another one went on', async () => {
  localStorage.setItem('realmkit-chapter:se-user-3:Stars', '{}\nThe lake');
  localStorage.setItem('realmkit-chapter:se-user-3:Boat', '{"ncxRef":"page-1"}\nThe harbour');
  onTestFinished(() => localStorage.clear());
  await openHome(pupil, {
    reading: [
      ['Stars', 40],
      ['Boat', 40],
    ],
    shelf: [],
  });
  const section = await rowOf('Continue reading');
  expect(section.getByText('The lake')).toBeVisible();
  expect(section.queryByText('The harbour')).toBeNull();
});

test('a book that is finished is not gone on with, and of one without a log only the title is shown', async () => {
  await openHome(pupil, {
    reading: [
      ['Stars', 99.7],
      ['Boat', null],
    ],
    shelf: [],
  });
  const section = await rowOf('Continue reading');
  expect(section.getByRole('link', { name: 'Boat' })).toBeVisible();
  expect(section.queryByRole('link', { name: 'Stars' })).toBeNull();
  expect(section.queryByText(/% read/)).toBeNull();
});

test('where nothing is read and the shelf is empty, the home says what will be there', async () => {
  await openHome(pupil, { reading: [], shelf: [] });
  expect(await screen.findByText(/^Your bookshelf is empty\./)).toBeVisible();
  expect(await (await region('Continue reading')).findByText('The book you read last will be here, open at your page.')).toBeVisible();
  expect((await region('My bookshelf')).queryByRole('link')).toBeNull();
});

test('the shelf is a row of its first books, each with the way to its page, and one to all of them', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Book ${index + 1}`);
  await openHome(payingFamily, { reading: [], shelf: titles });
  const row = await rowOf('My bookshelf');
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(titles.slice(0, 12));
  expect(row.getByRole('link', { name: 'Book 1' })).toHaveAttribute('href', '/library/book/Book%201');
  expect((await region('My bookshelf')).getByRole('link', { name: 'Whole bookshelf' })).toHaveAttribute('href', '/library/bookshelf');
});

test('an account of several people has the books of its school, and no last read, no shelf and no plans', async () => {
  const calls = await openHome(sharedClass, { school: ['Stars', 'Boat'], reading: [['Lamp', 40]], shelf: ['Moon'] });
  const row = await rowOf('Your school’s books');
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Stars', 'Boat']);
  expect(regions()).toEqual(['Your assignments', 'To do', 'Your school’s books', 'What you can do here', 'Your organisations']);
  expect(calls()).toEqual(['/submissions/', '/library/v1/schoolUnits/se-school-2/books']);
  expect(screen.getByRole('link', { name: /^My profile/ })).toHaveTextContent('See what we know about you.');
  expect(screen.getByRole('main')).not.toHaveTextContent(/plan|subscription|price|confirm/i);
});

test('the home of a pupil speaks neither of plans nor of confirming an address', async () => {
  await openHome(pupil, {
    reading: [['Stars', 40]],
    shelf: ['Stars'],
    entitlement: { opensBooks: false, opensSignLanguage: false, openedBy: 'school' },
  });
  await screen.findByRole('list', { name: 'My bookshelf' });
  expect(screen.getByRole('main')).not.toHaveTextContent(/plan|subscription|price|confirm/i);
  for (const name of [/^Included services/, /^My profile/, /^Settings/])
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toBeVisible();
});

const none = { opensBooks: false, opensSignLanguage: false, openedBy: 'plan' } as const;

test('a family without a plan sees books that one opens and the way to it, and no shelf', async () => {
  await openHome(family, { entitlement: none, catalogue: ['Stars', 'Boat'], reading: [], shelf: ['Moon'] });
  expect((await rowOf('Books that a plan opens')).getByRole('link', { name: 'Stars' })).toBeVisible();
  expect((await region('Books that a plan opens')).getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/subscriptions');
  expect(regions()).toEqual(['Books that a plan opens', 'What you can do here']);
});

test('a family whose plan is newer than its tokens sees its shelf', async () => {
  await openHome(family, { entitlement: { ...none, opensBooks: true }, catalogue: ['Stars'], reading: [], shelf: ['Moon'] });
  expect((await rowOf('My bookshelf')).getByRole('link', { name: 'Moon' })).toBeVisible();
  expect(screen.queryByText('Books that a plan opens')).toBeNull();
});

test.each<readonly [string, FakeShellOptions, HomeBooks]>([
  ['a pupil', pupil, {}],
  ['a teacher', teacher, {}],
  ['a class', sharedClass, {}],
  ['a family', payingFamily, {}],
  ['a family without a plan', family, { entitlement: none }],
  ['a family whose plan is new', family, { entitlement: { ...none, opensBooks: true } }],
  ['a school admin', at('admin'), {}],
])('the home of %s makes three calls at most', async (_who, person, books) => {
  const calls = await openHome(person, { reading: [['Stars', 40]], shelf: ['Stars'], school: ['Stars'], catalogue: ['Stars'], ...books });
  expect((await screen.findAllByRole('link', { name: 'Stars' }))[0]).toBeVisible();
  await within(await screen.findByRole('main')).findByRole('region', { name: 'What you can do here' });
  expect(calls().length).toBeLessThanOrEqual(3);
  expect(new Set(calls()).size).toBe(calls().length);
});

test('a service that lists neither places nor shelves with their books leaves a home without them, and without an error', async () => {
  const calls = await openHome(pupil, {});
  await screen.findByRole('region', { name: 'Your organisations' });
  await screen.findByText(/^All done!/);
  expect(regions()).toEqual(['Your assignments', 'To do', 'What you can do here', 'Your organisations']);
  expect(calls()).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a section that could not be loaded says so in its place, the others stay, and it can be loaded again', async () => {
  const answer = answerBooks({ reading: [['Stars', 40]], shelf: ['Boat'] });
  let fails = true;
  await openPage('/', {
    ...pupil,
    answer: (request) =>
      fails && request.url.includes('/lastmarks') ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : answer(request),
  });
  expect((await rowOf('My bookshelf')).getByRole('link', { name: 'Boat' })).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(again.closest('section')).toHaveAccessibleName('Continue reading');
  fails = false;
  await userEvent.click(again);
  expect((await rowOf('Continue reading')).getByRole('link', { name: 'Stars' })).toBeVisible();
});

test('the panel is the first door of a school admin, and is not among the others', async () => {
  await openHome(at('admin'), { reading: [], shelf: [] });
  await screen.findByText(/^Your bookshelf is empty\./);
  expect(regions()[0]).toBe('Manage users');
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: /^Manage users/ })).toHaveLength(1);
});

test('a book in another language says so', async () => {
  await openHome(pupil, { reading: [['Stjärnor', 40]], shelf: ['Båten'] });
  expect((await screen.findByRole('link', { name: 'Stjärnor' })).closest('[lang]')).toHaveAttribute('lang', 'sv');
  expect((await screen.findByRole('link', { name: 'Båten' })).closest('[lang]')).toHaveAttribute('lang', 'sv');
});
