import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

/** Opens the profile and waits until it is loaded. */
async function openProfile(options: FakeShellOptions = {}, path = '/profile') {
  const shell = await openPage(path, options);
  await screen.findByRole('region', { name: 'About you' });
  return shell;
}

const ownOnly = 'Only the user themselves can see and do this, not you while you act as them.';
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the profile', () => {
  test('the profile shows the user’s name, identifiers, organisations, groups and login method', {
    tags: ['shell §2.7', 'shell §2.35', 'shell §6.18', 'shell §6.24'],
  }, async () => {
    await openProfile({
      tokens: { acr: 'secure', amr: ['sms', 'mfa', 'pwd'] },
      me: {
        identifiers: [
          { type: 'eppn', value: 'astrid@skola.example.se' },
          { type: 'lms', value: '4711' },
        ],
      },
    });
    expect(fact('First name')).toHaveTextContent('Astrid');
    expect(fact('Last name')).toHaveTextContent('Lindqvist');
    expect(fact('User name')).toHaveTextContent('teacher');
    expect(fact('How you logged in')?.textContent).toBe('User name and password, Text message');
    expect(fact('EPPN (school identity)')).toHaveTextContent('astrid@skola.example.se');
    expect(fact('lms')).toHaveTextContent('4711');
    expect(within(screen.getByRole('region', { name: 'Your organisations' })).getByText('Björkskolan')).toBeVisible();
    expect(await screen.findByText('Klass 2B')).toBeVisible();
  });

  test('the head of the profile has the user’s initials and name', async () => {
    await openProfile();
    expect(screen.getByText('AL')).toBeVisible();
    expect(screen.getByText('Astrid Lindqvist')).toBeVisible();
  });

  test('the profile of a shared account says who can change its password', { tags: ['shell §6.12', 'admin §6.23'] }, async () => {
    await openProfile({ me: { sharedAccount: true, email: null, emailVerified: false } });
    expect(screen.getByText(/Only the staff of the school can change its password\./)).toBeVisible();
    await screen.findByText('Klass 2B');
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
    expect(fact('Email')).toHaveTextContent('None');
    expect(screen.queryByRole('button', { name: 'Send a confirmation email' })).toBeNull();
  });

  test('the profile of a shared account has no fields to fill in', { tags: ['shell §6.11', 'admin §6.22'] }, async () => {
    await openProfile({ me: { sharedAccount: true, email: null, emailVerified: false } });
    await screen.findByText('Klass 2B');
    expect(screen.getByRole('main').querySelector('input')).toBeNull();
  });

  test.each([
    ['the message of the service', 409, { name: 'Locked', message: 'The account is locked.' }, 'The account is locked.'],
    ['its own text alone', 404, null, ''],
    ['its own text alone', 403, null, ''],
    ['its own text alone', 202, null, ''],
  ])(
    'a profile that cannot be loaded says so with %s after the status %i, and the log says so too',
    { tags: ['admin §8.18'] },
    async (_text, status, body, said) => {
      const answer = ({ url }: Request) => (/account.*\/me$/.test(url) ? Response.json(body, { status }) : undefined);
      const { reported } = await openPage('/profile', { answer });
      expect(await screen.findByRole('alert')).toHaveTextContent(`We could not load your details. ${said}`.trim(), {
        normalizeWhitespace: true,
      });
      expect(reported).toContain('Failed to fetch user data');
    },
  );

  test('groups that could not be loaded can be loaded again', async () => {
    let errorsLeft = 1;
    const answer = ({ url }: Request) => {
      if (!url.includes('/me/groups') || errorsLeft === 0) return undefined;
      errorsLeft -= 1;
      return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
    };
    await openProfile({ answer });
    expect(await screen.findByText('We could not load your groups.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Klass 2B')).toBeVisible();
  });
});

