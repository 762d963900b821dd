import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePayment, fakePayment } from '../payment/testing/fakePayment.ts';
import { openPage } from '../testing/openPage.tsx';

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  window.localStorage.clear();
});

const open = () => openPage('/signup', { realm: 'uk', session: 'anonymous', answer: payment.answer });
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Create account and continue' }));

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Maja');
  await userEvent.type(screen.getByLabelText('Last name'), 'Holm');
  await userEvent.type(screen.getByLabelText('Email address'), 'maja@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-long-sentence');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'a-long-sentence');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read the privacy policy.' }));
}

describe('the offer', () => {
  test('shows every plan with price, period, tax and trial, to anybody', async () => {
    await open();
    const plan = await screen.findByRole('radio', { name: 'Library', description: /£8\.99 per month including VAT/ });
    expect(plan).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText(/Then £8\.99 per month is charged/)).toBeVisible();
  });

  test('that cannot be loaded says so and offers another try', async () => {
    payment.refusals.set('GET /payment/products', { status: 404, name: 'not_found' });
    await open();
    expect(await screen.findByText('We could not load the offer.')).toBeVisible();
    payment.refusals.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Library with sign language' })).toBeVisible();
  });
});

describe('signing up', () => {
  test('makes the account with the country of the realm, signs in, has the address confirmed and goes on to the order', async () => {
    const { session } = await open();
    await fillIn();
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
    expect(session.calls).toEqual(['signInWithCredentials maja@example.com']);
    expect(payment.bodies[0]).toEqual({
      firstname: 'Maja',
      lastname: 'Holm',
      email: 'maja@example.com',
      password: 'a-long-sentence',
      country: 'uk',
    });
    expect(payment.asked.slice(0, 2)).toEqual(['POST /account/register', 'POST /account/email/requestValidation']);
  });

  test('says what is missing, goes there and sends nothing', async () => {
    await open();
    await submit();
    expect(await screen.findByLabelText('First name')).toHaveAccessibleDescription('Fill in this field.');
    expect(screen.getByText('You must agree to the privacy policy.')).toBeVisible();
    await vi.waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(payment.asked).toEqual([]);
  });

  test('with an address that is used says so at the address', async () => {
    payment.refusals.set('POST /account/register', { status: 409, name: 'ConflictError' });
    await open();
    await fillIn();
    await submit();
    await vi.waitFor(() =>
      expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/^There is an account with this email address already/),
    );
    expect(screen.getByLabelText('Password')).toHaveValue('a-long-sentence');
  });

  test('with reasons of the service shows each at its field, the user name’s at the address', async () => {
    payment.refusals.set('POST /account/register', {
      status: 400,
      name: 'ValidationError',
      attributes: [
        { attribute: 'userName', reason: 'format' },
        { attribute: 'password', reason: 'minLength' },
      ],
    });
    await open();
    await fillIn();
    await submit();
    await vi.waitFor(() => expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/^Enter a valid email address/));
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  test('whose sign-in then fails leads to the sign-in and does not make the account again', async () => {
    const { session } = await open();
    session.nextSignInError = 'unreachable';
    await fillIn();
    await submit();
    expect(await screen.findByText('Your account is ready. Log in to continue.')).toBeVisible();
  });
});

test('whoever is signed in already is led to the subscriptions', async () => {
  await openPage('/signup', { realm: 'uk', answer: payment.answer });
  expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
});
