import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/login', session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The keyboard starts in the user name. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Användarnamn')).toHaveFocus();
  },
};

/** Sent without a word. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga in' }));
    await expect(canvas.getByLabelText('Användarnamn')).toHaveAccessibleDescription('Ange ditt användarnamn.');
  },
};

/** All by the keyboard, with the password shown. */
export const WrongCredentials: Story = {
  play: async ({ canvas, userEvent, loaded: { shell } }) => {
    shell.session.nextSignInError = 'invalidCredentials';
    await expect(await canvas.findByLabelText('Användarnamn')).toHaveFocus();
    await userEvent.keyboard('teacher');
    await userEvent.tab();
    await userEvent.keyboard('realmkit');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Lösenord')).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Användarnamnet eller lösenordet är fel.');
    await expect(canvas.getByLabelText('Lösenord')).toHaveFocus();
  },
};

/** The sign-in service is away: what was typed stays. */
export const NoConnection: Story = {
  play: async ({ canvas, userEvent, loaded: { shell } }) => {
    shell.session.nextSignInError = 'unreachable';
    await userEvent.type(await canvas.findByLabelText('Användarnamn'), 'teacher');
    await userEvent.type(canvas.getByLabelText('Lösenord'), 'realmkit-demo{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi når inte inloggningstjänsten.');
    await expect(canvas.getByLabelText('Lösenord')).toHaveValue('realmkit-demo');
  },
};

/** Someone worked on a page when the session came to its end. */
export const SessionEnded: Story = {
  args: { path: '/profile', session: 'authenticated' },
  play: async ({ canvas, loaded: { shell } }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Min profil' });
    await shell.session.expire();
    await expect(await canvas.findByText(/Din session har upphört\./)).toBeVisible();
  },
};

/** Back from a sign-out at AK-Bibliotheken. */
export const SignedOut: Story = {
  args: { path: '/login/ak-bibliotheken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Logga in igen' })).toHaveAttribute('href', '/login');
  },
};

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };

/** Where the QR code of a login card leads. */
export const Card: Story = {
  args: { path: '/login#card=se-card-7.seal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ja, logga in' })).toHaveFocus();
  },
};
