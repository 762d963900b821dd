import { ServiceError } from '@realmkit/openapi';
import { hashKey } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { fallbackQueriesKey } from '../offline/persistQueries.ts';
import { createFakeShell, FakePage, type FakeShellOptions } from '../testing/index.ts';
import { HomeLayout } from './HomeLayout.tsx';
import { useNotice } from './notice/NoticeProvider.tsx';
import { ShellLayout } from './ShellLayout.tsx';

let width = 1024;

beforeEach(() => {
  width = 1024;
  vi.stubGlobal('matchMedia', (query: string) => {
    const maximum = Number(query.match(/max-width: ([\d.]+)px/)?.[1] ?? 0);
    return Object.assign(new EventTarget(), { matches: width <= maximum, media: query });
  });
  // jsdom does not implement the methods of dialogs.
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

describe('the footer', () => {
  const legal = async () => within(await screen.findByRole('navigation', { name: 'Legal information' }));

  test.each(['consumer', 'reader'] as const)('the footer of the %s app links to the legal pages of the country', async (app) => {
    await show({ app, realm: 'de' });
    expect((await legal()).getByRole('link', { name: 'Cancel a contract here' })).toHaveAttribute('href', '/legal/cancel-contract');
    expect((await legal()).getByRole('link', { name: 'Withdraw from a contract' })).toHaveAttribute('href', '/legal/withdrawal');
  });

  test('the footer of the control panel links to terms, privacy and support', async () => {
    await show({ app: 'admin', realm: 'de' });
    const links = (await legal()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Terms', '/legal/terms'],
      ['Privacy policy', '/legal/privacy'],
      ['Support', '/support'],
    ]);
  });
});

test('the default layout has the top bar, a link to the content, the content and the footer', { tags: ['shell §2.32'] }, async () => {
  await show({});
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Content');
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(main).toHaveFocus();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Realmkit, start page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test.each([
  ['the default layout', ShellLayout],
  ['the home layout', HomeLayout],
])('content that throws leaves the bars of %s', async (_name, Layout) => {
  expectReport('The above error occurred');
  const Broken = (): never => {
    throw new Error('Broken');
  };
  const layout = (
    <Layout>
      <Broken />
    </Layout>
  );
  await show({}, '/profile', layout);
  expect(await within(screen.getByRole('main')).findByRole('heading', { name: 'An error occurred' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
});

test('content that throws a 404 of a service becomes the 404 page, in one layout', async () => {
  expectReport('The above error occurred');
  const Gone = (): never => {
    throw new ServiceError(404, 'not_found', 'Gone.');
  };
  await show(
    {},
    '/profile',
    <ShellLayout>
      <Gone />
    </ShellLayout>,
  );
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

describe('the menu', () => {
  test('the menu shows the entries of an employee in order, and the version', {
    tags: ['shell §2 Menu drawer.14', 'shell §9.18'],
  }, async () => {
    await show({});
    const menu = await openMenu();
    await menu.findByRole('link', { name: 'Manage users' });
    expect(entriesOf(menu)).toBe('Start page, My profile, Manage users, Support, Log in securely, Log out');
    expect(menu.getByText('Astrid Lindqvist')).toBeInTheDocument();
    expect(menu.getByText('Version 1.0.0')).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Manage users' })).toHaveAttribute('href', '/controlpanel');
  });

  test('the menu links superusers to the beta', async () => {
    await show({ tokens: { scope: 'openid ilt.user.se.write' } });
    expect((await openMenu()).getByRole('link', { name: 'Manage users' })).toHaveAttribute('href', '/controlpanel/beta/manage');
  });

  const panel = 'http://panel.example/controlpanel';
  test.each([
    ['de', panel],
    ['fi', panel],
    ['fr', panel],
    ['nl', '/controlpanel'],
    ['no', panel],
    ['se', '/controlpanel'],
    ['uk', panel],
    ['us', '/controlpanel'],
  ] as const)(
    'in %s the menu links an employee to the user management at %s',
    { tags: ['shell §2 Menu drawer.5', 'shell §2 Menu drawer.6'] },
    async (realm, href) => {
      await show({ realm, links: { panel } });
      expect(await (await openMenu()).findByRole('link', { name: 'Manage users' })).toHaveAttribute('href', href);
    },
  );

  test('the menu has no landing page on the home page, and no user management for guardians', async () => {
    await show({ organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'guardian', active: true }] }, '/');
    const menu = await openMenu();
    expect(entriesOf(menu)).toBe('My profile, Support, Log out');
  });

  test('the menu signs the user out', { tags: ['shell §2 Menu drawer.13'] }, async () => {
    const { session } = await show({});
    await userEvent.click((await openMenu()).getByRole('button', { name: 'Log out' }));
    expect(session.calls).toEqual(['signOut']);
  });

  test('a log-out asks before answers are lost that could not be sent', async () => {
    const shell = await createFakeShell({ locale: 'en-GB' });
    const send = vi.fn(async () => false);
    const route = { path: '*', handle: { access: 'guest' as const }, element: <ShellLayout>Content</ShellLayout> };
    render(<FakePage shell={{ ...shell, unsentAnswers: { send } }} path="/profile" routes={[route]} />);
    const logOut = async () => userEvent.click((await openMenu()).getByRole('button', { name: 'Log out' }));
    await logOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Wait' }));
    expect([shell.session.calls, send.mock.calls.length]).toEqual([[], 1]);
    await logOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out and delete them' }));
    expect(shell.session.calls).toEqual(['signOut']);
  });

  test('the menu has no logout entry when the profile disables it', { tags: ['admin §6.15'] }, async () => {
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

  test('the menu lets everyone choose language and appearance, and stores the language', async () => {
    const { i18n } = await show({ session: 'anonymous' });
    const menu = await openMenu();
    expect(menu.getByRole('group', { name: 'Appearance' })).toBeInTheDocument();
    await userEvent.selectOptions(menu.getByLabelText('Language'), 'Svenska');
    expect(await screen.findByRole('dialog', { name: 'Meny' })).toBeInTheDocument();
    expect(i18n.language).toBe('sv');
    expect(localStorage.getItem('realmkit-locale')).toBe('sv');
    expect(document.documentElement.lang).toBe('sv');
  });

  test('the menu offers the login to signed-out visitors on small screens', async () => {
    width = 360;
    await show({ session: 'anonymous' }, '/legal?x=1');
    const link = (await openMenu()).getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/login?redirect=%2Flegal%3Fx%3D1&reauthenticate=true');
  });
});

describe('the top bar', () => {
  test('the top bar has a login button on public pages for signed-out visitors', { tags: ['shell §2 Top bar.3'] }, async () => {
    await show({ session: 'anonymous' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirect=%2Fprofile&reauthenticate=true');
  });

  test.each(['authenticated', 'offline', 'loading'] as const)(
    'the top bar has no login button while the session is %s',
    { tags: ['shell §2 Top bar.5'] },
    async (session) => {
      await show({ session });
      expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    },
  );

  test('the logo of the top bar links to the path that the app gives', { tags: ['shell §2 Top bar.1'] }, async () => {
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

  test('the home layout has My services and Settings', async () => {
    await show({}, '/', home);
    await screen.findAllByRole('link', { name: 'Settings' });
    expect(buttons()).toEqual(['My services', 'Settings']);
  });

  test('the home layout has only My services while loading', async () => {
    await show({ answer: () => new Promise<Response>(() => {}) }, '/', home);
    expect(buttons()).toEqual(['My services']);
  });

  test('the home layout has only My services for consumer-market users', async () => {
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
  test('the page shows an offline hint while the device is offline', async () => {
    await show({});
    expect(screen.queryByText('You are offline. What you see may be out of date.')).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText('You are offline. What you see may be out of date.')).toBeInTheDocument();
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  });

  test('the page shows a hint while persisted data is shown, and refetches it', async () => {
    const { queryClient } = await show({});
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const requestCount = vi.fn(async () => 'answer');
    // No component uses this query.
    await queryClient.prefetchQuery({ queryKey: ['bookshelf'], queryFn: requestCount });
    queryClient.setQueryData(fallbackQueriesKey, [hashKey(['bookshelf'])]);
    expect(await screen.findByText('The platform cannot be reached. What you see may be out of date.')).toBeInTheDocument();
    await waitFor(() => expect(requestCount).toHaveBeenCalledTimes(2), { timeout: 5000 });
    queryClient.setQueryData(fallbackQueriesKey, []);
    await waitFor(() => expect(screen.queryByText(/^The platform cannot be reached/)).toBeNull());
  });

  test('the page shows a hint when only the sign-in service cannot be reached', async () => {
    await show({ session: 'offline' });
    expect(screen.getByText(/^The login service cannot be reached/)).toBeInTheDocument();
  });
});

/** A page that shows a notice. */
function Saver() {
  const { show: showNotice } = useNotice();
  return (
    <button type="button" onClick={() => showNotice({ type: 'success', message: 'Saved' })}>
      Save
    </button>
  );
}
const save = () => act(() => screen.getByRole('button', { name: 'Save' }).click());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a notice shows its message, and hides after 5000 ms or by its button', {
  tags: ['shell §2 Notice snackbar.1', 'shell §2 Notice snackbar.8', 'shell §3.22', 'shell §9.7', 'admin §2.34'],
}, async () => {
  await show({}, '/profile', <Saver />);
  vi.useFakeTimers();
  save();
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(4999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
  save();
  act(() => screen.getByRole('button', { name: 'Close the message' }).click());
  await pass(500);
  expect(screen.queryByText('Saved')).toBeNull();
});

/** A page that deletes two records, each with a notice that undoes it. */
function Deleter() {
  const { pin } = useNotice();
  const undo = (id: string) => pin({ id, message: `${id} is restored`, action: { label: 'Show', onClick: () => {} } });
  return ['Maja', 'Elis'].map((id) => (
    <button
      key={id}
      type="button"
      onClick={() => pin({ id, message: `${id} is deleted`, action: { label: 'Undo', onClick: () => undo(id) } })}
    >
      Delete {id}
    </button>
  ));
}
const press = (name: string, description?: RegExp) =>
  act(() => screen.getByRole('button', { name, ...(description && { description }) }).click());

describe('a notice with an action', () => {
  test('a notice with an action stays for any time and beside other notices until it is closed', async () => {
    await show(
      {},
      '/profile',
      <>
        <Deleter />
        <Saver />
      </>,
    );
    vi.useFakeTimers();
    press('Delete Maja');
    await pass(3_600_000);
    save();
    expect(screen.getByText('Maja is deleted')).toBeInTheDocument();
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(5500);
    expect(screen.queryByText('Saved')).toBeNull();
    press('Close the message');
    expect(screen.queryByText('Maja is deleted')).toBeNull();
  });

  test('each notice with an action has its own, and one that changes keeps its place and the focus', async () => {
    await show({}, '/profile', <Deleter />);
    press('Delete Maja');
    press('Delete Elis');
    const undo = screen.getByRole('button', { name: 'Undo', description: 'Maja is deleted' });
    act(() => undo.focus());
    act(() => undo.click());
    expect(screen.getAllByText(/^(Maja|Elis) is/).map(({ textContent }) => textContent)).toEqual(['Maja is restored', 'Elis is deleted']);
    expect(screen.getByRole('button', { name: 'Show', description: 'Maja is restored' })).toHaveFocus();
  });
});

describe('the impersonation bar', () => {
  const acting = (name?: string): FakeShellOptions => ({ tokens: { act: { sub: '1', ...(name === undefined ? {} : { name }) } } });
  const bar = (text: string) => screen.queryByRole('region', { name: text });

  test('the impersonation bar names the actor and the user', { tags: ['shell §2 Impersonation bar.2', 'admin §2.26'] }, async () => {
    await show(acting('Sofia Berg'));
    expect(bar('Sofia Berg logged in as Astrid Lindqvist')).toBeInTheDocument();
  });

  test.each(['محمّد علي', '‏שרה‎ Cohen'])('the impersonation bar isolates the name %s, which is written from right to left', async (name) => {
    await show(acting(name));
    expect(screen.getByText(/logged in as/)).toHaveTextContent(`\u2068${name}\u2069 logged in as Astrid Lindqvist`);
  });

  test('the impersonation bar is not shown without an actor', { tags: ['shell §2 Impersonation bar.1', 'admin §2.25'] }, async () => {
    await show({});
    expect(screen.queryByText(/logged in as/)).toBeNull();
  });

  test.each([
    ['admin', 'Unknown logged in as Astrid Lindqvist'],
    ['consumer', 'Someone logged in as Astrid Lindqvist'],
  ] as const)(
    'the impersonation bar names an actor without a name in the %s app: %s',
    { tags: ['shell §2 Impersonation bar.3', 'admin §2.27'] },
    async (app, text) => {
      await show({ app, ...acting() });
      expect(bar(text)).toBeInTheDocument();
    },
  );

  test.each([
    ['consumer', '/'],
    ['admin', '/controlpanel'],
  ] as const)(
    'the impersonation bar ends impersonation in the %s app and returns to %s',
    { tags: ['shell §2 Impersonation bar.4', 'shell §2 Impersonation bar.5', 'admin §2.28', 'admin §2.29'] },
    async (app, home) => {
      const { session } = await show({ app, ...acting('Sofia Berg') });
      const logOut = screen.getByRole('button', { name: 'Log out' });
      expect(logOut).toHaveAccessibleDescription('Ends the session as Astrid Lindqvist and returns to your own account');
      await userEvent.click(logOut);
      expect(session.calls).toEqual([`stopActing ${home}`]);
    },
  );
});

describe('escalation in the menu', () => {
  test('the menu offers a Swedish employee a secure login that returns to the page', { tags: ['shell §2 Menu drawer.8'] }, async () => {
    const { session } = await show({}, '/profile?tab=2');
    await userEvent.click(await (await openMenu()).findByRole('button', { name: 'Log in securely' }));
    expect(session.calls).toEqual(['escalate /profile?tab=2']);
  });

  test.each([
    ['whose login is secure', { tokens: { acr: 'secure' } }],
    ...(['de', 'fi', 'fr', 'nl', 'no', 'uk', 'us'] as const).map((realm): [string, FakeShellOptions] => [
      `of the realm ${realm}`,
      { realm },
    ]),
    ['who is no employee', { organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student', active: true }] }],
  ] satisfies [string, FakeShellOptions][])(
    'the menu does not offer a secure login to a user %s',
    { tags: ['shell §2 Menu drawer.9'] },
    async (_name, options) => {
      const { queryClient } = await show(options);
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect((await openMenu()).queryByRole('button', { name: 'Log in securely' })).toBeNull();
    },
  );
});

test('a notice of the administration hides after 4000 ms', {
  tags: ['shell §2 Notice snackbar.9', 'admin §2.30', 'admin §9.10'],
}, async () => {
  await show({ app: 'admin' }, '/controlpanel', <Saver />);
  vi.useFakeTimers();
  save();
  await pass(3999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});
