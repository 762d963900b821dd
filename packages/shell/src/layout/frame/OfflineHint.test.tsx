import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell, FakePage, type FakeShellOptions } from '../../testing/index.ts';
import { ShellLayout } from '../ShellLayout.tsx';
import { OfflineHint } from './OfflineHint.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('while the login service cannot be reached, the session is refreshed again and again, also if its token looks fresh', async () => {
  const shell = await createFakeShell({ locale: 'en-GB', session: 'offline' });
  const refreshAccessToken = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.useFakeTimers();
  render(
    <FakePage shell={{ ...shell, session: { ...shell.session, refreshAccessToken } }}>
      <OfflineHint />
    </FakePage>,
  );
  expect(screen.getByText(/The login service cannot be reached/)).toBeInTheDocument();
  for (const pause of [1000, 2000]) await act(() => vi.advanceTimersByTimeAsync(pause));
  expect(refreshAccessToken).toHaveBeenCalledTimes(2);
});

test.each([
  ['a response of 503', () => Response.json({ name: 'InternalError', message: 'Oh.' }, { status: 503 }), /The platform cannot be reached/],
  ['a refusal', () => Response.json({ name: 'InvalidInputError', message: 'Oh.' }, { status: 400 }), /cannot be accepted/],
])(
  'a user who cannot be loaded because of %s leaves the page and its navigation, and the bar says so',
  async (_name, respond, text) => {
    const answer: FakeShellOptions['answer'] = ({ url }) => (url.endsWith('/account/me') ? respond() : undefined);
    const shell = await createFakeShell({ locale: 'en-GB', answer });
    render(
      <FakePage shell={shell}>
        <ShellLayout>
          <h1>Own page</h1>
        </ShellLayout>
      </FakePage>,
    );
    await waitFor(() => expect(within(screen.getByRole('banner').parentElement ?? document.body).getByText(text)).toBeInTheDocument(), {
      timeout: 8000,
    });
    expect(screen.getByRole('heading', { name: 'Own page' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  },
  15_000,
);

test('the bar goes once the user is loaded, which is tried again and again', async () => {
  let isDown = true;
  const answer: FakeShellOptions['answer'] = ({ url }) =>
    isDown && url.endsWith('/account/me') ? Response.json({ name: 'InternalError', message: 'Oh.' }, { status: 503 }) : undefined;
  const shell = await createFakeShell({ locale: 'en-GB', answer });
  render(
    <FakePage shell={shell}>
      <OfflineHint />
    </FakePage>,
  );
  await screen.findByText(/The platform cannot be reached/, undefined, { timeout: 8000 });
  isDown = false;
  await waitFor(() => expect(screen.queryByText(/The platform cannot be reached/)).toBeNull(), { timeout: 8000 });
}, 20_000);

test('once the platform responds again, what the page could not load meanwhile is loaded', async () => {
  let isDown = true;
  const answer: FakeShellOptions['answer'] = ({ url }) =>
    isDown && url.endsWith('/account/me') ? Response.json({ name: 'InternalError', message: 'Oh.' }, { status: 503 }) : undefined;
  const shell = await createFakeShell({ locale: 'en-GB', answer });
  function Part() {
    const { data } = useQuery({
      queryKey: ['part'],
      queryFn: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : 'The part'),
    });
    return data ?? 'Nothing';
  }
  render(
    <FakePage shell={shell}>
      <OfflineHint />
      <Part />
    </FakePage>,
  );
  await screen.findByText(/The platform cannot be reached/, undefined, { timeout: 8000 });
  isDown = false;
  expect(await screen.findByText('The part', { exact: false }, { timeout: 8000 })).toBeInTheDocument();
}, 15_000);
