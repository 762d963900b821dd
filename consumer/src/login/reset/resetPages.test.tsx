import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';

const anonymous = { session: 'anonymous', realm: 'uk' } as const;

/** Answers the calls of the account service about passwords and addresses, and collects them. */
function passwordService(answer: () => Response = () => new Response(null, { status: 204 })) {
  const calls: unknown[] = [];
  return {
    calls,
    answer: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (!/^\/account\/(password|email)\//.test(pathname)) return undefined;
      calls.push([pathname, await request.clone().json()]);
      return answer();
    },
  };
}

async function choose(password: string, repeated = password): Promise<void> {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Repeat the new password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
}

test('a visitor who forgot their password opens the page from the login and gets a link by email', async () => {
  const { calls, answer } = passwordService();
  await openPage('/login', { ...anonymous, answer });
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(/^Enter an email address/);
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email'), ' maja@example.com{Enter}');
  expect(await screen.findByText(/^If maja@example\.com is the address of an account/)).toBeVisible();
  expect(calls).toEqual([['/account/password/requestReset', { email: 'maja@example.com', country: 'uk' }]]);
});

test('a visitor without an email reads what helps a family, and what helps somebody with an account of a school', async () => {
  await openPage('/login/forgot-password', { ...anonymous, answer: passwordService().answer });
  await userEvent.type(await screen.findByLabelText('Email'), 'maja@example.com{Enter}');
  expect(await screen.findByText(/signed up as a family\?/)).toBeVisible();
  expect(screen.getByText(/your account is from a school\? Ask the staff of your school/)).toBeVisible();
});

test.each(['/login/forgot-password', '/login?redirect=%2Fprofile%3Fconfirm%3Dold'])(
  'a visitor who cannot log in gets another confirmation link from %s',
  async (path) => {
    const { calls, answer } = passwordService();
    await openPage(path, { ...anonymous, answer });
    await userEvent.click(await screen.findByRole('link', { name: 'Get a new confirmation link' }));
    expect(await screen.findByText(/new link with which you confirm it/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'maja@example.com{Enter}');
    expect(await screen.findByText(/^If maja@example\.com is the address of an account and not confirmed yet/)).toBeVisible();
    expect(calls).toEqual([['/account/email/resendValidation', { email: 'maja@example.com', country: 'uk' }]]);
    expect(screen.queryByText(/staff of your school/)).toBeNull();
  },
);

test('the link of the email sets a new password and leads to the login', async () => {
  const { calls, answer } = passwordService();
  await openPage('/login/new-password?token=secret', { ...anonymous, answer });
  await choose('short');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Enter at least 8 characters.');
  await userEvent.clear(screen.getByLabelText('New password'));
  await userEvent.clear(screen.getByLabelText('Repeat the new password'));
  await choose('a-long-sentence');
  expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
  expect(calls).toEqual([['/account/password/reset', { token: 'secret', password: 'a-long-sentence', country: 'uk' }]]);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?reauthenticate=true');
});

test('a link that is used or too old offers a new one', async () => {
  const attributes = [{ attribute: 'token', reason: 'invalid' }];
  const { answer } = passwordService(() => Response.json({ name: 'InvalidInputError', message: 'No.', attributes }, { status: 400 }));
  await openPage('/login/new-password?token=old', { ...anonymous, answer });
  await choose('a-long-sentence');
  expect(await screen.findByText(/^This link is not valid\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login/forgot-password');
});

describe('the page that a visitor was on their way to', () => {
  const plan = '/payment?price=price-uk-library-month';
  const carried = encodeURIComponent(plan);

  test('is kept by every way around the login', async () => {
    const { calls, answer } = passwordService();
    await openPage(`/login?redirect=${carried}`, { ...anonymous, answer });
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('link', { name: 'Get a new confirmation link' })).toHaveAttribute(
      'href',
      `/login/confirm-email?redirect=${carried}`,
    );
    await userEvent.type(await screen.findByLabelText('Email'), 'maja@example.com{Enter}');
    expect(await screen.findByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', `/login?redirect=${carried}`);
    expect(calls).toEqual([['/account/password/requestReset', { email: 'maja@example.com', country: 'uk', redirect: plan }]]);
  });

  test('opens after the login with the new password', async () => {
    await openPage(`/login/new-password?token=secret&redirect=${carried}`, { ...anonymous, answer: passwordService().answer });
    await choose('a-long-sentence');
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?reauthenticate=true&redirect=${carried}`);
  });

  test('is kept where the link is too old, and is never one of another origin', async () => {
    await openPage(`/login/new-password?redirect=${carried}`, anonymous);
    expect(await screen.findByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      `/login/forgot-password?redirect=${carried}`,
    );
    cleanup();
    await openPage('/login/new-password?redirect=%2F%2Felsewhere.example', anonymous);
    expect(await screen.findByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login/forgot-password');
  });
});
