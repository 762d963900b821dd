import { createFakeShell } from '@realmkit/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

const anonymous = { session: 'anonymous' } as const;
const username = () => screen.findByLabelText('User name or email');
const password = () => screen.findByLabelText('Password');
const submit = () => screen.findByRole('button', { name: 'Log in' });

async function fillIn(name = 'teacher', secret = 'realmkit-demo'): Promise<void> {
  await userEvent.type(await username(), name);
  await userEvent.type(await password(), secret);
}

test('the login page has the login layout: a logo to the start page, the form, and the choices that are elsewhere in the menu', {
  tags: ['shell §2.27'],
}, async () => {
  await openPage('/login', anonymous);
  expect(await username()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Realmkit, start page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

test('a visitor finds help where every page has it: the country’s own, for the page of support is for those who are logged in', async () => {
  const { configuration } = await openPage('/login', anonymous);
  await username();
  const footer = within(screen.getByRole('navigation', { name: 'Legal information' }));
  expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', configuration.links.support);
  expect(configuration.links.support).toMatch(/^https:/);
});

test('a login that the browser prevents says so, and blames no service', async () => {
  const { session } = await openPage('/login', anonymous);
  vi.spyOn(session, 'signInWithCredentials').mockRejectedValue(new DOMException('Access is denied for this document.', 'SecurityError'));
  await fillIn();
  await userEvent.click(await submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your browser blocks cookies and site data, which the login needs\./);
});

describe('a session that is not found yet', () => {
  afterEach(() => void vi.useRealTimers());

  test('the login page is quiet for half a second, then says what it waits for, and shows the form once the session is known', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { session } = await openPage('/login', { session: 'loading' });
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(screen.queryByText('Waiting for the login service…')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Waiting for the login service…')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Waiting for the login service…' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    act(() => session.become({ status: 'anonymous', reason: 'notSignedIn' }));
    expect(await username()).toHaveFocus();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the login form', () => {
  test('the login form focuses the user name and marks its fields for password managers', {
    tags: ['shell §2.9', 'shell §2.12'],
  }, async () => {
    await openPage('/login', anonymous);
    expect(await username()).toHaveFocus();
    expect(await username()).toHaveAttribute('autocomplete', 'username');
    expect(await password()).toHaveAttribute('autocomplete', 'current-password');
    expect(document.title).toBe('Log in – Realmkit');
  });

  test('the login form lists the missing fields, or focuses the only one, and sends nothing', async () => {
    const { session } = await openPage('/login', anonymous);
    await userEvent.click(await submit());
    expect(await screen.findByRole('group', { name: 'Some fields need your attention' })).toHaveFocus();
    expect(await username()).toHaveAccessibleDescription('Enter your user name or your email address.');
    expect(await password()).toHaveAccessibleDescription('Enter your password.');
    await userEvent.type(await username(), 'teacher{Enter}');
    await vi.waitFor(async () => expect(await password()).toHaveFocus());
    expect(session.calls).toEqual([]);
  });

  test('the login form shows the password on request', async () => {
    await openPage('/login', anonymous);
    await userEvent.type(await password(), 'secret');
    const reveal = await screen.findByRole('button', { name: 'Show password' });
    await userEvent.click(reveal);
    expect(await password()).toHaveAttribute('type', 'text');
    await userEvent.click(reveal);
    expect(await password()).toHaveAttribute('type', 'password');
  });

  test('the login form removes the space that a phone adds to the user name', async () => {
    const { session } = await openPage('/login', anonymous);
    await fillIn('teacher ');
    await userEvent.click(await submit());
    expect(session.calls).toEqual(['signInWithCredentials teacher']);
  });

  test('a double click on the login button sends the form once', async () => {
    const { session } = await openPage('/login', anonymous);
    const send = vi.spyOn(session, 'signInWithCredentials').mockReturnValue(new Promise(() => {}));
    await fillIn();
    await userEvent.dblClick(await submit());
    await userEvent.type(await password(), '{Enter}');
    expect(send).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Logging in…' })).toBeVisible();
  });
});

describe('a failed login', () => {
  test('a login with wrong credentials shows an error, keeps both fields and focuses the password', async () => {
    const { session } = await openPage('/login', anonymous);
    session.nextSignInError = 'invalidCredentials';
    await fillIn('teacher', 'wrong');
    await userEvent.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('The user name or the password is wrong. Check both and try again.');
    expect(await username()).toHaveValue('teacher');
    expect(await password()).toHaveValue('wrong');
    expect(await password()).toHaveFocus();
    expect(await password()).toBeInvalid();
  });

  test('a login without an active organisation says so, and finds no fault with the fields', async () => {
    const { session } = await openPage('/login', anonymous);
    session.nextSignInError = 'inactive';
    await fillIn();
    await userEvent.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The password is right, but your school or organisation is not active. Contact your school.',
    );
    expect(await username()).toBeValid();
    expect(await password()).toBeValid();
  });

  test('a login after too many attempts shows when the next one is possible, and keeps the fields', async () => {
    const { session } = await openPage('/login', anonymous);
    session.nextSignInError = 'tooManyAttempts';
    await fillIn();
    await userEvent.click(await submit());
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toMatch(/^There were too many attempts\. Try again after \d\d:\d\d\.$/);
    expect(await password()).toHaveValue('realmkit-demo');
    expect(session.calls).toHaveLength(1);
  });

  test('a login without a connection shows an error and keeps the fields', async () => {
    const { session } = await openPage('/login', anonymous);
    session.nextSignInError = 'unreachable';
    await fillIn();
    await userEvent.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the login service.');
    expect(await password()).toHaveValue('realmkit-demo');
    expect(await password()).toBeValid();
  });

  test('a failed login can be retried without typing again', async () => {
    const { session } = await openPage('/login', anonymous);
    session.nextSignInError = 'unreachable';
    await fillIn();
    await userEvent.click(await submit());
    await screen.findByRole('alert');
    session.nextSignInError = undefined;
    await userEvent.click(await submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
  });

  test('a login that fails because a script cannot be loaded counts as no connection', async () => {
    const { session } = await openPage('/login', anonymous);
    vi.spyOn(session, 'signInWithCredentials').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await fillIn();
    await userEvent.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the login service.');
  });
});

describe('the page after the login', () => {
  const signIn = async () => {
    await fillIn();
    await userEvent.click(await submit());
  };

  test('a user who requested no page gets the landing page', async () => {
    await openPage('/login', anonymous);
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
  });

  test('the requested page opens after the login', { tags: ['shell §2.10'] }, async () => {
    await openPage('/login?redirect=%2Fprofile&reauthenticate=true', anonymous);
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });

  test.each([
    ['/gift-card?code=GIFT-UK-1', '/signup?redirect=%2Fgift-card%3Fcode%3DGIFT-UK-1'],
    ['/payment?price=p&coupon=C', '/signup?price=p&coupon=C'],
    ['/library', '/signup'],
  ])('a visitor on the way to %s who creates an account goes to %s', async (redirect, signup) => {
    await openPage(`/login?redirect=${encodeURIComponent(redirect)}`, anonymous);
    expect(await screen.findByRole('link', { name: 'Create an account for your family' })).toHaveAttribute('href', signup);
  });

  test('a requested page of the control panel opens by a page load', async () => {
    const { left } = await openPage('/login?redirect=%2Fcontrolpanel%2Fbeta%2Fmanage%3Ftab%3Dgroups', anonymous);
    await signIn();
    await vi.waitFor(() => expect(left).toEqual(['/controlpanel/beta/manage?tab=groups']));
  });

  test('a redirect to another site leads to the landing page instead', async () => {
    const { left } = await openPage('/login?redirect=%2F%2Fevil.example', anonymous);
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
    expect(left).toEqual([]);
  });
});

describe('a user who is already logged in', () => {
  test('a user who is already logged in is redirected at once', async () => {
    await openPage('/login?redirect=%2Fprofile');
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });

  test('a user who is already logged in logs in again if the URL requires it', { tags: ['shell §2.11'] }, async () => {
    await openPage('/login?redirect=%2Fprofile&reauthenticate=true');
    await fillIn();
    await userEvent.click(await submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });

  test('a user who is already logged in does not log in again for reauthenticate=false', async () => {
    await openPage('/login?redirect=%2Fprofile&reauthenticate=false');
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });

  test('the login page redirects as soon as another tab has logged in', async () => {
    const { session } = await openPage('/login?redirect=%2Fprofile&reauthenticate=true', anonymous);
    await username();
    await session.signInWithCredentials({ username: 'teacher', password: 'realmkit-demo' });
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });
});

describe('other ways to log in', () => {
  test('other ways to log in start at the auth service with the requested page', async () => {
    const { session } = await openPage('/login?redirect=%2Fprofile&reauthenticate=true', anonymous);
    await userEvent.click(await screen.findByRole('button', { name: 'Other ways to log in' }));
    expect(session.calls).toEqual(['signIn {"redirect":"/profile","reauthenticate":true}']);
  });

  test('a return from the auth service without success shows the reason', async () => {
    const { session } = await openPage('/login', { session: 'loading' });
    const { SignInError } = await import('@realmkit/shell');
    session.become({ status: 'anonymous', reason: 'failed', error: new SignInError('missingVerifier') });
    expect(await screen.findByRole('alert')).toHaveTextContent('This login did not start in this window, or it took too long.');
  });
});

test('the login page says that the session has ended', async () => {
  const { session } = await openPage('/profile');
  await screen.findByRole('heading', { level: 1, name: 'My profile' });
  await session.expire();
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
});

test('the login page says that the session of another app has ended', async () => {
  await openPage('/login?redirect=%2Freader%2Fbook-1&reauthenticate=true&ended=true', anonymous);
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
});

test('the page after a logout at AK-Bibliotheken links to the login', async () => {
  await openPage('/login/ak-bibliotheken', anonymous);
  expect(await screen.findByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Log in again' }));
  expect(await submit()).toBeVisible();
});

test('the page after a logout says if AK-Bibliotheken did not respond', async () => {
  await openPage('/login/ak-bibliotheken?failed=true', anonymous);
  expect(await screen.findByRole('alert')).toHaveTextContent('AK-Bibliotheken did not answer. Close the browser');
});

test('a refused secure login shows an error and a link to continue', async () => {
  const { session } = await openPage('/login?redirect=%2Fprofile', { session: 'loading' });
  const { SignInError } = await import('@realmkit/shell');
  const { session: signedIn } = await createFakeShell();
  const state = signedIn.getSnapshot();
  if (state.status === 'authenticated') session.become({ ...state, error: new SignInError('refused') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The login service did not allow this.');
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
});

test('a user who returns as another one reads it, and who they still are', async () => {
  const { session } = await openPage('/login?redirect=%2Fprofile', { session: 'loading' });
  const { SignInError } = await import('@realmkit/shell');
  const { session: signedIn } = await createFakeShell();
  const state = signedIn.getSnapshot();
  if (state.status === 'authenticated') session.become({ ...state, error: new SignInError('otherUser') });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You logged in with another account. You are still logged in as Astrid Lindqvist, as before.',
  );
});

describe('an act_as link', () => {
  const link = '/login?act_as=se-user-9&redirect=%2Fprofile';
  const astrid = ({ url }: Request) =>
    url.endsWith('/users/se-user-9')
      ? Response.json({ uid: 'se-user-9', userName: 'nils', name: 'Nils Holgersson', legacyId: 9 })
      : undefined;
  const cameFrom = (url: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(url);
  afterEach(() => vi.restoreAllMocks());

  test('an act_as link from another site asks for confirmation by name before it starts', async () => {
    cameFrom('https://evil.example/controlpanel');
    const { session } = await openPage(link, { answer: astrid });
    expect(await screen.findByRole('heading', { level: 1, name: 'Act as another user?' })).toBeVisible();
    expect(await screen.findByText(/what Nils Holgersson \(nils\) sees and does until/)).toBeVisible();
    expect(session.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Nils Holgersson (nils)' }));
    expect(session.calls).toEqual(['signIn {"actAs":"se-user-9","redirect":"/profile"}']);
  });

  test('an act_as link that is cancelled changes nothing', async () => {
    const { session } = await openPage(link, { answer: astrid });
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    expect(session.calls).toEqual([]);
  });

  test('an act_as link from the control panel starts at once', async () => {
    cameFrom(`${window.location.origin}/controlpanel/beta/manage?tab=users`);
    const { session } = await openPage(link, { answer: astrid });
    await vi.waitFor(() => expect(session.calls).toContain('signIn {"actAs":"se-user-9","redirect":"/profile"}'));
    expect(screen.queryByRole('heading', { name: 'Act as another user?' })).toBeNull();
  });

  test('an act_as link to oneself offers nothing that the service would refuse', async () => {
    cameFrom(`${window.location.origin}/controlpanel`);
    const { session } = await openPage('/login?act_as=se-user-3&redirect=%2Fprofile', { answer: astrid });
    expect(await screen.findByText('This is your own account. You are logged in with it already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Continue as/ })).toBeNull();
    expect(session.calls).toEqual([]);
  });

  test('an act_as link to a user who is not visible offers only the way back', async () => {
    await openPage(link);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such user, or you may not act as them.');
    expect(screen.queryByRole('button', { name: /^Continue as/ })).toBeNull();
  });

  test('an act_as link asks a visitor to log in first', async () => {
    await openPage(link, { ...anonymous, answer: astrid });
    await fillIn('superuser');
    await userEvent.click(await submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'Act as another user?' })).toBeVisible();
  });
});

describe('the QR code of a login card', () => {
  test('the QR code of a login card logs in after one press, and its secret is removed from the URL', async () => {
    window.history.replaceState(null, '', '/login#card=se-card-7.seal');
    const { session } = await openPage('/login?redirect=/profile#card=se-card-7.seal', anonymous);
    const yes = await screen.findByRole('button', { name: 'Yes, log in' });
    expect(yes).toHaveFocus();
    expect(session.calls).toEqual([]);
    expect(window.location.hash).toBe('');
    await userEvent.click(yes);
    expect(session.calls).toEqual(['signInWithCredentials se-card-7.seal']);
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });

  test('the QR code of a login card asks for confirmation on a device where another user is logged in', async () => {
    await openPage('/login#card=se-card-7.seal');
    expect(await screen.findByRole('button', { name: 'Yes, log in' })).toBeVisible();
  });

  test('the QR code of an invalid login card shows an error and offers the other ways to log in', async () => {
    const { session } = await openPage('/login#card=se-card-7.seal', anonymous);
    session.nextSignInError = 'invalidCredentials';
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This card no longer works. Ask your teacher for a new one.');
    await userEvent.click(screen.getByRole('button', { name: 'Other ways to log in' }));
    expect(await username()).toHaveFocus();
  });
});

describe('a user who must prove again who they are', () => {
  const path = '/login?redirect=%2Fprofile&reauthenticate=same-user';

  test('a user with a password types it again, and nobody else gets in', async () => {
    const { session } = await openPage(path);
    expect(await screen.findByText(/please log in once more as Astrid Lindqvist\.$/)).toBeVisible();
    expect(await username()).toHaveValue('teacher');
    expect(await password()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Create an account for your family' })).toBeNull();
    session.nextSignInError = 'otherUser';
    await userEvent.type(await password(), 'realmkit-demo{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Another account logged in than the one that left.');
    session.nextSignInError = undefined;
    await userEvent.click(await submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    expect(session.calls).toEqual(['signInWithCredentials teacher as before', 'signInWithCredentials teacher as before']);
  });

  test.each([{ amr: ['gar'] }, { amr: ['qr'] }, { amr: ['bankid'], acr: 'secure' }, { amr: ['pwd', 'sms'], acr: 'secure' }])(
    'a user who logged in by %o does so again at the auth service, and types no password here',
    async (tokens) => {
      const { session } = await openPage(path, { tokens });
      await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
      expect(screen.queryByLabelText('Password')).toBeNull();
      expect(session.calls).toEqual([expect.stringMatching(/^signIn \{"redirect":"\/profile","reauthenticate":true,"sameUser":true/)]);
    },
  );

  test('a visitor whose session has ended meanwhile gets the ordinary login', async () => {
    await openPage(path, anonymous);
    expect(await screen.findByRole('link', { name: 'Create an account for your family' })).toBeVisible();
  });
});

describe('a deleted account', () => {
  const restoring = (status: number) => {
    const bodies: unknown[] = [];
    const answer = async (request: Request) => {
      if (!request.url.endsWith('/me/restore')) return undefined;
      bodies.push(await request.json());
      return status === 204 ? new Response(null, { status }) : Response.json({ name: 'ConflictError', message: 'No.' }, { status });
    };
    return { bodies, options: { ...anonymous, answer } };
  };

  test('the owner of a deleted account restores it at the login, and is logged in then', async () => {
    const { bodies, options } = restoring(204);
    const { session } = await openPage('/login', options);
    session.nextSignInError = 'deleted';
    await fillIn();
    await userEvent.click(await submit());
    expect(await screen.findByText('You have deleted this account.')).toBeVisible();
    session.nextSignInError = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Restore my account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
    expect(bodies).toEqual([{ username: 'teacher', password: 'realmkit-demo', country: 'se' }]);
  });

  test('a restore that is refused because the name is taken says so, and can be left', async () => {
    const { session } = await openPage('/login', restoring(409).options);
    session.nextSignInError = 'deleted';
    await fillIn();
    await userEvent.click(await submit());
    await userEvent.click(await screen.findByRole('button', { name: 'Restore my account' }));
    expect(await screen.findByText(/^Somebody else uses your user name/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(await username()).toBeVisible();
  });
});
