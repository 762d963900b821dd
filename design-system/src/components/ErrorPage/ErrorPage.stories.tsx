import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  component: ErrorPage,
  args: { kind: 'failed', title: 'An error occurred', home: { label: 'To the home page' } },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { kind: 'not-found', title: '404 Not Found', description: 'There is no page at this address. It may have moved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  },
};
export const Failed: Story = {
  args: { description: 'It is not you, it is us. Nothing that you saved is lost.', retry: { label: 'Try again', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedWithoutRetry: Story = {};
export const UnknownRealm: Story = {
  args: { title: 'Realm dk is not initialised', home: { label: 'To the Swedish site', href: 'https://realmkit.se/' } },
};
