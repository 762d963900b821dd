import '../testing/area.ts';
import { serviceUrlsBelow } from '@realmkit/openapi';
import { getMe } from '@realmkit/openapi/answers/account';
import { exampleOf } from '@realmkit/openapi/testing';
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { getI18n, useTranslation } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { useShell } from '../context/ShellContext.ts';
import { lazyPart } from '../layout/lazyPart.tsx';
import { tokenSetOf } from '../session/tokens/TokenSet.ts';
import { indexedDbTokenStore } from '../session/tokens/tokenStore.ts';
import { makeTokens } from '../testing/tokens.ts';
import type { AppRoute, ShellApp } from './ShellApp.ts';
import { startedEvent } from './startedEvent.ts';
import { startShell } from './startShell.ts';

/** Disables the time limits of the start: a slow machine needs longer than users should wait. */
const patience = vi.hoisted(() => ({ endless: false }));
vi.mock('../timing/withTimeout.ts', async (original) => {
  const { withTimeout } = await original<typeof import('../timing/withTimeout.ts')>();
  return { withTimeout: (awaited: Promise<unknown>, ms: number) => (patience.endless ? awaited : withTimeout(awaited, ms)) };
});

/** The pages of a test: one that stays would answer the events of later tests, and send what was recorded through their network. */
const roots = vi.hoisted((): Root[] => []);
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof import('react-dom/client')>();
  const createRoot: typeof client.createRoot = (...of) => {
    const root = client.createRoot(...of);
    roots.push(root);
    return root;
  };
  return { ...client, createRoot };
});

declare const jsdom: { reconfigure(options: { url: string }): void };

function Broken(): never {
  throw new Error('Broken');
}

const routes: AppRoute[] = [
  { path: '/login', handle: { access: 'guest' }, element: <p>Sign-in page</p> },
  { path: '/', element: <p>Home page</p> },
  {
    path: '/broken',
    handle: { access: 'guest' },
    element: <Broken />,
  },
];

const configuration = {
  services: serviceUrlsBelow('http://localhost:3000'),
  clientId: 'realmkit-se',
  links: {},
};

let platform: { config: unknown };

const respond: typeof fetch = async (input) => {
  const url = input instanceof Request ? input.url : String(input);
  if (url === '/config.json') {
    if (platform.config === 'down') throw new TypeError('Failed to fetch');
    return Response.json(platform.config);
  }
  if (url.includes('/me/')) return Response.json({ data: [], meta: { totalCount: 0 } });
  return Response.json({ ...exampleOf(getMe), firstname: 'Astrid', lastname: 'Lindqvist' });
};

let users = 0;

/** Signs in as somebody else in each test: an earlier page stores its user's data for use without a network while the next test runs. */
async function signedIn(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  users += 1;
  await indexedDbTokenStore().write(tokenSetOf({ ...makeTokens({ now, uid: `se-user-${users}` }), refreshToken: 'r' }, now));
}

function start(url: string, app: Partial<ShellApp> = {}): void {
  jsdom.reconfigure({ url });
  act(() => startShell({ name: 'consumer', routes, namespaces: {}, ...app }));
}

beforeEach(async () => {
  patience.endless = false;
  platform = { config: configuration };
  vi.stubGlobal('fetch', vi.fn(respond));
  vi.stubGlobal('scrollTo', () => {});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: (_name: string, task: () => unknown) => task() } });
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.clear();
  await indexedDbTokenStore().clear();
});

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) {
      root.unmount();
      // What still loads renders nothing.
      root.render = () => undefined;
    }
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an anonymous visitor of a closed page is redirected to the sign-in page', async () => {
  start('http://realmkit.se.localhost:8080/?from=mail');
  expect(await screen.findByText('Sign-in page')).toBeInTheDocument();
  expect(window.location.search).toBe('?redirect=%2F%3Ffrom%3Dmail&reauthenticate=true');
});

test('a signed-in user sees the page', async () => {
  await signedIn();
  start('http://realmkit.se.localhost:8080/');
  expect(await screen.findByText('Home page')).toBeInTheDocument();
});