describe('the identifiers in other systems', () => {
  const me = { identifiers: [{ type: 'eppn', value: 'astrid@skola.example.se' }] };
  const section = () => screen.getByRole('region', { name: 'Your IDs in other systems' });

  test('identifiers are shown only after a secure login, which an employee in Sweden is offered', { tags: ['shell §6.7'] }, async () => {
    const { session } = await openProfile({ me });
    expect(section()).not.toHaveTextContent('astrid@skola.example.se');
    expect(section()).toHaveTextContent('To see your IDs in other systems, log in with two factors.');
    await userEvent.click(within(section()).getByRole('button', { name: 'Log in securely' }));
    expect(session.calls).toEqual(['escalate /profile']);
    cleanup();
    await openProfile({ me, tokens: { acr: 'secure' } });
    expect(section()).toHaveTextContent('astrid@skola.example.se');
  });

  test('identifiers are hidden without the offer of a secure login in a realm that has none', async () => {
    await openProfile({ me, realm: 'fr' });
    expect(section()).toHaveTextContent('To see your IDs in other systems, log in with two factors.');
    expect(within(section()).queryByRole('button')).toBeNull();
  });

  test('guardians see no identifiers because they cannot have external connections', { tags: ['shell §6.13'] }, async () => {
    await openProfile({ me, organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'guardian', active: true }] });
    expect(section()).toHaveTextContent('A guardian’s account cannot be connected to other systems.');
    expect(section()).not.toHaveTextContent('astrid@skola.example.se');
  });
});

