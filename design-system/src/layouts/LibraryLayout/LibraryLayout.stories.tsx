import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BookCard } from '../../components/BookCard/BookCard.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { FailedState } from '../../components/FailedState/FailedState.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { ShelfGrid } from '../../components/ShelfGrid/ShelfGrid.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { frameForStories } from '../frameForStories.tsx';
import { LibraryLayout } from './LibraryLayout.tsx';

const titles = ['The boy who counted stars', 'Nils and the lake', 'Snow', 'A word for everything', 'The long way to school', 'Owl weather'];

const meta = {
  component: LibraryLayout,
  tags: ['picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '680px' } } },
  args: {
    ...frameForStories,
    title: 'Library',
    sectionsLabel: 'Parts of the library',
    homeLabel: 'My services',
    navigationLabel: 'Main',
    sections: [
      { label: 'Library', href: '/library', current: true },
      { label: 'My bookshelf', href: '/library/bookshelf' },
    ],
    search: <TextField label="Search" type="search" />,
    choices: (
      <SelectField
        label="Order"
        value="relevant"
        onChange={fn()}
        options={[
          { value: 'relevant', label: 'Most relevant' },
          { value: 'added', label: 'Last added' },
        ]}
      />
    ),
    summary: '6 books',
    scrollToTopLabel: 'Back to the top',
    children: (
      <ShelfGrid label="Books">
        {titles.map((title, index) => (
          <BookCard key={title} title={title} author="Mira Ek" href={`/library/book/${index}`} headingLevel={2} />
        ))}
      </ShelfGrid>
    ),
  },
} satisfies Meta<typeof LibraryLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toContainElement(canvas.getByRole('searchbox', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 books'));
    await expect(canvas.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  },
};
/** A button shows the choices that few make, and hides them again. */
export const MoreChoices: Story = {
  tags: ['!picture'],
  args: {
    moreChoices: {
      label: 'More filters',
      startOpen: false,
      choices: <SelectField label="Age" value="all" onChange={fn()} options={[{ value: 'all', label: 'All ages' }]} />,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More filters', expanded: false });
    await expect(canvas.queryByRole('combobox', { name: 'Age' })).toBeNull();
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Age' })).toBeVisible();
    await userEvent.click(more);
    await expect(canvas.queryByRole('combobox', { name: 'Age' })).toBeNull();
  },
};
/** On a phone the bar at the bottom has the way home and the sections. */
export const OnAPhone: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    const links = within(bar).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My services', '/'],
      ['Library', '/library'],
      ['My bookshelf', '/library/bookshelf'],
    ]);
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(canvas.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** On a phone the part between the bars scrolls, and the way back to the top is there after 20 px all the same. */
export const ScrolledOnAPhone: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const between = canvas.getByRole('main').parentElement;
    const toTop = () => canvas.queryByRole('button', { name: 'Back to the top' });
    between?.scrollTo(0, 21);
    await waitFor(() => expect(toTop()).toBeVisible());
    between?.scrollTo(0, 20);
    await waitFor(() => expect(toTop()).toBeNull());
    between?.scrollTo(0, 200);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the top' }));
    await waitFor(() => expect(between?.scrollTop).toBe(0));
    await waitFor(() => expect(toTop()).toBeNull());
  },
};
export const Loading: Story = { args: { summary: undefined, children: <Skeleton shape="shelf" label="The books are being fetched" /> } };
export const NothingFound: Story = {
  args: {
    summary: '0 books',
    children: (
      <EmptyState
        title="No book is called so"
        description="Try fewer letters, or another word."
        action={<Button variant="outlined">Show all books</Button>}
      />
    ),
  },
};
export const Failed: Story = {
  args: {
    summary: undefined,
    children: (
      <FailedState title="The library did not answer" description="Your bookshelf is safe." retry={{ label: 'Try again', onRetry: fn() }} />
    ),
  },
};
