import { Link } from '@realmkit/design-system';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppRoute } from '../boot/ShellApp.ts';
import { createFakeShell, FakePage } from '../testing/index.ts';
import { useGoTo } from './useGoTo.ts';

function Start() {
  const goTo = useGoTo();
  return (
    <main tabIndex={-1}>
      <h1>Start</h1>
      <Link href="/profile">Profile</Link>
      <Link href="/form">Form</Link>
      <Link href="/controlpanel">Panel</Link>
      <button type="button" onClick={() => goTo('/profile')}>
        Go to profile
      </button>
      <button type="button" onClick={() => goTo('/controlpanel?tab=users')}>
        Go to panel
      </button>
    </main>
  );
}

function Profile() {
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <h1>Profile</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

const routes: AppRoute[] = [
  { path: '/', element: <Start /> },
  {
    path: '/profile',
    element: <Profile />,
  },
  {
    path: '/form',
    element: (
      <main tabIndex={-1}>
        {/* biome-ignore lint/a11y/noAutofocus: the page of this test puts the focus somewhere itself. */}
        <input aria-label="Name" autoFocus />
      </main>
    ),
  },
];

const scrollTo = vi.fn();

const open = async () => {
  const shell = await createFakeShell();
  render(
    <div data-page-scroller="">
      <FakePage shell={shell} routes={routes} />
    </div>,
  );
  await screen.findByRole('heading', { name: 'Start' });
  return shell;
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a link within the app scrolls the new page to the top and focuses its heading', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a page that sets the focus itself keeps it', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Form' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('going back restores the scroll position between the bars on a phone', async () => {
  await open();
  const scroller = () => screen.getByRole('main').closest('[data-page-scroller]') ?? document.body;
  scroller().scrollTop = 320;
  fireEvent.scroll(scroller());
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { name: 'Profile' });
  scroller().scrollTop = 0;
  fireEvent.scroll(scroller());
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Start' });
  expect(scroller().scrollTop).toBe(320);
});

test('a link to another app is left to the browser', async () => {
  await open();
  const leftToTheBrowser = vi.fn<(left: boolean) => void>();
  window.addEventListener(
    'click',
    (event) => {
      leftToTheBrowser(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByRole('link', { name: 'Panel' }));
  expect(leftToTheBrowser).toHaveBeenCalledWith(true);
});

test('goTo loads another app by the browser and routes within this app', async () => {
  const shell = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Go to panel' }));
  expect(shell.left).toEqual(['/controlpanel?tab=users']);
  await userEvent.click(screen.getByRole('button', { name: 'Go to profile' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
});

test('a page that is reached by a link that stays says its heading, once', async () => {
  const shell = await createFakeShell();
  const frame = (content: string) => (
    <>
      <nav>
        <Link href="/profile">Profile</Link>
      </nav>
      <main tabIndex={-1}>
        <h1>{content}</h1>
      </main>
    </>
  );
  render(
    <FakePage
      shell={shell}
      routes={[
        { path: '/', element: frame('Start') },
        { path: '/profile', element: frame('My profile') },
      ]}
    />,
  );
  await screen.findByRole('heading', { name: 'Start' });
  screen.getByRole('link').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^My profile$/));
  expect(screen.getByRole('link')).toHaveFocus();
});