describe('the change of the email address', () => {
  const field = () => screen.getByRole('textbox', { name: /New email/ });
  const openForm = async (options?: FakeShellOptions) => {
    await openProfile(options);
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Confirm the new address by email' }));

  test('a new email address is confirmed by email, and an invalid one shows an error', async () => {
    const bodies: unknown[] = [];
    await openForm({
      answer: async (request) => {
        if (!request.url.endsWith('/me/email')) return undefined;
        bodies.push(await request.json());
        return new Response(null, { status: 204 });
      },
    });
    await userEvent.type(field(), 'a@b');
    await send();
    expect(field()).toHaveAccessibleDescription(/^Enter an email address/);
    await userEvent.clear(field());
    await userEvent.type(field(), 'astrid@new.example');
    expect(field()).toBeValid();
    await send();
    expect(await screen.findByText(/We have sent an email to astrid@new\.example\./)).toBeVisible();
    expect(bodies).toEqual([{ email: 'astrid@new.example' }]);
    expect(field()).toHaveValue('');
  });

  test('an email address of another account shows that at the field until something else is typed', async () => {
    const body = { name: 'ValidationError', message: 'No.', attributes: [{ attribute: 'email', reason: 'unique' }] };
    await openForm({
      answer: ({ url }) => (url.endsWith('/me/email') ? Response.json(body, { status: 400 }) : undefined),
    });
    await userEvent.type(field(), 'taken@example.se');
    await send();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Another account has this email address. Use another one.'));
    await userEvent.clear(field());
    expect(field()).not.toHaveAccessibleDescription();
  });

  test('a user whose user name is their email address reads that it follows the new one', async () => {
    await openForm({ me: { username: 'astrid.lindqvist@example.se' } });
    expect(field()).toHaveAccessibleDescription(/^You log in with your email address\./);
  });

  test('a new email address stays in its field if it could not be sent', async () => {
    await openForm({
      answer: ({ url }) => (url.endsWith('/email/requestValidation') ? new Response(null, { status: 409 }) : undefined),
    });
    await userEvent.type(field(), 'astrid@new.example');
    await send();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(field()).toHaveValue('astrid@new.example');
  });

  test('the form comes with the focus when it is asked for, and goes with what was typed when it is cancelled', async () => {
    await openProfile();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'astrid@new.example');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Change email address' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    expect(field()).toHaveValue('');
  });

  test('a form that was left with an address in it is open when the profile is opened again', async () => {
    await openForm();
    await userEvent.type(field(), 'astrid@new.example');
    cleanup();
    await openProfile();
    expect(field()).toHaveValue('astrid@new.example');
  });

  test.each([
    ['for a shared account', { me: { sharedAccount: true } }],
    ['by a user who acts as another user', { tokens: { act: { sub: '1', name: 'Sigrid' } } }],
  ])('the email address cannot be changed %s', async (_name, options) => {
    await openProfile(options);
    expect(screen.queryByRole('button', { name: 'Change email address' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the user’s own password', () => {
  const section = () => screen.findByRole('region', { name: 'Password' });
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
  const openForm = async () => userEvent.click(within(await section()).getByRole('button', { name: 'Change password' }));
  const typeAll = async (current: string, password: string, repeated = password) => {
    await openForm();
    await userEvent.type(field('Current password'), current);
    await userEvent.type(field('New password'), password);
    await userEvent.type(field('Repeat the new password'), repeated);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };
  const respondWith =
    (answers: (() => Response)[], bodies: unknown[] = []) =>
    async (request: Request) => {
      if (!request.url.endsWith('/account/me/password')) return undefined;
      bodies.push(await request.json());
      return answers.shift()?.();
    };
  const respondWithError = (status: number, ...attributes: { attribute: string; reason: string }[]) =>
    respondWith([() => Response.json({ name: 'ValidationError', message: 'No.', attributes }, { status })]);

  test('the password is changed with the current one, and the fields are cleared', async () => {
    const bodies: unknown[] = [];
    await openProfile({ answer: respondWith([() => new Response(null, { status: 204 })], bodies) });
    await typeAll('realmkit-demo', 'another-sentence');
    expect(await screen.findByText(/^Password changed\. You’ve been logged out on your other devices\./)).toBeVisible();
    expect(bodies).toEqual([{ currentPassword: 'realmkit-demo', password: 'another-sentence' }]);
    expect(['Current password', 'New password', 'Repeat the new password'].map((name) => field(name))).toSatisfy(
      (fields: HTMLInputElement[]) => fields.every(({ value }) => value === ''),
    );
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('another-sentence');
  });

  test('a password is sent only if it has at least 8 characters and both inputs match', { tags: ['admin §5.21'] }, async () => {
    const bodies: unknown[] = [];
    await openProfile({ answer: respondWith([], bodies) });
    await typeAll('realmkit-demo', 'seven77');
    expect(field('New password')).toHaveAccessibleDescription('Enter at least 8 characters.');
    expect(field('New password')).toHaveFocus();
    await userEvent.type(field('New password'), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(field('Repeat the new password')).toHaveAccessibleDescription(/^The passwords do not match\./);
    expect(field('Repeat the new password')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  test('an empty password form shows which fields are missing', async () => {
    await openProfile();
    await openForm();
    expect(field('Current password')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(field('Current password')).toHaveAccessibleDescription('Enter your current password.');
    expect(field('New password')).toHaveAccessibleDescription('Enter a new password.');
    expect(await screen.findByRole('group', { name: 'Some fields need your attention' })).toHaveFocus();
  });

  test.each([
    ['Current password', { attribute: 'currentPassword', reason: 'incorrect' }, /^This is not your current password\./],
    ['New password', { attribute: 'password', reason: 'minLength' }, /^Enter at least 8 characters\./],
    ['New password', { attribute: 'password', reason: 'breached' }, /^This password cannot be used\./],
  ])(
    'the field %s shows the error of the service %o and keeps what was typed',
    { tags: ['admin §5.23'] },
    async (name, attribute, description) => {
      await openProfile({ answer: respondWithError(400, attribute) });
      await typeAll('realmkit-demo', 'another-sentence');
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(description));
      expect(field(name)).toHaveFocus();
      expect(field('New password')).toHaveValue('another-sentence');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('a password change that the service forbids shows an error', async () => {
    await openProfile({ answer: respondWithError(403) });
    await typeAll('realmkit-demo', 'another-sentence');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  });

  const profile = (active: boolean) => ({
    actions: [{ id: 'EditPassword', status: { active } }],
    attributes: { menu: { value: [] }, homepage: { value: null }, subscriptions: { value: [] } },
  });
  const withProfile = (answer: () => Response) => ({
    answer: ({ url }: Request) => (url.endsWith('/control-panel/v1/me') ? answer() : undefined),
  });

  test.each([
    ['if the profile says that EditPassword is off', withProfile(() => Response.json(profile(false)))],
    ['if the account service hides it', { me: { hidePasswordChange: true } }],
    ['for a shared account', { me: { sharedAccount: true } }],
  ])('the password cannot be changed %s', { tags: ['admin §3.36'] }, async (_name, options) => {
    await openProfile(options);
    await screen.findByText('Klass 2B');
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
  });

  test('the password can be changed if the profile cannot be loaded: the service decides', async () => {
    await openProfile(withProfile(() => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 })));
    expect(await section()).toBeVisible();
  });

  test('a guardian can change their own password', async () => {
    await openProfile({ organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'guardian', active: true }] });
    expect(await section()).toBeVisible();
  });

  test('a user who acts as another user cannot change the password and reads why', async () => {
    await openProfile({ tokens: { act: { sub: '1', name: 'Sigrid' } } });
    expect(await section()).toHaveTextContent(ownOnly);
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  });

  test('a user who acts as another user has no button for the address or the data of that user', async () => {
    await openProfile({ me: { emailVerified: false }, tokens: { act: { sub: '1', name: 'Sigrid' } } });
    // The address, the password and the data.
    await waitFor(() => expect(screen.getAllByText(ownOnly)).toHaveLength(3));
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Log in securely']);
  });
});

describe('the email address', () => {
  test('a confirmed email address is marked as confirmed', async () => {
    await openProfile();
    expect(fact('Email')).toHaveTextContent('astrid.lindqvist@example.se');
    expect(fact('Email')).toHaveTextContent('Confirmed');
  });

  test('an unconfirmed email address gets a confirmation email on request', async () => {
    const requests: string[] = [];
    const answer = ({ method, url }: Request) => {
      if (!url.endsWith('/email/requestValidation')) return undefined;
      requests.push(method);
      return new Response(null, { status: 204 });
    };
    await openProfile({ me: { emailVerified: false }, answer });
    expect(fact('Email')).toHaveTextContent('Not confirmed');
    await userEvent.click(screen.getByRole('button', { name: 'Send a confirmation email' }));
    expect(await screen.findByText(/We have sent an email to astrid\.lindqvist@example\.se\./)).toBeVisible();
    expect(requests).toEqual(['POST']);
  });

  test('a confirmation email that could not be sent shows an error', async () => {
    const answer = ({ url }: Request) => (url.endsWith('/email/requestValidation') ? new Response(null, { status: 409 }) : undefined);
    await openProfile({ me: { emailVerified: false }, answer });
    await userEvent.click(screen.getByRole('button', { name: 'Send a confirmation email' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Send a confirmation email' })).toBeVisible();
  });
});

describe('the link of a confirmation email', () => {
  const link = '/profile?confirm=4f1d2c';
  const confirming =
    (answers: (() => Response)[], confirmUrls: string[] = []) =>
    async (request: Request) => {
      if (!request.url.endsWith('/email/confirmValidation')) return undefined;
      const { confirmUrl } = await request.json();
      confirmUrls.push(confirmUrl);
      return answers.shift()?.();
    };
  const confirmed = () => new Response(null, { status: 204 });
  const serviceError =
    (name: string, attribute: string, reason = 'invalid') =>
    () =>
      Response.json({ name, message: 'No.', attributes: [{ attribute, reason }] }, { status: 400 });

  test('the link of a confirmation email confirms the address once', { tags: ['shell §7 Account service.10'] }, async () => {
    const confirmUrls: string[] = [];
    await openProfile({ answer: confirming([confirmed], confirmUrls) }, link);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(confirmUrls).toEqual([`${window.location.origin}${link}`]);
  });

  test('a confirmation link that is no longer valid shows an error', {
    tags: ['shell §5.25', 'shell §5.26', 'admin §5.27', 'admin §8.27'],
  }, async () => {
    await openProfile({ answer: confirming([serviceError('InvalidInputError', 'confirmUrl')]) }, link);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This confirmation link is not valid.');
    expect(screen.getByRole('link', { name: 'Get a new confirmation link' })).toHaveAttribute('href', '/login/confirm-email');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    ['that was followed before says that the address is confirmed', 'used', 'Your email address is already confirmed.'],
    ['of another account says with which account to open it', 'otherAccount', /^This link belongs to another account\./],
  ])('a confirmation link %s', async (_name, reason, text) => {
    await openProfile({ answer: confirming([serviceError('InvalidInputError', 'confirmUrl', reason)]) }, link);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test.each([
    ['an InvalidInputError of another attribute', serviceError('InvalidInputError', 'email')],
    ['another error of its attribute', serviceError('ValidationError', 'confirmUrl')],
  ])('a confirmation link that fails with %s is not called invalid and can be retried', async (_name, failure) => {
    await openProfile({ answer: confirming([failure, confirmed]) }, link);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/link is not valid/)).toBeNull();
    await userEvent.click(again);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  });
});

test('another email address that was typed before says that it is not saved, and can be dropped', async () => {
  await openProfile();
  await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
  await userEvent.type(screen.getByLabelText(/^New email/), 'new@example.se');
  expect(screen.queryByText(/^This is a draft/)).toBeNull();
  cleanup();
  await openProfile();
  expect(screen.getByLabelText(/^New email/)).toHaveValue('new@example.se');
  expect(screen.getByText('This is a draft from before. It is not saved yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.queryByLabelText(/^New email/)).toBeNull();
  cleanup();
  await openProfile();
  expect(screen.queryByText(/^This is a draft/)).toBeNull();
});

describe('a change that needs a recent login', () => {
  const refused = ({ url, method }: Request) =>
    ['PUT', 'DELETE'].includes(method) || url.endsWith('/me/personalData')
      ? Response.json({ name: 'ReauthenticationRequired', message: 'Log in again to do this.' }, { status: 403 })
      : undefined;
  const login = '/login?redirect=%2Fprofile&reauthenticate=same-user';
  /** Opens the profile some time later, as the user who has logged in again. */
  const comeBack = async (options: FakeShellOptions = {}) => {
    cleanup();
    vi.setSystemTime(Date.now() + 60_000);
    await openProfile(options);
  };
  afterEach(() => void vi.useRealTimers());

  test('the profile leaves for the login with the changed address, and has it filled in when the user comes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { left } = await openProfile({ answer: refused });
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    await userEvent.type(screen.getByLabelText(/^New email/), 'new@example.se{Enter}');
    await waitFor(() => expect(left).toEqual([login]));
    await comeBack();
    expect(screen.getByText('You have logged in again and can go on now.')).toBeVisible();
    expect(screen.getByLabelText(/^New email/)).toHaveValue('new@example.se');
  });

  test('another user who logs in instead finds nothing of the form', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { left } = await openProfile({ answer: refused });
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    await userEvent.type(screen.getByLabelText(/^New email/), 'new@example.se{Enter}');
    await waitFor(() => expect(left).toEqual([login]));
    await comeBack({ tokens: { uid: 'se-user-9' } });
    expect(screen.queryByText(/^You have logged in again/)).toBeNull();
    expect(screen.queryByLabelText(/^New email/)).toBeNull();
  });

  test('the password form is open when the user comes back, and its passwords are stored nowhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { left } = await openProfile({ answer: refused });
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    for (const [name, text] of [
      [/^Current password/, 'realmkit-demo'],
      [/^New password/, 'another-sentence'],
      [/^Repeat the new password/, 'another-sentence{Enter}'],
    ] as const)
      await userEvent.type(screen.getByLabelText(name), text);
    await waitFor(() => expect(left).toEqual([login]));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/another-sentence|realmkit-demo/);
    await comeBack();
    expect(await screen.findByText(/Type the passwords once more\.$/)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  });

  test.each(['Download my data', 'Log out on all other devices'])(
    '"%s" leaves for the login, and says then that one can go on',
    async (name) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { left } = await openProfile({ answer: refused });
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(left).toEqual([login]));
      await comeBack();
      expect(await screen.findByText('You have logged in again and can go on now.')).toBeVisible();
    },
  );

  test('a user who came back without logging in is not told that they did', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { left } = await openProfile({ answer: refused });
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(left).toEqual([login]));
    cleanup();
    await openProfile();
    expect(screen.queryByText(/^You have logged in again/)).toBeNull();
  });
});

test('the user logs out on all other devices', async () => {
  await openProfile({ answer: ({ method }) => (method === 'DELETE' ? new Response(null, { status: 204 }) : undefined) });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out on all other devices' }));
  expect(await screen.findByText('You are logged out on all other devices.')).toBeVisible();
});
