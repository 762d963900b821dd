import type { MyOrganization } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/submissions';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectRetryOffered, httpError, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';
import { answerBooks } from './books/testing/answerBooks.ts';
import { answerReviews, testReviews } from './review/testing.ts';

const meta = { ...pageStory, args: { path: '/' } };
export default meta;
type Story = StoryObj<PageStory>;
type Submission = components['schemas']['Submission'];

const as = (role: MyOrganization['role'], uid = 'se-school-2', name = 'Björkskolan'): MyOrganization[] => [
  { uid, name, role, active: true },
];

/** An employee of two schools, one of them with a long name. */
export const Employee: Story = {
  args: {
    organizations: [
      ...as('employee'),
      ...as('admin', 'se-school-3', 'Sankt Johannes internationella grund- och gymnasieskola med förskola i Norra Djurgårdsstaden'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Hantera användare/ })).toHaveAttribute('href', '/controlpanel');
  },
};

/** Assignments and quizzes have come in. */
export const ToReview: Story = {
  args: { answer: answerReviews(testReviews) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Att gå igenom' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'The boy who counted stars' })).toBeVisible();
  },
};

/** The same on a phone, in the dark and in a language of long words. */
export const ToReviewOnPhone: Story = {
  args: { locale: 'fi', answer: answerReviews(testReviews) },
  globals: { ...smallScreen, scheme: 'dark' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('region', { name: 'Tarkistettavaa' })).toBeVisible();
    await expectNoSidewaysScroll(context);
  },
};

/** A superuser is linked to another path. */
export const Superuser: Story = {
  args: { tokens: { scope: 'openid profile ilt.user.se.write' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Hantera användare/ })).toHaveAttribute('href', '/controlpanel/beta/manage');
  },
};

const submissions: readonly Submission[] = [
  {
    id: 's1',
    status: 'InProgress',
    answers: {},
    context: {
      type: 'Assignment',
      book: { id: 'book-1', href: 'text/chapter-1.xhtml' },
      language: 'sv',
      assignment: {
        id: 'a1',
        title: 'Pojken som räknade stjärnor',
        description: 'Läs första kapitlet.',
        createdAt: '2025-09-01T08:00:00.000Z',
        objective: { exercises: [] },
      },
    },
  },
  {
    id: 's2',
    status: 'InProgress',
    answers: { e2: { '0': { value: 'Stjärnor' } } },
    context: { type: 'Quiz', book: { id: 'book-1' }, language: 'sv', exercise: { id: 'e2', title: 'Hur väl minns du boken?' } },
  },
  { id: 's3', status: 'Submitted', answers: {}, context: { type: 'Quiz', exercise: { id: 'e3', title: 'Ord i första kapitlet' } } },
];
const answerWith =
  (all: readonly Submission[]) =>
  ({ url }: Request): Response | undefined => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.startsWith('/submissions')) return undefined;
    return Response.json({ data: all.filter(({ status }) => status === searchParams.get('status')), cursor: null });
  };

/** A pupil has assignments, first on the page, and cannot manage users. */
export const Pupil: Story = {
  args: { organizations: as('student'), answer: answerWith(submissions) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Pojken som räknade stjärnor.*Inte börjat/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Visa det som är klart' }));
    await expect(await canvas.findByText('Ord i första kapitlet')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Elev')).toBeVisible());
  },
};

/** A pupil who has done everything. */
export const AllDone: Story = {
  args: { organizations: as('student'), answer: answerWith(submissions.filter(({ status }) => status === 'Submitted')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Allt är klart!/)).toBeVisible();
  },
};

const titles = [
  'Pojken som räknade stjärnor',
  'Räven på väg hem',
  'Fyrvaktarens brev om vädret, vinden och alla båtar som passerade under den längsta natten',
  'Grodan som inte sa något',
  'الولد الذي عدّ النجوم',
  'Isen som sjöng',
  'Månen i fickan',
  'Fjärilsresan',
] as const;
const books = answerBooks({
  reading: [
    [titles[0], 42],
    [titles[2], 7],
    [titles[4], null],
  ],
  shelf: titles,
  school: titles.slice(1, 7),
});
const family = as('guardian', 'se-school-consumer', 'Familjekonton');
const paying: Pick<PageStory, 'tokens' | 'organizations'> = {
  tokens: { roles: ['guardian'], subscriptions: ['polylino-consumer'] },
  organizations: family,
};

