import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import './BookshelvesPage.tsx';
import {
  errorResponse,
  expectLoading,
  expectText,
  neverRespond,
  type PageStory,
  page,
  panelStories,
  press,
  respondWithError,
} from '../../testing/panelStories.tsx';

/** Bookshelves of school units, in their states. */
const meta = {
  ...panelStories,
  title: 'Bookshelves',
  args: { ...panelStories.args, path: '/controlpanel/bookshelves' },
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

/** The books of a school. */
export const Books: Story = { play: () => expectText('Pippi Långstrump') };

/** A book is found and added, and can be undone. */
export const Added: Story = {
  play: async () => {
    await userEvent.type(await page().findByRole('searchbox', { name: 'Lägg till en bok' }), 'Nils');
    await press('Lägg till Nils Holgersson');
    await expectText('Nils Holgersson är tillagd');
    await expect(await page().findByRole('button', { name: 'Ångra' })).toBeVisible();
  },
};

/** The shelf is loading. */
export const Loading: Story = { args: { instead: neverRespond('/library/') }, play: expectLoading };

/** There are no books. */
export const Empty: Story = { args: { shelf: [] }, play: () => expectText('Inga böcker än') };

/** The shelf is forbidden. */
export const Forbidden: Story = {
  args: { instead: respondWithError('/library/', 403, 'forbidden') },
  play: () => expectText(/Du har inte behörighet/),
};

/** The search has failed, and the error is shown. */
export const SearchFailed: Story = {
  args: { instead: respondWithError('/books?q=', 403, 'forbidden') },
  play: async () => {
    await userEvent.type(await page().findByRole('searchbox', { name: 'Lägg till en bok' }), 'Nils');
    await expectText(/Du har inte behörighet/);
  },
};

/** A book cannot be removed from a school's shelf: the service's 404 is shown as forbidden. */
export const RemovalForbidden: Story = {
  args: { instead: ({ method }) => (method === 'DELETE' ? errorResponse(404, 'not_found') : undefined) },
  play: async () => {
    await press('Ta bort Pippi Långstrump');
    await expectText(/Du har inte behörighet/);
  },
};
