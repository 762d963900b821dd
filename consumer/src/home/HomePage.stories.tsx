import type { MyOrganization } from '@realmkit/openapi';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectRetryOffered, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';
import { answerReviews, testReviews } from './review/testing.ts';

const meta = { ...pageStory, args: { path: '/' } };
export default meta;
type Story = StoryObj<PageStory>;

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

/** A pupil cannot manage users. */
export const Pupil: Story = {
  args: { organizations: as('student') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elev')).toBeVisible();
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
