import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell, FakePage } from '../../testing/index.ts';
import { OfflineHint } from './OfflineHint.tsx';

afterEach(() => void vi.useRealTimers());

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
