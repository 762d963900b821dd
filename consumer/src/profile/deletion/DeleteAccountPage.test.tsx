import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakePayment, heldSubscription } from '../../payment/testing/fakePayment.ts';
import { openPage } from '../../testing/openPage.tsx';

const family: FakeShellOptions = {
  realm: 'uk',
  tokens: { roles: ['guardian'] },
  organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
};

/** Opens the page of a family with a payment service, and answers the deletion with a status. */
async function openDeletion(options: FakeShellOptions = {}, payment = fakePayment(), status = 204) {
  const deletions: string[] = [];
  const answer = (request: Request) => {
    if (request.method !== 'DELETE') return payment.answer(request);
    deletions.push(new URL(request.url).pathname);
    return status === 204
      ? new Response(null, { status })
      : Response.json({ name: 'ReauthenticationRequired', message: 'No.' }, { status });
  };
  const shell = await openPage('/profile/delete', { ...family, answer, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Delete your account' });
  return { ...shell, deletions };
}
const submit = () => screen.findByRole('button', { name: 'Delete my account' });

test('the page says what ends, what is paid back, what the law keeps and how to come back', async () => {
  const payment = fakePayment();
  payment.subscriptions = [heldSubscription()];
  payment.balance = 2697;
  await openDeletion({}, payment);
  expect(await screen.findByText(/stops at once and is not charged again\. It runs until 5 December 2026\./)).toBeVisible();
  expect(
    screen.getByText(/^Your gift card balance of £26\.97 stays with the account for 30 days\..* confirmed email address\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^Invoices and paid orders for 10 years, cancellations and withdrawals for 3 years\./)).toBeVisible();
  expect(screen.getByText(/^You can come back within 30 days/)).toBeVisible();
});

test('a balance without a confirmed address says what to do first', async () => {
  const payment = fakePayment();
  payment.balance = 2697;
  await openDeletion({ me: { emailVerified: false } }, payment);
  expect(await screen.findByText(/but yours is not confirmed\./)).toBeVisible();
});

test('the account is deleted on request only, and the user is logged out everywhere', async () => {
  const { session, deletions } = await openDeletion();
  await userEvent.click(await submit());
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box if you want to delete your account.');
  expect(deletions).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I want to delete my account.' }));
  await userEvent.click(await submit());
  await waitFor(() => expect(session.calls).toEqual(['signOut /login/account-deleted']));
  expect(deletions).toEqual(['/account/me']);
});

test('answers that have not arrived are sent before the account is deleted', async () => {
  const { session, deletions, unsentAnswers } = await openDeletion();
  vi.spyOn(unsentAnswers, 'send').mockImplementation(async () => {
    expect(deletions).toEqual([]);
    return false;
  });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await submit());
  await waitFor(() => expect(session.calls).toEqual(['signOut /login/account-deleted']));
  expect(unsentAnswers.send).toHaveBeenCalledOnce();
});

test('a login that is too long ago leads to the login and back', async () => {
  const { left } = await openDeletion({}, fakePayment(), 403);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await submit());
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fprofile%2Fdelete&reauthenticate=same-user']));
});

test.each([
  [
    'of a school',
    { organizations: [{ uid: 'uk-school-4', name: 'Oak Primary', role: 'guardian', active: true }] },
    'Oak Primary is responsible for your account, and only it can delete it. Please ask there.',
  ],
  ['that is shared', { me: { sharedAccount: true } }, /^Several people use this account\./],
  ['of somebody as whom the user acts', { tokens: { act: { sub: '1', name: 'Sigrid' } } }, /^Only the user themselves can see and do this/],
] satisfies [string, FakeShellOptions, string | RegExp][])(
  'an account %s cannot be deleted, and the page says why',
  async (_which, options, reason) => {
    await openDeletion(options);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  },
);

test('the page after the deletion says how to come back', async () => {
  await openPage('/login/account-deleted', { session: 'anonymous' });
  expect(await screen.findByText(/within 30 days, log in with your user name and password as before\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the login page' })).toHaveAttribute('href', '/login');
});
