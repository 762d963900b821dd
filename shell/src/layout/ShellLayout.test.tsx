import { hashKey } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standInKey } from '../offline/persistQueries.ts';
import { createFakeShell, FakePage, type FakeShellOptions } from '../testing/index.ts';
import { HomeLayout } from './HomeLayout.tsx';
import { useNotice } from './notice/NoticeProvider.tsx';
import { ShellLayout } from './ShellLayout.tsx';

let width = 1024;

beforeEach(() => {
  width = 1024;
  vi.stubGlobal('matchMedia', (query: string) => {
    const maximum = Number(query.match(/max-width: ([\d.]+)px/)?.[1] ?? 0);
    return Object.assign(new EventTarget(), { matches: width <= maximum, media: query, addListener: () => {}, removeListener: () => {} });
  });
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (options: FakeShellOptions, path = '/profile', layout = <ShellLayout>Content</ShellLayout>) => {
  const shell = await createFakeShell({ locale: 'en-GB', ...options });
  render(<FakePage shell={shell} path={path} routes={[{ path: '*', handle: { access: 'guest' }, element: layout }]} />);
  return shell;
};

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

const entriesOf = (menu: Awaited<ReturnType<typeof openMenu>>) =>
  menu
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join(', ');

describe('the foot', () => {
  const legal = async () => within(await screen.findByRole('navigation', { name: 'Legal information' }));

  test.each(['consumer', 'admin', 'reader'] as const)('of the %s app leads to what the law of the country wants', async (app) => {
    await show({ app, realm: 'de' });
    expect((await legal()).getByRole('link', { name: 'Cancel a contract here' })).toHaveAttribute('href', '/legal/cancel-contract');
    expect((await legal()).getByRole('link', { name: 'Cancel within 14 days' })).toHaveAttribute('href', '/legal/withdrawal');
  });
});

describe('the menu', () => {
  test('holds the entries of an employee in order, and the version', async () => {
    await show({});
    const menu = await openMenu();
    await menu.findByRole('link', { name: 'Manage users' });
    expect(entriesOf(menu)).toBe('Start page, My profile, Manage users, Support, Sign in securely, Log out');
    expect(menu.getByText('Astrid Lindqvist')).toBeInTheDocument();
    expect(menu.getByText('Version 1.0.0')).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Manage users' })).toHaveAttribute('href', '/controlpanel');
  });

  test('leads superusers to the beta, and everyone of an external realm to its panel', async () => {
    await show({ tokens: { scope: 'openid ilt.user.se.write' } });
    expect((await openMenu()).getByRole('link', { name: 'Manage users' })).toHaveAttribute('href', '/controlpanel/beta/manage');
    cleanup();
    await show({ realm: 'de', links: { panel: 'http://panel.realmkit.de/controlpanel' } });
    const menu = await openMenu();
    expect(await menu.findByRole('link', { name: 'Manage users' })).toHaveAttribute('href', 'http://panel.realmkit.de/controlpanel');
  });

  test('has no landing page on the home page, and no user management for guardians', async () => {
    await show({ organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'guardian', active: true }] }, '/');
    const menu = await openMenu();
    expect(entriesOf(menu)).toBe('My profile, Support, Log out');
  });

  test('signs out', async () => {
    const { session } = await show({});
    await userEvent.click((await openMenu()).getByRole('button', { name: 'Log out' }));
    expect(session.asked).toEqual(['signOut']);
  });

  test('does not offer to log out where the menu of the profile has it off', async () => {
    const menu = { value: [{ id: 'ViewLogOut', status: { active: false } }] };
    await show({
      answer: ({ url }) =>
        url.endsWith('/control-panel/v1/me')
          ? Response.json({ actions: [], attributes: { menu, homepage: { value: null }, subscriptions: { value: [] } } })
          : undefined,
    });
    const drawer = await openMenu();
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Log out' })).toBeNull());
    expect(drawer.getByRole('link', { name: 'My profile' })).toBeInTheDocument();
  });

  test('lets everyone choose language and appearance, and remembers the language', async () => {
    const { i18n } = await show({ session: 'anonymous' });
    const menu = await openMenu();
    expect(menu.getByRole('group', { name: 'Appearance' })).toBeInTheDocument();
    await userEvent.selectOptions(menu.getByLabelText('Language'), 'Svenska');
    expect(await screen.findByRole('dialog', { name: 'Meny' })).toBeInTheDocument();
    expect(i18n.language).toBe('sv');
    expect(localStorage.getItem('realmkit-locale')).toBe('sv');
    expect(document.documentElement.lang).toBe('sv');
  });

  test('offers the login on small screens to those who are signed out', async () => {
    width = 360;
    await show({ session: 'anonymous' }, '/legal?x=1');
    const link = (await openMenu()).getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/login?redirect=%2Flegal%3Fx%3D1&reauthenticate=true');
  });
});

