import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HomeLayout, type HomeLayoutProps } from './HomeLayout.tsx';

const layout = (state: Pick<HomeLayoutProps, 'loading' | 'consumerMarket'>) => (
  <HomeLayout
    {...state}
    topBar={{
      logo: { href: '/', label: 'Home' },
      login: { href: '/login', label: 'Log in' },
      publicPage: false,
      loggedIn: true,
      menu: { label: 'Menu', open: false, onOpen: () => undefined },
    }}
    skipLabel="Skip to content"
    skipToSearchLabel="Skip to search"
    navigationLabel="Navigation"
    servicesLabel="My services"
    settingsLabel="Settings"
    path="/"
  >
    <input aria-label="Greeting" />
  </HomeLayout>
);

test('a family that starts to type while its user is loading keeps the words and the focus when the bar of two buttons goes', async () => {
  const { rerender } = render(layout({ loading: true }));
  const field = screen.getByRole('textbox', { name: 'Greeting' });
  await userEvent.type(field, 'Dear Ada');
  rerender(layout({ consumerMarket: true }));
  expect(screen.queryAllByText('Settings')).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Greeting' })).toHaveValue('Dear Ada');
  expect(field).toHaveFocus();
});
