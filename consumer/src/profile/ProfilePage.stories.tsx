import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/profile' } };
export default meta;
type Story = StoryObj<PageStory>;

const nothing = () => new Response(null, { status: 204 });

/** A teacher with everything. */
export const Complete: Story = {
  args: {
    tokens: { acr: 'secure' },
    me: {
      identifiers: [
        { type: 'eppn', value: 'astrid.lindqvist@skola.example.se' },
        { type: 'office365', value: 'astrid.lindqvist@skola.example.se' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klass 2B')).toBeVisible();
  },
};

/** An address that nobody has confirmed, and the mail that does it. */
export const NotConfirmed: Story = {
  args: { me: { emailVerified: false }, answer: ({ url }) => (url.endsWith('/email/requestValidation') ? nothing() : undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka ett bekräftelsemejl' }));
    await expect(await canvas.findByText(/^Vi har skickat ett mejl till astrid\.lindqvist@example\.se\./)).toBeVisible();
  },
};

/** An account that a class shares. */
export const SharedAccount: Story = {
  args: {
    me: { firstname: 'Klass', lastname: '2B', username: 'shared', sharedAccount: true, email: null, emailVerified: false },
    groups: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Flera personer använder det här kontot\./)).toBeVisible();
  },
};

/** The link of a confirmation mail did its work. */
export const Confirmed: Story = {
  args: { path: '/profile?confirm=4f1d2c', answer: ({ url }) => (url.endsWith('/email/confirmValidation') ? nothing() : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Din e-postadress är bekräftad.')).toBeVisible();
  },
};

/** The link of a confirmation mail is no longer good. */
export const InvalidLink: Story = {
  args: {
    path: '/profile?confirm=4f1d2c',
    me: { emailVerified: false },
    answer: ({ url }) =>
      url.endsWith('/email/confirmValidation')
        ? Response.json(
            { name: 'InvalidInputError', message: 'No.', attributes: [{ attribute: 'confirmUrl', reason: 'invalid' }] },
            { status: 400 },
          )
        : undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bekräftelselänken är inte giltig.');
  },
};

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
