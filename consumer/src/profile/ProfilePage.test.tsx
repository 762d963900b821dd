import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

/** Opens the profile and waits until it is filled in. */
async function openProfile(options: FakeShellOptions = {}, path = '/profile') {
  const shell = await openPage(path, options);
  await screen.findByRole('region', { name: 'About you' });
  return shell;
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the profile', () => {
  test('shows who someone is, where they belong and how they signed in', async () => {
    await openProfile({
      tokens: { acr: 'secure' },
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
    expect(fact('How you signed in')).toHaveTextContent('User name and password');
    expect(fact('EPPN (school identity)')).toHaveTextContent('astrid@skola.example.se');
    expect(fact('lms')).toHaveTextContent('4711');
    expect(within(screen.getByRole('region', { name: 'Your organisations' })).getByText('Björkskolan')).toBeVisible();
    expect(await screen.findByText('Klass 2B')).toBeVisible();
  });

  test('tells a shared account who changes its password', async () => {
    await openProfile({ me: { sharedAccount: true, email: null, emailVerified: false } });
    expect(screen.getByText(/Only the staff of the school can change its password\./)).toBeVisible();
    expect(fact('Email address')).toHaveTextContent('None');
    expect(screen.queryByRole('button', { name: 'Send a confirmation email' })).toBeNull();
  });

  test('gives a shared account no profile to make: there is nothing to fill in', async () => {
    await openProfile({ me: { sharedAccount: true, email: null, emailVerified: false } });
    const main = within(screen.getByRole('main'));
    await main.findByText('Klass 2B');
    expect(main.queryByRole('textbox')).toBeNull();
  });

  test('offers groups that could not be loaded again', async () => {
    let refusals = 1;
    const answer = ({ url }: Request) => {
      if (!url.includes('/me/groups') || refusals === 0) return undefined;
      refusals -= 1;
      return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
    };
    await openProfile({ answer });
    expect(await screen.findByText('We could not load your groups.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Klass 2B')).toBeVisible();
  });
});

describe('how other systems know someone', () => {
  const me = { identifiers: [{ type: 'eppn', value: 'astrid@skola.example.se' }] };
  const section = () => screen.getByRole('region', { name: 'Your IDs in other systems' });

  test('is shown after a secure login only, which an employee in Sweden is offered', async () => {
    const { session } = await openProfile({ me });
    expect(section()).not.toHaveTextContent('astrid@skola.example.se');
    expect(section()).toHaveTextContent('only when you have signed in with two factors');
    await userEvent.click(within(section()).getByRole('button', { name: 'Sign in securely' }));
    expect(session.calls).toEqual(['escalate /profile']);
  });

  test('says the same without the offer where there is none', async () => {
    await openProfile({ me, realm: 'fr' });
    expect(section()).toHaveTextContent('only when you have signed in with two factors');
    expect(within(section()).queryByRole('button')).toBeNull();
  });

  test('is nothing for guardians, who cannot have external connections', async () => {
    await openProfile({ me, organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'guardian', active: true }] });
    expect(section()).toHaveTextContent('A guardian’s account cannot be connected to other systems.');
    expect(section()).not.toHaveTextContent('astrid@skola.example.se');
  });
});

