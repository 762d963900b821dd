import type { MyOrganization } from '@realmkit/openapi';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectRetryOffered, type PageStory, pageStory } from '../testing/pageStory.tsx';

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

/** A superuser has a path of their own. */
export const Superuser: Story = {
  args: { tokens: { scope: 'openid profile ilt.user.se.write' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Hantera användare/ })).toHaveAttribute('href', '/controlpanel/beta/manage');
  },
};

/** A pupil has nothing to manage. */
export const Pupil: Story = {
  args: { organizations: as('student') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elev')).toBeVisible();
  },
};

/** A guardian who buys for a family has no settings here. */
export const ConsumerMarket: Story = {
  args: { organizations: as('guardian', 'se-school-consumer', 'Familjekonton') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Abonnemang/ })).toHaveAttribute('href', '/subscriptions');
    await expect(canvas.queryByRole('link', { name: 'Inställningar' })).toBeNull();
  },
};

/** Nobody has said yet where someone belongs. */
export const NoOrganization: Story = {
  args: { organizations: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Du tillhör ingen organisation\./)).toBeVisible();
  },
};

/** Name and roles are in the tokens; the organisations are on their way. */
export const Loading: Story = {
  args: { answer: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hej Astrid Lindqvist!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Hantera användare/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Dina organisationer' })).toBeNull();
  },
};

/** The account service refuses. */
export const Failed: Story = {
  args: {
    answer: ({ url }) =>
      url.includes('/me/organizations') ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : undefined,
  },
  play: expectRetryOffered,
};
