import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DrawerTabs } from './DrawerTabs.tsx';

const names = ['Contents', 'Bookmarks', 'Notes'];
const tabs = names.map((name) => ({ id: name.toLowerCase(), label: name, content: `The ${name.toLowerCase()}` }));

test('each tab of a drawer is reached by the arrow keys, Home and End, over both ends, and shows its content', async () => {
  render(<DrawerTabs label="Lists" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Contents' })).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Bookmarks'],
    ['ArrowRight', 'Notes'],
    ['ArrowRight', 'Contents'],
    ['ArrowLeft', 'Notes'],
    ['ArrowLeft', 'Bookmarks'],
    ['Home', 'Contents'],
    ['End', 'Notes'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`The ${name.toLowerCase()}`);
  }
});

test('a single list of a drawer has no tabs', () => {
  render(<DrawerTabs label="Lists" tabs={tabs.slice(0, 1)} />);
  expect(screen.getByText('The contents')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});