test.each(['this tab', 'another tab'] as const)('a log-out in %s ends what the reader keeps of its panel', async (place) => {
  await signedIn();
  sessionStorage.setItem('bookplayer_screen:se-user-1:book-1', '{"submissionsOpen":true,"currentSubmissionId":"s1"}');
  sessionStorage.setItem('realmkit-from-audio-aid', '1');
  const others = 'realmkit-draft:somebody-else:submissions:s1';
  for (const key of [others, `realmkit-draft:se-user-${users}:submissions:s1`])
    localStorage.setItem(key, JSON.stringify({ at: Date.now() }));
  function Home() {
    const { session } = useShell();
    return (
      <button type="button" onClick={() => void session.signOut()}>
        Log out
      </button>
    );
  }
  start('http://realmkit.se.localhost:8080/', { routes: [{ path: '/', element: <Home /> }, ...routes] });
  const button = await screen.findByText('Log out');
  if (place === 'this tab') await userEvent.click(button);
  else new BroadcastChannel('realmkit-session').postMessage('signedOut');
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['realmkit-from-audio-aid']));
  // The log-out has removed the user's own drafts, in the tab where it was.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('realmkit-draft:'))).toHaveLength(place === 'this tab' ? 1 : 2);
  expect(localStorage.getItem(others)).not.toBeNull();
});

test('an authorization code is removed from the URL before the app renders', async () => {
  start('http://realmkit.se.localhost:8080/login?code=secret&state=s');
  expect(window.location.href).toBe('http://realmkit.se.localhost:8080/login');
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('secret'), expect.anything());
  expect(await screen.findByText('Sign-in page')).toBeInTheDocument();
});

describe('lazy pages', () => {
  test('a lazy page is rendered once, together with its prefetched data, and the document is told when that has been requested', async () => {
    patience.endless = true;
    await signedIn();
    const happened: string[] = [];
    const Component = () => {
      happened.push('rendered');
      return <p>Own page</p>;
    };
    start('http://realmkit.se.localhost:8080/own', {
      routes: [{ path: '/own', lazy: async () => ({ Component }) }],
      prefetch: async (_, { isEmployee }) => {
        happened.push('requested');
        await new Promise((resolve) => document.addEventListener(startedEvent, resolve, { once: true }));
        happened.push(`answered to ${isEmployee ? 'an employee' : 'somebody'}`);
      },
    });
    expect(await screen.findByText('Own page')).toBeInTheDocument();
    expect(happened.slice(0, 3)).toEqual(['requested', 'answered to an employee', 'rendered']);
  });

  test('a page does not wait long for its prefetched data', async () => {
    await signedIn();
    start('http://realmkit.se.localhost:8080/', { prefetch: () => new Promise(() => {}) });
    expect(await screen.findByText('Home page', {}, { timeout: 10_000 })).toBeInTheDocument();
  });

  test('the texts of a page, and of the frame around it, are requested at once and not after its script', async () => {
    const requested: string[] = [];
    const texts = (namespace: string) => async () => {
      requested.push(namespace);
      return { title: namespace };
    };
    start('http://realmkit.se.localhost:8080/frame/own', {
      routes: [
        {
          path: '/frame',
          texts: ['list'],
          children: [
            { path: 'own', texts: ['area'], lazy: () => new Promise<never>(() => {}) },
            { path: 'other', texts: ['other'], element: <p>Other page</p> },
          ],
        },
      ],
      namespaces: { always: texts('always'), list: texts('list'), area: texts('area'), other: texts('other') },
      preload: ['always'],
    });
    await vi.waitFor(() => expect(requested).toEqual(['always', 'list', 'area']));
  });

  test('a lazy page shows a loader when its script does not arrive', async () => {
    await signedIn();
    start('http://realmkit.se.localhost:8080/own', { routes: [{ path: '/own', lazy: () => new Promise<never>(() => {}) }] });
    expect(await screen.findByRole('progressbar', { name: 'Läser in' }, { timeout: 10_000 })).toBeInTheDocument();
  });
});