describe('another e-mail address', () => {
  const field = () => screen.getByRole('textbox', { name: /New email address/ });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Confirm the new address by email' }));

  test('is asked for by its mail, and a text that is none says what to do', async () => {
    const bodies: unknown[] = [];
    await openProfile({
      answer: async (request) => {
        if (!request.url.endsWith('/email/requestValidation')) return undefined;
        bodies.push(await request.json());
        return new Response(null, { status: 204 });
      },
    });
    await userEvent.type(field(), 'astrid');
    await send();
    expect(field()).toHaveAccessibleDescription(/^Enter an email address/);
    await userEvent.type(field(), '@new.example');
    await send();
    expect(await screen.findByText(/We have sent an email to astrid@new\.example\./)).toBeVisible();
    expect(bodies).toEqual([{ email: 'astrid@new.example' }]);
    expect(field()).toHaveValue('');
  });

  test('stays typed when it could not be sent', async () => {
    await openProfile({
      answer: ({ url }) => (url.endsWith('/email/requestValidation') ? new Response(null, { status: 409 }) : undefined),
    });
    await userEvent.type(field(), 'astrid@new.example');
    await send();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(field()).toHaveValue('astrid@new.example');
  });

  test.each([
    ['of a shared account', { me: { sharedAccount: true } }],
    ['by whoever acts as another user', { tokens: { act: { sub: '1', name: 'Sigrid' } } }],
  ])('cannot be asked for %s', async (_name, options) => {
    await openProfile(options);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the own password', () => {
  const section = () => screen.findByRole('region', { name: 'Password' });
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
  const typeAll = async (current: string, password: string, repeated = password) => {
    await section();
    await userEvent.type(field('Current password'), current);
    await userEvent.type(field('New password'), password);
    await userEvent.type(field('Repeat the new password'), repeated);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };
  const answering =
    (answers: (() => Response)[], bodies: unknown[] = []) =>
    async (request: Request) => {
      if (!request.url.endsWith('/account/me/password')) return undefined;
      bodies.push(await request.json());
      return answers.shift()?.();
    };
  const refusing = (status: number, ...attributes: { attribute: string; reason: string }[]) =>
    answering([() => Response.json({ name: 'ValidationError', message: 'No.', attributes }, { status })]);

  test('is changed, proved by the present one, and nothing typed stays behind', async () => {
    const bodies: unknown[] = [];
    await openProfile({ answer: answering([() => new Response(null, { status: 204 })], bodies) });
    await typeAll('realmkit-demo', 'another-sentence');
    expect(await screen.findByText(/^Your password is changed\. On other devices you are signed out/)).toBeVisible();
    expect(bodies).toEqual([{ currentPassword: 'realmkit-demo', password: 'another-sentence' }]);
    expect(['Current password', 'New password', 'Repeat the new password'].map((name) => field(name))).toSatisfy(
      (fields: HTMLInputElement[]) => fields.every(({ value }) => value === ''),
    );
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('another-sentence');
  });

  test('has at least 8 characters, typed twice alike, before anything is sent', async () => {
    const bodies: unknown[] = [];
    await openProfile({ answer: answering([], bodies) });
    await typeAll('realmkit-demo', 'seven77');
    expect(field('New password')).toHaveAccessibleDescription('Enter at least 8 characters.');
    expect(field('New password')).toHaveFocus();
    await userEvent.type(field('New password'), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(field('Repeat the new password')).toHaveAccessibleDescription(/^The passwords do not match\./);
    expect(field('Repeat the new password')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  test('is asked for where nothing is typed', async () => {
    await openProfile();
    await section();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(field('Current password')).toHaveAccessibleDescription('Enter your current password.');
    expect(field('New password')).toHaveAccessibleDescription('Enter a new password.');
    expect(field('Current password')).toHaveFocus();
  });

  test.each([
    ['Current password', { attribute: 'currentPassword', reason: 'incorrect' }, /^This is not your current password\./],
    ['New password', { attribute: 'password', reason: 'minLength' }, /^Enter at least 8 characters\./],
    ['New password', { attribute: 'password', reason: 'breached' }, /^This password cannot be used\./],
  ])('shows on %s what the service says about %o, and keeps what was typed', async (name, attribute, description) => {
    await openProfile({ answer: refusing(400, attribute) });
    await typeAll('realmkit-demo', 'another-sentence');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(description));
    expect(field(name)).toHaveFocus();
    expect(field('New password')).toHaveValue('another-sentence');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that may not be changed after all says so', async () => {
    await openProfile({ answer: refusing(403) });
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
    ['where the profile says that EditPassword is off', withProfile(() => Response.json(profile(false)))],
    ['where the account service hides it', { me: { hidePasswordChange: true } }],
    ['of a shared account', { me: { sharedAccount: true } }],
  ])('is not on offer %s', async (_name, options) => {
    await openProfile(options);
    await screen.findByText('Klass 2B');
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
  });

  test('is on offer where the profile cannot be had: the service decides', async () => {
    await openProfile(withProfile(() => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 })));
    expect(await section()).toBeVisible();
  });

  test('is a guardian’s own to change too', async () => {
    await openProfile({ organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'guardian', active: true }] });
    expect(await section()).toBeVisible();
  });

  test('is not changed by whoever acts as somebody, who reads why', async () => {
    await openProfile({ tokens: { act: { sub: '1', name: 'Sigrid' } } });
    expect(await section()).toHaveTextContent('You are acting as this user. Only they themselves can change their password.');
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  });
});

describe('an e-mail address', () => {
  test('that is confirmed says so', async () => {
    await openProfile();
    expect(fact('Email address')).toHaveTextContent('astrid.lindqvist@example.se');
    expect(fact('Email address')).toHaveTextContent('Confirmed');
  });

  test('that is not confirmed gets a confirmation mail on request', async () => {
    const requests: string[] = [];
    const answer = ({ method, url }: Request) => {
      if (!url.endsWith('/email/requestValidation')) return undefined;
      requests.push(method);
      return new Response(null, { status: 204 });
    };
    await openProfile({ me: { emailVerified: false }, answer });
    expect(fact('Email address')).toHaveTextContent('Not confirmed');
    await userEvent.click(screen.getByRole('button', { name: 'Send a confirmation email' }));
    expect(await screen.findByText(/We have sent an email to astrid\.lindqvist@example\.se\./)).toBeVisible();
    expect(requests).toEqual(['POST']);
  });

  test('whose mail could not be sent says what to do', async () => {
    const answer = ({ url }: Request) => (url.endsWith('/email/requestValidation') ? new Response(null, { status: 409 }) : undefined);
    await openProfile({ me: { emailVerified: false }, answer });
    await userEvent.click(screen.getByRole('button', { name: 'Send a confirmation email' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Send a confirmation email' })).toBeVisible();
  });
});

describe('the link of a confirmation mail', () => {
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
  const refused = (name: string, attribute: string) => () =>
    Response.json({ name, message: 'No.', attributes: [{ attribute, reason: 'invalid' }] }, { status: 400 });

  test('confirms the address, once', async () => {
    const confirmUrls: string[] = [];
    await openProfile({ answer: confirming([confirmed], confirmUrls) }, link);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(confirmUrls).toEqual([`${window.location.origin}${link}`]);
  });

  test('that is not good any more is called invalid', async () => {
    await openProfile({ answer: confirming([refused('InvalidInputError', 'confirmUrl')]) }, link);
    expect(await screen.findByRole('alert')).toHaveTextContent('This confirmation link is not valid.');
  });

  test('that fails for another reason can be tried again', async () => {
    await openProfile({ answer: confirming([refused('InvalidInputError', 'email'), confirmed]) }, link);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  });
});
