import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePayment, fakePayment } from '../payment/testing/fakePayment.ts';
import { openPage } from '../testing/openPage.tsx';

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
});

const open = () => openPage('/signup', { realm: 'uk', session: 'anonymous', answer: payment.answer });

/** Opens the sign-up; the account is created once `respond` is called. */
async function openWithSlowService() {
  const { promise, resolve: respond } = Promise.withResolvers<void>();
  const answer = async (request: Request) => {
    if (request.url.endsWith('/register')) await promise;
    return payment.answer(request);
  };
  return { ...(await openPage('/signup', { realm: 'uk', session: 'anonymous', answer })), respond };
}
const pending = () => screen.findByRole('button', { name: 'Creating the account…' });
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Create account and continue' }));

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Maja');
  await userEvent.type(screen.getByLabelText('Last name'), 'Holm');
  await userEvent.type(screen.getByLabelText('Email'), 'maja@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-long-sentence');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'a-long-sentence');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read the privacy policy.' }));
}

describe('the offer', () => {
  test('the offer shows visitors every plan with price, period, tax and trial', { tags: ['shell §3.31'] }, async () => {
    await open();
    const radios = await screen.findAllByRole('radio');
    const partsOf = (radio: HTMLElement) => radio.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const names = radios.map((radio) =>
      partsOf(radio)
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    );
    expect(new Set(names).size).toBe(names.length);
    const plan = await screen.findByRole('radio', { name: /^Library .*£8\.99 per month including VAT/ });
    expect(plan).toBeChecked();
    expect(screen.getAllByRole('radio')).toEqual([
      plan,
      screen.getByRole('radio', { name: /^Library .*£89\.90 per year/ }),
      screen.getByRole('radio', { name: /^Library with sign language/ }),
    ]);
    expect(screen.getByText(/Then £8\.99 per month is charged/)).toBeVisible();
  });

  test('an offer that cannot be loaded shows an error and a retry button', async () => {
    payment.errors.set('GET /payment/products', { status: 404, name: 'not_found' });
    await open();
    expect(await screen.findByText('We could not load the offer.')).toBeVisible();
    payment.errors.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Library with sign language/ })).toBeVisible();
  });
});

describe('the sign-up', () => {
  test('the sign-up creates the account in the realm’s country, logs in, requests the confirmation email and opens the order', {
    tags: ['shell §2.42', 'shell §3.20', 'shell §4 Signup.1', 'shell §7 Account service.8', 'shell §7 Account service.13'],
  }, async () => {
    const { session, respond } = await openWithSlowService();
    await fillIn();
    await submit();
    expect(await pending()).toBeVisible();
    respond();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
    expect(session.calls).toEqual(['signInWithCredentials maja@example.com']);
    expect(payment.bodies[0]).toEqual({
      firstname: 'Maja',
      lastname: 'Holm',
      email: 'maja@example.com',
      password: 'a-long-sentence',
      country: 'uk',
      locale: 'en-GB',
    });
    expect(payment.requests.slice(0, 2)).toEqual(['POST /account/register', 'POST /account/email/requestValidation']);
  });

  test('a sign-up in the us names the zone of the browser, whose days count there', async () => {
    await openPage('/signup', { realm: 'us', session: 'anonymous', answer: payment.answer });
    await fillIn();
    await submit();
    await vi.waitFor(() =>
      expect(payment.bodies[0]).toMatchObject({ country: 'us', time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    );
  });

  test('the sign-up lists what is missing and sends nothing; what is mended is no error any more', {
    tags: ['shell §5.15', 'shell §5.19'],
  }, async () => {
    await open();
    await submit();
    expect(await screen.findByLabelText('First name')).toHaveAccessibleDescription('Fill in this field.');
    expect(screen.getByText('Read the privacy policy, and tick the box.')).toBeVisible();
    const summary = await screen.findByRole('group', { name: 'Some fields need your attention' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(6);
    expect(screen.getByLabelText('First name')).toBeRequired();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read the privacy policy.' }));
    expect(screen.getByRole('checkbox', { name: 'I have read the privacy policy.' })).toBeValid();
    await vi.waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(5));
    expect(payment.requests).toEqual([]);
  });

  test('the sign-up shows an invalid email address, a short password and different passwords at their fields', {
    tags: ['shell §5.16', 'shell §5.17', 'shell §5.18'],
  }, async () => {
    await open();
    await userEvent.type(await screen.findByLabelText('Email'), 'maja@example');
    await userEvent.type(screen.getByLabelText('Password'), 'seven77');
    await userEvent.type(screen.getByLabelText('Repeat the password'), 'other77');
    await submit();
    await vi.waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address, such as name@example.com.'),
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The password needs at least 8 characters.');
    expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription('The passwords must match.');
    await userEvent.type(screen.getByLabelText('Password'), '8');
    await userEvent.clear(screen.getByLabelText('Repeat the password'));
    await userEvent.type(screen.getByLabelText('Repeat the password'), 'seven778');
    await submit();
    await vi.waitFor(() => expect(screen.getByLabelText('Password')).toBeValid());
    expect(screen.getByLabelText('Repeat the password')).toBeValid();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(payment.requests).toEqual([]);
  });

  test('a sign-up with a used email address shows the error at its field', { tags: ['shell §4 Signup.2'] }, async () => {
    payment.errors.set('POST /account/register', { status: 409, name: 'ConflictError' });
    const { respond } = await openWithSlowService();
    await fillIn();
    await submit();
    expect(await pending()).toBeVisible();
    respond();
    await vi.waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^There is an account with this email address already/),
    );
    expect(screen.getByLabelText('Password')).toHaveValue('a-long-sentence');
    expect(screen.getByRole('button', { name: 'Create account and continue' })).toBeVisible();
  });

  test('the sign-up shows errors of the service at their fields, and the user name’s at the email address', {
    tags: ['shell §7 Account service.17'],
  }, async () => {
    payment.errors.set('POST /account/register', {
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
    await vi.waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^Enter a valid email address/));
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  test.each([429, 500, 503])('a sign-up that fails with %d, and at no field, says so and keeps what was typed', async (status) => {
    payment.errors.set('POST /account/register', { status, name: 'Error' });
    await open();
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
    expect(screen.getByLabelText('Password')).toHaveValue('a-long-sentence');
    expect(screen.getByRole('button', { name: 'Create account and continue' })).toBeVisible();
  });

  test('a sign-up whose login fails asks the user to log in and does not create the account again', async () => {
    const { session } = await open();
    session.nextSignInError = 'unreachable';
    await fillIn();
    await submit();
    expect(await screen.findByText('Your account is ready. Log in to continue.')).toBeVisible();
  });
});

test('the password field has a neutral hint before anything is typed', async () => {
  await open();
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters');
});

test('the plan and the coupon that a visitor chose survive login, sign-up and another choice of plan', async () => {
  await openPage('/login?redirect=%2Fpayment%3Fprice%3Dprice-uk-sign-month%26coupon%3DWELCOME20', {
    realm: 'uk',
    session: 'anonymous',
    organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
    answer: payment.answer,
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account for your family' }));
  expect(await screen.findByRole('radio', { name: /^Library with sign language/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Library £.*per month/ }));
  await fillIn();
  await submit();
  expect(await screen.findByText(/^Discount code WELCOME20 applied\./)).toBeVisible();
});

test('a user who is already logged in is redirected to the subscriptions', async () => {
  await openPage('/signup', { realm: 'uk', answer: payment.answer });
  expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
});