/** What is to do, what the pupil was reading, and their shelf. */
export const PupilWithBooks: Story = {
  args: {
    organizations: as('student'),
    tokens: { roles: ['student'] },
    answer: (request) => answerWith(submissions)(request) ?? books(request),
  },
  play: async ({ canvas }) => {
    const reading = within(await canvas.findByRole('list', { name: 'Fortsätt läsa' }));
    await expect(reading.getByText('42 % läst')).toBeVisible();
    await expect(reading.getByRole('link', { name: titles[0] })).toHaveAttribute(
      'href',
      '/bookshelf/play/id/Pojken%20som%20r%C3%A4knade%20stj%C3%A4rnor',
    );
    await expect(await canvas.findByRole('list', { name: 'Min bokhylla' })).toBeVisible();
  },
};

/** A family goes on reading; it has no settings and no organisation. */
export const ConsumerMarket: Story = {
  args: { ...paying, answer: books },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Abonnemang/ })).toHaveAttribute('href', '/subscriptions');
    await expect(await canvas.findByRole('list', { name: 'Fortsätt läsa' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Inställningar' })).toBeNull();
  },
};

/** The same on a phone, in the dark and in a language of long words: the rows scroll, the page does not. */
export const FamilyOnPhone: Story = {
  args: { ...paying, locale: 'fi', answer: books },
  globals: { ...smallScreen, scheme: 'dark' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('list', { name: 'Oma kirjahylly' })).toBeVisible();
    await expectNoSidewaysScroll(context);
  },
};

/** A new family: what a plan opens, and what will be there. */
export const FamilyWithoutPlan: Story = {
  args: {
    tokens: { roles: ['guardian'] },
    organizations: family,
    answer: answerBooks({
      entitlement: { opensBooks: false, opensSignLanguage: false, openedBy: 'plan' },
      catalogue: titles.slice(0, 6),
      reading: [],
      shelf: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Välj ett abonnemang' })).toHaveAttribute('href', '/subscriptions');
    await expect(await canvas.findByRole('list', { name: 'Böcker som ett abonnemang öppnar' })).toBeVisible();
  },
};

/** A class: the books of its school, and nothing of one person. */
export const SharedClass: Story = {
  args: { organizations: as('student'), tokens: { roles: ['student'] }, me: { sharedAccount: true }, answer: books },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Skolans böcker' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^(Fortsätt läsa|Min bokhylla)$/ })).toBeNull();
  },
};

/** A teacher: what came in is before the books. */
export const TeacherWithBooks: Story = {
  args: { answer: (request) => answerReviews(testReviews)(request) ?? books(request) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Min bokhylla' })).toBeVisible();
    const [first] = canvas.getAllByRole('region');
    await expect(first).toHaveAccessibleName('Att gå igenom');
  },
};

/** The admin of a school: the panel is the first door. */
export const SchoolAdmin: Story = {
  args: { organizations: as('admin'), tokens: { roles: ['admin'] }, answer: answerBooks({ reading: [], shelf: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bokhyllan är tom\./)).toBeVisible();
    const [first] = canvas.getAllByRole('region');
    await expect(first).toHaveAccessibleName('Hantera användare');
  },
};

/** Each section of books says in its place that it could not be loaded. */
export const BooksFailed: Story = {
  args: { organizations: as('student'), tokens: { roles: ['student'] }, answer: httpError('/library/', 403) },
  play: async ({ canvas }) => {
    for (const name of ['Fortsätt läsa', 'Min bokhylla']) await expect(await canvas.findByRole('region', { name })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Försök igen' })).toHaveLength(2));
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = {
  args: { ...paying, pseudo: true, answer: books },
  globals: smallScreen,
  play: expectNoSidewaysScroll,
};

/** The user belongs to no organisation yet. */
export const NoOrganization: Story = {
  args: { organizations: [] },
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/^Du tillhör ingen organisation\./);
    await waitFor(() => expect(sentence).toBeVisible());
  },
};

/** Name and roles come from the tokens; the organisations are loading. */
export const Loading: Story = {
  args: { answer: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hej Astrid Lindqvist!' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Hantera användare/ }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Dina organisationer' })).toBeNull();
  },
};

/** The account service responds with an error. */
export const Failed: Story = {
  args: {
    answer: ({ url }) =>
      url.includes('/me/organizations') ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : undefined,
  },
  play: expectRetryOffered,
};
