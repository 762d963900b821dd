import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/login/forgot-password', session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The form for the email address. */
export const Forgot: Story = { play: expectNoSidewaysScroll };

/** The link was requested: the text is the same for every address. */
export const Sent: Story = {
  args: { answer: async () => new Response(null, { status: 204 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-postadress'), 'maja@example.se{Enter}');
    await expect(await canvas.findByText(/maja@example\.se/)).toBeVisible();
  },
};

/** The form for another link that confirms the address. */
export const ConfirmEmail: Story = { args: { path: '/login/confirm-email' }, play: expectNoSidewaysScroll };

/** The page of the link. */
export const NewPassword: Story = { args: { path: '/login/new-password?token=secret' }, play: expectNoSidewaysScroll };

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
