import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fakePayment } from '../payment/testing/fakePayment.ts';
import { openPage } from '../testing/openPage.tsx';

const visitor = { session: 'anonymous' } as const;

describe('the pages that end a contract', () => {
  test.each([
    ['de', 'de', '/legal/cancel-contract', 'Verträge hier kündigen', 'Jetzt kündigen', 'POST /payment/contract-cancellations'],
    ['fr', 'fr', '/legal/cancel-contract', 'Résilier votre contrat', 'Notification de résiliation', 'POST /payment/contract-cancellations'],
    ['uk', 'en-GB', '/legal/cancel-contract', 'Cancel a contract here', 'Cancel now', 'POST /payment/contract-cancellations'],
    ['us', 'en-US', '/legal/cancel-contract', 'Cancel a contract here', 'Cancel now', 'POST /payment/contract-cancellations'],
    ['se', 'sv', '/legal/withdrawal', 'Ångra ett avtal här', 'Bekräfta att du ångrar avtalet', 'POST /payment/withdrawals'],
  ] as const)(
    'a visitor in %s (%s) opens %s, sends the notice and reads that a link by email confirms it',
    async (realm, locale, path, title, button, call) => {
      const payment = fakePayment();
      await openPage(path, { realm, locale, ...visitor, answer: payment.answer });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const main = within(screen.getByRole('main'));
      const [name, email] = main.getAllByRole('textbox');
      if (!name || !email) throw new Error('The form has no fields');
      await userEvent.type(name, 'Maja Holm');
      await userEvent.type(email, 'maja@example.com');
      await userEvent.click(main.getByRole('button', { name: button }));
      expect(await screen.findByText(/maja@example\.com/)).toBeVisible();
      expect(payment.requests).toEqual([call]);
    },
  );

  test('a notice without an email address shows an error and is not sent', async () => {
    const payment = fakePayment();
    await openPage('/legal/cancel-contract', { realm: 'de', ...visitor, answer: payment.answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel now' }));
    expect(await screen.findByText('Enter the email address of your contract.')).toBeVisible();
    expect(payment.requests).toEqual([]);
  });

  test('a user whose session has ended sends the cancellation with what was filled in', async () => {
    const payment = fakePayment();
    const answer = async (request: Request) =>
      request.headers.has('authorization') && request.method === 'POST'
        ? Response.json({ name: 'unauthorized', message: 'The token has expired.' }, { status: 401 })
        : payment.answer(request);
    const { session } = await openPage('/legal/cancel-contract', { realm: 'de', locale: 'de', answer });
    await vi.waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('astrid.lindqvist@example.se'));
    await session.expire();
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('astrid.lindqvist@example.se');
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt kündigen' }));
    expect(await screen.findByText(/^Wir haben Ihre Kündigung am/)).toBeVisible();
    expect(payment.bodies).toEqual([{ name: 'Astrid Lindqvist', email: 'astrid.lindqvist@example.se' }]);
  });

  test('the link of the email names what would end, and only the button ends it', async () => {
    const payment = fakePayment();
    await openPage('/legal/confirm?token=secret', { realm: 'uk', ...visitor, answer: payment.answer });
    expect(await screen.findByRole('heading', { name: 'Library, number sub_1' })).toBeVisible();
    expect(screen.getByText('£8.99 comes back the way it was paid.')).toBeVisible();
    expect(payment.requests).toEqual(['POST /payment/contract-declarations/previews']);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/it has taken effect/)).toBeVisible();
    expect(payment.bodies.at(-1)).toEqual({ token: 'secret' });
  });

  test('a number that fits nothing is chosen on the page of the link', async () => {
    const payment = fakePayment();
    payment.declared = { ...payment.declared, number_known: false };
    await openPage('/legal/confirm?token=secret', { realm: 'uk', ...visitor, answer: payment.answer });
    expect(await screen.findByText(/^The number that you gave fits none of your contracts\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal: Library' }));
    expect(await screen.findByText(/it has taken effect/)).toBeVisible();
    expect(payment.bodies.at(-1)).toEqual({ token: 'secret', contract: 'sub_1' });
  });

  test.each([
    ['invalid', /^This link is not complete\./],
    ['expired', /^This link has run out\./],
  ])('a link of the email that is %s says so', async (reason, text) => {
    const payment = fakePayment();
    const attributes = [{ attribute: 'token', reason }];
    payment.errors.set('POST /payment/contract-declarations/previews', { status: 400, name: 'InvalidInputError', attributes });
    await openPage('/legal/confirm?token=sec', { realm: 'uk', ...visitor, answer: payment.answer });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a user who acts as another user cannot end their contract', async () => {
    await openPage('/legal/withdrawal', { realm: 'se', tokens: { act: { sub: 'se-user-1', name: 'Support' } } });
    expect(await screen.findByText(/^Only the user themselves can see and do this/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('the withdrawal page links to the online cancellation where the law has no withdrawal', async () => {
    await openPage('/legal/withdrawal', { realm: 'us', ...visitor });
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('link', { name: 'Cancel online' })).toHaveAttribute('href', '/subscriptions');
  });
});

test('the footer of a page for logged-in users links to cancellation and withdrawal', async () => {
  await openPage('/', { realm: 'de' });
  const foot = await screen.findByRole('navigation', { name: 'Legal information' });
  expect(within(foot).getByRole('link', { name: 'Cancel a contract here' })).toHaveAttribute('href', '/legal/cancel-contract');
  expect(within(foot).getByRole('link', { name: 'Withdraw from a contract' })).toHaveAttribute('href', '/legal/withdrawal');
});

test('a link in the footer moves the focus to the heading of the page that it opens', async () => {
  await openPage('/legal/terms', visitor);
  await userEvent.click(await screen.findByRole('link', { name: 'Privacy policy' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the login page has the same footer', async () => {
  await openPage('/login', { realm: 'fr', ...visitor });
  expect(await screen.findByRole('link', { name: 'Cancel a contract here' })).toBeVisible();
});

test('the terms show their version', async () => {
  await openPage('/legal/terms', visitor);
  expect(await screen.findByText('Version of 27 November 2026')).toBeVisible();
});

test('the legal texts are open to visitors and marked as samples', async () => {
  await openPage('/legal/privacy', visitor);
  expect(await screen.findByText(/^This is a sample text\./)).toBeVisible();
  expect(screen.getByText(/^You can delete your account in your profile;/)).toBeVisible();
});