describe('the top bar', () => {
  test('has a login button on public pages for those who are signed out', async () => {
    await show({ session: 'anonymous' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirect=%2Fprofile&reauthenticate=true');
  });

  test.each(['authenticated', 'loading'] as const)('has none while the session is %s', async (session) => {
    await show({ session });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('has a logo that leads where the app says', async () => {
    await show({ app: 'admin' }, '/controlpanel', <ShellLayout logoLink="/controlpanel">Content</ShellLayout>);
    expect(screen.getByRole('link', { name: 'Realmkit, start page' })).toHaveAttribute('href', '/controlpanel');
  });
});

describe('the home layout', () => {
  const buttons = () =>
    within(screen.getAllByRole('navigation', { name: 'Main navigation' })[0] ?? document.body)
      .getAllByRole('link')
      .map((link) => link.textContent);
  const home = <HomeLayout>Content</HomeLayout>;

  test('has My services and Settings', async () => {
    await show({}, '/', home);
    await screen.findAllByRole('link', { name: 'Settings' });
    expect(buttons()).toEqual(['My services', 'Settings']);
  });

  test('has only My services while loading', async () => {
    await show({ answer: () => new Promise<Response>(() => {}) }, '/', home);
    expect(buttons()).toEqual(['My services']);
  });

  test('has only My services for consumer-market users', async () => {
    const shell = await show(
      { organizations: [{ uid: 'se-school-consumer', name: 'Consumers', role: 'guardian', active: true }] },
      '/',
      home,
    );
    await vi.waitFor(() => expect(shell.queryClient.isFetching()).toBe(0));
    expect(buttons()).toEqual(['My services']);
  });
});

describe('hints', () => {
  const statuses = () => screen.getAllByRole('status').map((status) => status.textContent);

  test('the page says that the device is offline, and stops saying so', async () => {
    await show({});
    expect(statuses()).not.toContain('You are offline. What you see may be out of date.');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText('You are offline. What you see may be out of date.')).toBeInTheDocument();
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  });

  test('the page says that what it shows was kept while the platform does not answer, and asks it again', async () => {
    const { queryClient } = await show({});
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const requestCount = vi.fn(async () => 'answer');
    // No part of the page shows this one.
    await queryClient.prefetchQuery({ queryKey: ['bookshelf'], queryFn: requestCount });
    queryClient.setQueryData(standInKey, [hashKey(['bookshelf'])]);
    expect(await screen.findByText('The platform cannot be reached. What you see may be out of date.')).toBeInTheDocument();
    await waitFor(() => expect(requestCount).toHaveBeenCalledTimes(2), { timeout: 5000 });
    queryClient.setQueryData(standInKey, []);
    await waitFor(() => expect(screen.queryByText(/^The platform cannot be reached/)).toBeNull());
  });

  test('the page says that only the sign-in service is away', async () => {
    await show({ session: 'offline' });
    expect(screen.getByText(/^The sign-in service cannot be reached/)).toBeInTheDocument();
  });
});

test('a notice shows its message, and hides after 5000 ms or by its button', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const Saver = () => {
    const { show: tell } = useNotice();
    return (
      <button type="button" onClick={() => tell({ type: 'success', message: 'Saved' })}>
        Save
      </button>
    );
  };
  await show({}, '/profile', <Saver />);
  const save = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(4000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1100);
  await vi.waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  await save();
  screen.getByRole('button', { name: 'Close the message' }).click();
  await vi.waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

describe('the impersonation bar', () => {
  const acting = (name?: string): FakeShellOptions => ({ tokens: { act: { sub: '1', ...(name === undefined ? {} : { name }) } } });
  const bar = (text: string) => screen.queryByRole('region', { name: text });

  test('says who acts as whom', async () => {
    await show(acting('Sofia Berg'));
    expect(bar('Sofia Berg logged in as Astrid Lindqvist')).toBeInTheDocument();
  });

  test('is not there where nobody acts', async () => {
    await show({});
    expect(screen.queryByText(/logged in as/)).toBeNull();
  });

  test.each([
    ['admin', 'Unknown logged in as Astrid Lindqvist'],
    ['consumer', 'Someone logged in as Astrid Lindqvist'],
  ] as const)('calls an actor without a name in the %s app: %s', async (app, text) => {
    await show({ app, ...acting() });
    expect(bar(text)).toBeInTheDocument();
  });

  test.each([
    ['consumer', '/'],
    ['admin', '/controlpanel'],
  ] as const)('offers the logout with a tooltip, which leads from the %s app as oneself to %s', async (app, home) => {
    const { session } = await show({ app, ...acting('Sofia Berg') });
    const logOut = screen.getByRole('button', { name: 'Log out' });
    expect(logOut).toHaveAccessibleDescription('Ends the session as Astrid Lindqvist and returns to your own account');
    await userEvent.click(logOut);
    expect(session.asked).toEqual([`stopActing ${home}`]);
  });
});

describe('escalation in the menu', () => {
  test('asks an employee in Sweden for a secure login, and returns to the page', async () => {
    const { session } = await show({}, '/profile?tab=2');
    await userEvent.click(await (await openMenu()).findByRole('button', { name: 'Sign in securely' }));
    expect(session.asked).toEqual(['escalate /profile?tab=2']);
  });

  test.each([
    ['whose login is secure', { tokens: { acr: 'secure' } }],
    ['of another realm', { realm: 'fi' }],
    ['who is no employee', { organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student', active: true }] }],
  ] satisfies [string, FakeShellOptions][])('is not offered to someone %s', async (_name, options) => {
    const { queryClient } = await show(options);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect((await openMenu()).queryByRole('button', { name: 'Sign in securely' })).toBeNull();
  });
});

test('a notice of the administration hides after 4000 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const Teller = () => {
    const { show: tell } = useNotice();
    useEffect(() => tell({ message: 'Saved' }), [tell]);
    return null;
  };
  const shell = await createFakeShell({ locale: 'en-GB', app: 'admin' });
  render(<FakePage shell={{ ...shell, app: { name: 'admin', noticeMs: 4000 } }}>{<Teller />}</FakePage>);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3500);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(700);
  await vi.waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});
