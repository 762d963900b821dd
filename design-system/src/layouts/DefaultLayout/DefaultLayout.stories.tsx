import HomeIcon from '@mui/icons-material/Home';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImpersonationBar } from '../../components/ImpersonationBar/ImpersonationBar.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { frameForStories, SampleContent } from '../frameForStories.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';

const meta = {
  component: DefaultLayout,
  tags: ['picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '560px' } } },
  args: {
    ...frameForStories,
    children: (
      <>
        <Typography variant="h1" gutterBottom>
          My profile
        </Typography>
        <SampleContent />
      </>
    ),
  },
} satisfies Meta<typeof DefaultLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithEverything: Story = {
  args: {
    banner: (
      <ImpersonationBar
        text="Sofia Berg logged in as Astrid Lind"
        logout={{ label: 'Logout', hint: 'Back to your own account', onLogout: fn() }}
      />
    ),
    topBar: {
      ...frameForStories.topBar,
      tabsLabel: 'Main',
      tabs: [
        { label: 'My services', href: '/', icon: <HomeIcon fontSize="small" />, current: true },
        { label: 'Library', href: '/library' },
      ],
    },
    footer: 'Realmkit, version 1.0.0',
  },
};
export const ReadingWidth: Story = { args: { width: 'reading' } };

/** The first tab stop skips the bars. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Skip to the search' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The areas of an app lie beside the page: the first link skips them, and where the page has a search, the second leads to it. */
export const BesideNavigation: Story = {
  args: {
    navigation: (
      <nav aria-label="Areas">
        <a href="#pupils">Pupils</a>
      </nav>
    ),
    children: <TextField label="Search" type="search" />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).not.toContainElement(canvas.getByRole('navigation', { name: 'Areas' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};

/** On a phone the bars cover nothing: content and footer scroll between them. */
export const BetweenTheBarsOfAPhone: Story = {
  args: { ...WithEverything.args, footer: <a href="#terms">Terms of the subscription</a> },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('link', { name: 'Terms of the subscription' });
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    const around = canvas.getByRole('main').closest('[data-page-scroller]');
    await expect(around?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    around?.scrollTo({ top: around.scrollHeight, behavior: 'instant' });
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

const fields = Array.from({ length: 24 }, (_, index) => <TextField key={index} label={`Answer ${index + 1}`} />);

/** Backwards through a long form, what has the focus is never under the top bar, and its label neither (WCAG 2.4.11). */
export const FocusBelowTheTopBar: Story = {
  args: { children: <form style={{ display: 'grid', gap: '1rem' }}>{fields}</form> },
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!picture', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect().height;
    canvas.getByRole('textbox', { name: 'Answer 24' }).focus();
    await expect(window.scrollY).toBeGreaterThan(0);
    for (let number = 23; number > 0; number -= 1) {
      await userEvent.tab({ shift: true });
      const field = canvas.getByRole('textbox', { name: `Answer ${number}` });
      await expect(field).toHaveFocus();
      field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      await expect(canvas.getByText(`Answer ${number}`).getBoundingClientRect().top, `Answer ${number}`).toBeGreaterThanOrEqual(bar);
    }
  },
};
