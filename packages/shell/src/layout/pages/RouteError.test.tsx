import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell, FakePage, type FakeShellOptions } from '../../testing/index.ts';

async function openNowhere(options: FakeShellOptions) {
  const shell = await createFakeShell({ locale: 'en-GB', ...options });
  render(<FakePage shell={shell} path="/nowhere" routes={[{ path: '/', element: null }]} />);
  await screen.findByRole('heading', { name: '404 Not Found' });
}

const home = () => screen.getByRole('link', { name: 'To the home page' });

test('the error page links to the home page of the user’s profile', async () => {
  await openNowhere({});
  await waitFor(() => expect(home()).toHaveAttribute('href', '/controlpanel'));
});

test('the error page links a signed-out visitor to the landing page', async () => {
  await openNowhere({ session: 'anonymous' });
  expect(home()).toHaveAttribute('href', '/');
});
