import type { MyOrganization } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/submissions';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectRetryOffered, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elev')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Pojken som räknade stjärnor.*Inte börjat/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Klart' })).toHaveTextContent('Ord i första kapitlet');
  },
};

/** A pupil who has done everything. */
export const AllDone: Story = {
  args: { organizations: as('student'), answer: answerWith(submissions.filter(({ status }) => status === 'Submitted')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Allt är klart!/)).toBeVisible();
  },
};

/** A guardian of the consumer market has no settings. */
export const ConsumerMarket: Story = {
  args: { organizations: as('guardian', 'se-school-consumer', 'Familjekonton') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Abonnemang/ })).toHaveAttribute('href', '/subscriptions');
    await expect(canvas.queryByRole('link', { name: 'Inställningar' })).toBeNull();
  },
};

/** The user belongs to no organisation yet. */
export const NoOrganization: Story = {
  args: { organizations: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Du tillhör ingen organisation\./)).toBeVisible();
  },
};

/** Name and roles come from the tokens; the organisations are loading. */
export const Loading: Story = {
  args: { answer: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hej Astrid Lindqvist!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Hantera användare/ })).toBeVisible();
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
