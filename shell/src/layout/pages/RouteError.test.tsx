import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell, FakePage, type FakeShellOptions } from '../../testing/index.ts';

async function openNowhere(options: FakeShellOptions) {
  const shell = await createFakeShell({ locale: 'en-GB', ...options });
  render(<FakePage shell={shell} path="/nowhere" routes={[{ path: '/', element: null }]} />);
  await screen.findByRole('heading', { name: '404 Not Found' });
}

const home = () => screen.getByRole('link', { name: 'To the home page' });

test('the link home of an error page leads to the home page of the person’s profile', async () => {
  await openNowhere({});
  await waitFor(() => expect(home()).toHaveAttribute('href', '/controlpanel'));
});

test('whoever is signed out is led to the landing page', async () => {
  await openNowhere({ session: 'anonymous' });
  expect(home()).toHaveAttribute('href', '/');
});
