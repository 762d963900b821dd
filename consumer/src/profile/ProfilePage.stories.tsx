import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/profile' } };
export default meta;
type Story = StoryObj<PageStory>;

const nothing = () => new Response(null, { status: 204 });

/** A teacher with a complete profile. */
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

/** An unconfirmed email address and its confirmation email. */
export const NotConfirmed: Story = {
  args: { me: { emailVerified: false }, answer: ({ url }) => (url.endsWith('/email/requestValidation') ? nothing() : undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka ett bekräftelsemejl' }));
    await expect(await canvas.findByText(/^Vi har skickat ett mejl till astrid\.lindqvist@example\.se\./)).toBeVisible();
  },
};

/** A shared account of a class. */
export const SharedAccount: Story = {
  args: {
    me: { firstname: 'Klass', lastname: '2B', username: 'shared', sharedAccount: true, email: null, emailVerified: false },
    groups: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Flera personer använder det här kontot\./)).toBeVisible();
  },
};

/** A new password with a wrong current one. */
export const PasswordRefused: Story = {
  args: {
    answer: ({ url }) =>
      url.endsWith('/me/password')
        ? Response.json(
            { name: 'ValidationError', message: 'No.', attributes: [{ attribute: 'currentPassword', reason: 'incorrect' }] },
            { status: 400 },
          )
        : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Byt lösenord' }));
    await userEvent.type(canvas.getByLabelText(/^Nuvarande lösenord/), 'gissat');
    await userEvent.type(canvas.getByLabelText(/^Nytt lösenord/), 'en-annan-mening');
    await userEvent.type(canvas.getByLabelText(/^Upprepa det nya lösenordet/), 'en-annan-mening');
    await userEvent.click(canvas.getByRole('button', { name: 'Byt lösenord' }));
    await expect(await canvas.findByText(/^Det här är inte ditt nuvarande lösenord\./)).toBeVisible();
    await expect(canvas.getByLabelText(/^Nuvarande lösenord/)).toHaveFocus();
  },
};

/** The password was changed. */
export const PasswordChanged: Story = {
  args: { answer: ({ url }) => (url.endsWith('/me/password') ? nothing() : undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Byt lösenord' }));
    await userEvent.type(canvas.getByLabelText(/^Nuvarande lösenord/), 'realmkit-demo');
    await userEvent.type(canvas.getByLabelText(/^Nytt lösenord/), 'en-annan-mening');
    await userEvent.type(canvas.getByLabelText(/^Upprepa det nya lösenordet/), 'en-annan-mening');
    await userEvent.click(canvas.getByRole('button', { name: 'Byt lösenord' }));
    await expect(await canvas.findByText(/^Ditt lösenord är bytt\./)).toBeVisible();
  },
};

/** The form of another email address, which was asked for. */
export const EmailForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Byt e-postadress' }));
    await expect(canvas.getByRole('textbox', { name: /^Ny e-postadress/ })).toHaveFocus();
  },
};

/** A user who acts as another user cannot change the password. */
export const ActingAsSomebody: Story = {
  args: { tokens: { act: { sub: '1', name: 'Sigrid Nordlund' } } },
  play: async ({ canvas }) => {
    const hints = await canvas.findAllByText(/^Bara användaren själv kan se och göra det här/);
    for (const hint of hints) await expect(hint).toBeVisible();
  },
};

/** The own data was downloaded. */
export const DataDownloaded: Story = {
  args: { answer: ({ url }) => (url.endsWith('/me/personalData') ? Response.json({ uid: 'se-user-3', data: [] }) : undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ladda ner mina uppgifter' }));
    await expect(await canvas.findByText('Dina uppgifter har laddats ner.')).toBeVisible();
  },
};

/** The link of a confirmation email worked. */
export const Confirmed: Story = {
  args: { path: '/profile?confirm=4f1d2c', answer: ({ url }) => (url.endsWith('/email/confirmValidation') ? nothing() : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Din e-postadress är bekräftad.')).toBeVisible();
  },
};

/** The link of a confirmation email is no longer valid. */
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
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Bekräftelselänken är inte giltig.');
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
