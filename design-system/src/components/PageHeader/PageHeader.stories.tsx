import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { UserAvatar } from '../UserAvatar/UserAvatar.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  component: PageHeader,
  args: { title: 'Subscriptions' },
  render: (args) => (
    <>
      <PageHeader {...args} />
      <p style={{ margin: 0 }}>The content of the page.</p>
    </>
  ),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The content begins 24 px below the heading. */
export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByText('The content of the page.').getBoundingClientRect().top - bottom).toBe(24);
  },
};

export const WithEverything: Story = {
  args: {
    title: 'My profile',
    back: { label: 'My services', href: '/' },
    picture: <UserAvatar name="Astrid Lindqvist" size="large" />,
    meta: 'Astrid Lindqvist',
    actions: <Button variant="outlined">Log out</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My services' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My profile');
  },
};

/** Long words wrap on the smallest screen, and the controls go below. */
export const LongWords: Story = {
  args: {
    ...WithEverything.args,
    title: 'Käyttäjätilin henkilökohtaisuusasetukset',
    meta: 'epäjärjestelmällistyttämättömyydellänsäkään@kirjasto.example.fi',
  },
  globals: { viewport: { value: 'narrow' }, realm: 'fi' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { args: { ...WithEverything.args, title: 'ملفي الشخصي' }, globals: { direction: 'rtl' } };
