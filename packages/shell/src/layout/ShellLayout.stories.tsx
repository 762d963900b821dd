import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createFakeShell, FakePage, type FakeShellOptions } from '../testing/index.ts';
import { HomeLayout } from './HomeLayout.tsx';
import { ShellLayout } from './ShellLayout.tsx';

interface LayoutStory extends FakeShellOptions {
  readonly layout: 'default' | 'home';
  readonly path: string;
}

const content = (
  <>
    <h1>Björkskolan</h1>
    <p>Välkommen till dina tjänster.</p>
  </>
);

/** The layouts of the apps with session, user and texts, over a fake shell without a network. */
const meta = {
  title: 'Shell/Layouts',
  parameters: { layout: 'fullscreen' },
  args: { layout: 'default', path: '/profile', locale: 'sv' },
  loaders: [async ({ args }) => ({ shell: await createFakeShell(args) })],
  render: ({ layout, path }, { loaded: { shell } }) => (
    <FakePage shell={shell} path={path}>
      {layout === 'home' ? <HomeLayout>{content}</HomeLayout> : <ShellLayout>{content}</ShellLayout>}
    </FakePage>
  ),
} satisfies Meta<LayoutStory>;

export default meta;
type Story = StoryObj<LayoutStory>;

/** A signed-in user. */
export const SignedIn: Story = {};

/** A public page with an anonymous visitor. */
export const SignedOut: Story = { args: { session: 'anonymous' } };

/** The sign-in service cannot be reached, and the old tokens are kept. */
export const SignInServiceAway: Story = { args: { session: 'offline' } };

/** The landing page of an employee. */
export const Home: Story = {
  args: { layout: 'home', path: '/' },
  play: async ({ canvas }) => {
    // On a wide screen the tab buttons are in the top bar.
    const link = await canvas.findByRole('link', { name: 'Inställningar' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
  },
};

/** The landing page of a consumer-market user. */
export const HomeOfConsumer: Story = {
  args: {
    layout: 'home',
    path: '/',
    organizations: [{ uid: 'se-school-consumer', name: 'Privatkunder', role: 'guardian', active: true }],
  },
};

/** The menu of a superuser, opened by keyboard. */
export const MenuOpen: Story = {
  args: { tokens: { scope: 'openid profile ilt.user.se.write' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Öppna menyn' })).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await canvas.findByRole('dialog', { name: 'Meny' }));
    await expect(await menu.findByRole('link', { name: 'Hantera användare' })).toHaveAttribute('href', '/controlpanel/beta/manage');
  },
};

/** The browser translates the page, and the user chooses another language of the page itself. */
export const LanguageTranslated: Story = {
  parameters: { translated: true },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Öppna menyn' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Meny' }));
    await userEvent.selectOptions(menu.getByRole('combobox', { name: 'Språk' }), 'de');
    await expect(await canvas.findByRole('dialog', { name: 'Menü' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Menü' })).toBeVisible();
  },
};

const smallScreen = { viewport: { value: 'narrow' } };
const expectNoSidewaysScroll = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const around = document.querySelector('[data-page-scroller]');
  await expect(around?.scrollWidth).toBe(around?.clientWidth);
};

/** On a small screen the tab buttons are a bar at the bottom. */
export const HomeOnSmallScreen: Story = {
  tags: ['shell §2 Menu drawer.16'],
  args: { layout: 'home', path: '/' },
  globals: smallScreen,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Inställningar' });
    await expect(link).toBeVisible();
    await expect(Math.round(link.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expectNoSidewaysScroll();
  },
};

/** The pseudo-locale with the longest texts on the smallest screen: nothing scrolls horizontally. */
export const PseudoLocale: Story = {
  args: { layout: 'home', path: '/', pseudo: true, tokens: { act: { sub: '1', name: 'Sigrid' } } },
  globals: smallScreen,
  play: async ({ canvas, userEvent: user }) => {
    await expectNoSidewaysScroll();
    await user.click(await canvas.findByRole('button', { name: /mëenÿ/i }));
    const menu = await canvas.findByRole('dialog');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expectNoSidewaysScroll();
  },
};
