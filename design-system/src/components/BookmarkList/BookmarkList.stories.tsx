import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { BookmarkList } from './BookmarkList.tsx';

const onRemove = fn();

const meta = {
  component: BookmarkList,
  args: {
    label: 'Bookmarks',
    empty: { title: 'No bookmarks yet', description: 'The bookmark button above keeps the place where you are.' },
    bookmarks: [
      { id: '1', name: '1 The lake', place: 'page 4' },
      { id: '2', name: '2 The long way to school', place: 'page 12' },
      { id: '3', name: 'Where the owl speaks', place: 'page 31' },
    ],
    onChoose: fn(),
    remove: { label: (name) => `Remove the bookmark ${name}`, onRemove },
  },
} satisfies Meta<typeof BookmarkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^2 The long way/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('2');
  },
};
/** The focus stays in the list when bookmarks are removed by keyboard. */
export const Removing: Story = {
  render: function Controlled(args) {
    const [bookmarks, setBookmarks] = useState(args.bookmarks);
    const removeOne = (id: string) => setBookmarks(bookmarks.filter((bookmark) => bookmark.id !== id));
    return <BookmarkList {...args} bookmarks={bookmarks} remove={{ label: (name) => `Remove ${name}`, onRemove: removeOne }} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2 The long way to school' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Where the owl speaks/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Where the owl speaks' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1 The lake/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1 The lake' }));
    await expect(canvas.getByText('No bookmarks yet')).toBeVisible();
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
  },
};
export const Fixed: Story = { render: ({ remove: _remove, ...args }) => <BookmarkList {...args} /> };
export const Empty: Story = { args: { bookmarks: [] } };
export const LongNames: Story = {
  args: {
    bookmarks: [
      { id: '1', name: 'Epäjärjestelmällistyttämättömyydellänsäkään', place: 'sivu 12' },
      { id: '2', name: 'الطريق الطويل إلى المدرسة (2)', place: 'page 31' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};
