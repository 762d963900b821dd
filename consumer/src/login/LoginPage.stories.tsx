import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/login', session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The user name has the focus. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Användarnamn eller e-post')).toHaveFocus();
  },
};

/** The auth service has not said yet whether somebody is logged in. */
export const Waiting: Story = {
  args: { session: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Väntar på inloggningstjänsten …')).toBeVisible();
  },
};

/** Language and scheme are in one row at the foot of the form. */
export const ChoicesInARow: Story = {
  globals: smallScreen,
  play: async (context) => {
    const { canvas } = context;
    const language = await canvas.findByRole('combobox', { name: 'Språk' });
    const scheme = canvas.getByRole('group', { name: 'Utseende' });
    const row = scheme.getBoundingClientRect();
    await expect(row.height).toBe(44);
    await expect(Math.abs(row.top - (language.parentElement?.getBoundingClientRect().top ?? 0))).toBeLessThanOrEqual(1);
    await expectNoSidewaysScroll(context);
  },
};

/** The form was sent empty. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga in' }));
    await expect(canvas.getByLabelText('Användarnamn eller e-post')).toHaveAccessibleDescription(
      'Ange ditt användarnamn eller din e-postadress.',
    );
  },
};

/** The login by keyboard alone, with the password shown. */
export const WrongCredentials: Story = {
  play: async ({ canvas, userEvent, loaded: { shell } }) => {
    shell.session.nextSignInError = 'invalidCredentials';
    await expect(await canvas.findByLabelText('Användarnamn eller e-post')).toHaveFocus();
    await userEvent.keyboard('teacher');
    await userEvent.tab();
    await userEvent.keyboard('realmkit');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Lösenord')).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Användarnamnet eller lösenordet är fel.');
    await expect(canvas.getByLabelText('Lösenord')).toHaveFocus();
  },
};

/** The auth service cannot be reached: the input stays. */
export const NoConnection: Story = {
  play: async ({ canvas, userEvent, loaded: { shell } }) => {
    shell.session.nextSignInError = 'unreachable';
    await userEvent.type(await canvas.findByLabelText('Användarnamn eller e-post'), 'teacher');
    await userEvent.type(canvas.getByLabelText('Lösenord'), 'realmkit-demo{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Vi når inte inloggningstjänsten.');
    await expect(canvas.getByLabelText('Lösenord')).toHaveValue('realmkit-demo');
  },
};

/** The session ended while the user was on a page. */
export const SessionEnded: Story = {
  args: { path: '/profile', session: 'authenticated' },
  play: async ({ canvas, loaded: { shell } }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Min profil' });
    await shell.session.expire();
    await expect(await canvas.findByText(/Din session har upphört\./)).toBeVisible();
  },
};

/** The return from a logout at AK-Bibliotheken. */
export const SignedOut: Story = {
  args: { path: '/login/ak-bibliotheken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Logga in igen' })).toHaveAttribute('href', '/login');
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };

/** The page of a login card's QR code. */
export const Card: Story = {
  args: { path: '/login#card=se-card-7.seal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ja, logga in' })).toHaveFocus();
  },
};

/** A user with a password proves again who they are. */
export const Again: Story = {
  args: { path: '/login?redirect=%2Fprofile&reauthenticate=same-user', session: 'authenticated' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Lösenord')).toHaveFocus();
  },
};

/** A user without a password does so at the auth service. */
export const AgainByOwnMethod: Story = {
  args: {
    path: '/login?redirect=%2Fprofile&reauthenticate=same-user',
    session: 'authenticated',
    tokens: { amr: ['bankid'], acr: 'secure' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Logga in igen' })).toBeVisible();
  },
};

/** The owner of a deleted account can bring it back. */
export const DeletedAccount: Story = {
  play: async ({ canvas, userEvent, loaded: { shell } }) => {
    shell.session.nextSignInError = 'deleted';
    await userEvent.type(await canvas.findByLabelText('Användarnamn eller e-post'), 'teacher');
    await userEvent.type(canvas.getByLabelText('Lösenord'), 'realmkit-demo{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Återställ mitt konto' })).toHaveFocus();
  },
};
