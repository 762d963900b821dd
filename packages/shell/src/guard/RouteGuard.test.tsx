import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppRoute } from '../boot/ShellApp.ts';
import { createFakeShell, FakePage, type FakeShellOptions } from '../testing/index.ts';

function SignInPage() {
  const { search } = useLocation();
  return <p>{`Sign in ${search}`}</p>;
}

const routes: AppRoute[] = [
  { path: '/login', handle: { access: 'guest' }, element: <SignInPage /> },
  { path: '/legal', handle: { access: 'nonAuth' }, element: <p>Terms</p> },
  { path: '/profile', element: <p>My profile</p> },
  { path: '/library/bookshelf', element: <p>Bookshelf</p> },
  { path: '/controlpanel/beta/manage', element: <p>Users</p> },
];

const open = async (path: string, options: FakeShellOptions) => {
  const shell = await createFakeShell(options);
  render(<FakePage shell={shell} path={path} routes={routes} />);
  return shell;
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(['/legal', '/login'])(
  'the route %s is open to anonymous visitors, even before the session is known',
  { tags: ['shell §2 Auth guard.1', 'shell §2 Auth guard.2', 'admin §2.17', 'admin §2.18'] },
  async (path) => {
    await open(path, { session: 'loading' });
    expect(screen.getByText(/Terms|Sign in/)).toBeInTheDocument();
  },
);

test.each(['authenticated', 'offline'] as const)('a user whose session is %s sees a closed route', async (session) => {
  await open('/profile', { session });
  expect(await screen.findByText('My profile')).toBeInTheDocument();
});

test('an anonymous visitor is redirected to the sign-in page with the path to return to', {
  tags: ['shell §2 Auth guard.4', 'shell §2 Auth guard.5', 'shell §2 Auth guard.6', 'admin §2.20', 'admin §2.21', 'admin §2.22'],
}, async () => {
  await open('/profile?tab=2', { session: 'anonymous' });
  expect(screen.getByText('Sign in ?redirect=%2Fprofile%3Ftab%3D2&reauthenticate=true')).toBeInTheDocument();
});

test('a sign-out on a closed route leads to sign-in', async () => {
  const { session } = await open('/profile', {});
  await screen.findByText('My profile');
  await act(() => session.signOut());
  expect(screen.getByText(/^Sign in/)).toBeInTheDocument();
});

describe('a loading session', () => {
  test('a closed route is hidden until the session is authenticated', async () => {
    const { session } = await open('/profile', { session: 'loading' });
    expect(screen.queryByText('My profile')).toBeNull();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    const signedIn = (await createFakeShell()).session.getSnapshot();
    act(() => session.become(signedIn));
    expect(await screen.findByText('My profile')).toBeInTheDocument();
  });

  test('the guard waits 10 s for the session and then redirects to the sign-in page', {
    tags: ['shell §2 Auth guard.3', 'shell §9.5', 'admin §2.19', 'admin §9.11'],
  }, async () => {
    await open('/profile', { session: 'loading' });
    act(() => void vi.advanceTimersByTime(9999));
    expect(screen.queryByText(/^Sign in/)).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText(/^Sign in/)).toBeInTheDocument();
  });
});

test('the panel opens the sign-in page by a full page load', async () => {
  const shell = await open('/controlpanel/beta/manage?tab=users', { app: 'admin', session: 'anonymous' });
  expect(shell.left).toEqual(['/login?redirect=%2Fcontrolpanel%2Fbeta%2Fmanage%3Ftab%3Dusers&reauthenticate=true']);
  expect(screen.queryByText('Users')).toBeNull();
});

test('the sign-in page of another app is told that the session has ended', async () => {
  const shell = await open('/controlpanel/beta/manage', { app: 'admin' });
  await act(() => shell.session.expire());
  expect(shell.left).toEqual(['/login?redirect=%2Fcontrolpanel%2Fbeta%2Fmanage&reauthenticate=true&ended=true']);
});

describe('routes below /library', () => {
  afterEach(() => sessionStorage.clear());

  test('an anonymous visitor of the library is logged out in full before the sign-in', {
    tags: ['shell §2.26', 'shell §2 Auth guard.7'],
  }, async () => {
    const { session } = await open('/library/bookshelf?sort=title', { session: 'anonymous' });
    await vi.waitFor(() => expect(session.calls).toContain('signOut /library/bookshelf?sort=title'));
    expect(await screen.findByText('Sign in ?redirect=%2Flibrary%2Fbookshelf%3Fsort%3Dtitle&reauthenticate=true')).toBeInTheDocument();
  });

  test('a library visitor from the audio aid app is not logged out', { tags: ['shell §2 Auth guard.8'] }, async () => {
    sessionStorage.setItem('realmkit-from-audio-aid', 'true');
    const { session } = await open('/library/bookshelf', { session: 'anonymous' });
    expect(await screen.findByText(/^Sign in/)).toBeInTheDocument();
    expect(session.calls).toEqual([]);
  });

  test('a signed-in user of the library is not logged out', async () => {
    const { session } = await open('/library/bookshelf', {});
    expect(await screen.findByText('Bookshelf')).toBeInTheDocument();
    expect(session.calls).toEqual([]);
  });
});

test('a visitor of the external panel is sent to the auth service', async () => {
  const { session, left } = await open('/controlpanel/beta/manage?tab=users', {
    app: 'admin',
    session: 'anonymous',
    links: { panel: `${window.location.origin}/controlpanel` },
  });
  await vi.waitFor(() => expect(session.calls).toContain('signIn {"redirect":"/controlpanel/beta/manage?tab=users"}'));
  expect(left).toEqual([]);
});

test('an id token from the URL is sent to the auth service as a hint', async () => {
  const shell = await createFakeShell({ app: 'reader', session: 'anonymous' });
  render(<FakePage shell={{ ...shell, app: { ...shell.app, signInHint: 'h.i.nt' } }} path="/profile" routes={routes} />);
  await vi.waitFor(() => expect(shell.session.calls).toContain('signIn {"redirect":"/profile","idTokenHint":"h.i.nt"}'));
  expect(shell.left).toEqual([]);
});