describe('missing files of the app', () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  test('a page whose script is missing offers to load the page again', async () => {
    expectReport('Not loaded: the script of a page');
    await signedIn();
    start('http://realmkit.co.uk.localhost:8080/own', { routes: [{ path: '/own', lazy: missing }] });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
  });

  test('a page whose texts are missing shows none of their names and offers to load the page again', async () => {
    expectReport('Not loaded: area in en-GB');
    const Page = () => {
      const { t } = useTranslation();
      return <p>{t(($) => $.title, { ns: 'area' })}</p>;
    };
    await signedIn();
    start('http://realmkit.co.uk.localhost:8080/own', {
      routes: [{ path: '/own', element: <Page /> }],
      namespaces: { area: missing },
      preload: ['area'],
    });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' }, { timeout: 10_000 })).toBeInTheDocument();
    expect(screen.queryByText('title')).toBeNull();
  }, 15_000);

  test('a part whose script is missing leaves the rest of its page as it is', async () => {
    expectReport('Not loaded: the script of a part');
    const Part = lazyPart<Record<string, never>>(missing);
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <label>
            Message <input />
          </label>
          <button type="button" onClick={() => setOpen(true)}>
            Details
          </button>
          {open ? <Part /> : null}
        </>
      );
    };
    await signedIn();
    start('http://realmkit.co.uk.localhost:8080/own', { routes: [{ path: '/own', element: <Page /> }] });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Dear Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There may be a newer version of the app, or the connection was lost.');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Dear Ada');
  });

  test('a part that throws says so in its own place, and the rest of its page stays', async () => {
    expectReport('The above error occurred');
    const Part = lazyPart(async () => Broken);
    await signedIn();
    start('http://realmkit.co.uk.localhost:8080/own', {
      routes: [
        {
          path: '/own',
          element: (
            <>
              <h1>Own page</h1>
              <Part />
            </>
          ),
        },
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
    expect(screen.getByRole('heading', { name: 'Own page' })).toBeInTheDocument();
  });

  test('a part without texts of its own waits for no others that are under way', async () => {
    const Part = lazyPart(async () => () => <p>Details</p>);
    await signedIn();
    start('http://realmkit.co.uk.localhost:8080/own', {
      routes: [{ path: '/own', element: <Part /> }],
      namespaces: { late: () => new Promise(() => {}) },
      preload: [],
    });
    await waitFor(() => expect(getI18n()).toBeDefined());
    void getI18n().loadNamespaces('late');
    expect(await screen.findByText('Details')).toBeInTheDocument();
  });
});

describe('the language', () => {
  test('the page has the language of the realm', async () => {
    start('http://realmkit.fi.localhost:8080/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Sivua ei löydy' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('fi');
  });

  test('the page has the language that was chosen before', async () => {
    localStorage.setItem('realmkit-locale', 'nl');
    start('http://realmkit.fi.localhost:8080/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Pagina niet gevonden' })).toBeInTheDocument();
  });
});

describe('an unknown realm', () => {
  test('the page of an unknown realm names it and links to every realm', { tags: ['shell §1.6', 'shell §8.26'] }, async () => {
    start('http://realmkit.dk.localhost:8080/profile');
    expect(await screen.findByRole('heading', { name: 'Realm dk is not initialised' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'Norway' })).toHaveAttribute('href', 'http://realmkit.no.localhost:8080/');
  });

  test('a realm without a client in this environment counts as unknown', { tags: ['shell §1.7'] }, async () => {
    const { clientId: _, ...withoutClient } = configuration;
    platform.config = withoutClient;
    start('http://realmkit.se.localhost:8080/');
    expect(await screen.findByRole('heading', { name: 'Realm se is not initialised' })).toBeInTheDocument();
  });
});

describe('an unreachable platform', () => {
  test('the page says that the platform cannot be reached, and the app starts when it is back', async () => {
    platform.config = 'down';
    start('http://realmkit.se.localhost:8080/login');
    expect(await screen.findByRole('heading', { name: 'Plattformen kan inte nås' })).toBeInTheDocument();
    platform.config = configuration;
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen nu' }));
    expect(await screen.findByText('Sign-in page')).toBeInTheDocument();
  });

  test('the start is retried as soon as the device is online', async () => {
    platform.config = 'down';
    start('http://realmkit.se.localhost:8080/login');
    await screen.findByRole('heading', { name: 'Plattformen kan inte nås' });
    platform.config = configuration;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Sign-in page')).toBeInTheDocument();
  });

  test('an invalid configuration is reported with its first error', async () => {
    platform.config = { services: {} };
    start('http://realmkit.se.localhost:8080/login');
    expect(await screen.findByText('config.json: services.customerManagement is missing')).toBeInTheDocument();
  });
});

describe('pages that cannot be shown', () => {
  test('an unknown URL shows 404 with a link home', { tags: ['shell §2 Error page.1', 'shell §8.31'] }, async () => {
    start('http://realmkit.co.uk.localhost:8080/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  });

  test('a page that throws shows that an error occurred', {
    tags: ['shell §2 Error page.2', 'shell §2 Error page.3', 'shell §8.32'],
  }, async () => {
    expectReport('The above error occurred');
    start('http://realmkit.co.uk.localhost:8080/broken');
    expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  });
});
