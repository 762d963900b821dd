import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakePayment, fakePayment, heldSubscription } from '../payment/testing/fakePayment.ts';
import { openPage } from './openPage.tsx';

/** Where the focus is: a role and a name. */
type Place = readonly [
  role: 'alert' | 'button' | 'checkbox' | 'group' | 'heading' | 'list' | 'link' | 'textbox' | 'password',
  name: RegExp,
];

/** How a form is sent by keyboard, and where the focus is then. */
interface Walk {
  readonly path: string;
  readonly options?: FakeShellOptions;
  readonly prepare?: (payment: FakePayment) => void;
  /** What is pressed before the form is there. */
  readonly open?: readonly RegExp[];
  /** What is typed, by label; a box is ticked by an empty text. */
  readonly fill: readonly (readonly [label: RegExp, text: string])[];
  readonly submit: RegExp;
  /** Where the focus is after the form was sent as it came; none where that is not refused. */
  readonly refused?: Place;
  /** Where the focus is after a success. */
  readonly done: Place;
}

const visitor: FakeShellOptions = { realm: 'uk', session: 'anonymous' };
const family: FakeShellOptions = {
  realm: 'uk',
  tokens: { roles: ['guardian'] },
  organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
};
const several: Place = ['group', /^Some fields need your attention$/];
const card = [
  [/^Card number/, '4242424242424242'],
  [/^Expiry date/, '1240'],
  [/^Security code/, '123'],
] as const;
const newPassword = [
  [/^New password/, 'a-long-sentence'],
  [/^Repeat the new password/, 'a-long-sentence'],
] as const;
const contact = [
  [/^Name/, 'Maja Holm'],
  [/^Email/, 'maja@example.com'],
] as const;

/** By the file of the form, or of another act that replaces what has the focus. */
const walks: Readonly<Record<string, Walk | readonly Walk[]>> = {
  'login/SignInForm.tsx': {
    path: '/login?redirect=%2Fprofile',
    options: visitor,
    fill: [
      [/^User name/, 'teacher'],
      [/^Password/, 'realmkit-demo'],
    ],
    submit: /^Log in$/,
    refused: several,
    done: ['heading', /./],
  },
  'login/reset/LinkByEmail.tsx': {
    path: '/login/forgot-password',
    options: visitor,
    fill: [[/^Email/, 'maja@example.com']],
    submit: /^Send the link/,
    refused: ['textbox', /^Email/],
    done: ['heading', /^Forgot password/],
  },
  'login/reset/NewPasswordPage.tsx': {
    path: '/login/new-password?token=secret',
    options: visitor,
    fill: newPassword,
    submit: /^Save the password/,
    refused: ['password', /^New password/],
    done: ['heading', /^Choose a new password/],
  },
  'signup/SignupForm.tsx': {
    path: '/signup',
    options: visitor,
    fill: [
      [/^First name/, 'Maja'],
      [/^Last name/, 'Holm'],
      [/^Email/, 'maja@example.com'],
      [/^Password/, 'a-long-sentence'],
      [/^Repeat the password/, 'a-long-sentence'],
      [/^I have read the privacy policy/, ''],
    ],
    submit: /^Create account and continue/,
    refused: several,
    done: ['heading', /^Order/],
  },
  'legal/NoticeForm.tsx': [
    {
      path: '/legal/cancel-contract',
      options: { ...visitor, realm: 'de' },
      fill: contact,
      submit: /^Cancel now/,
      refused: several,
      done: ['heading', /^Cancel/],
    },
    { path: '/legal/withdrawal', options: visitor, fill: contact, submit: /withdraw/i, refused: several, done: ['heading', /^Withdraw/] },
  ],
  'giftCard/GiftForm.tsx': {
    path: '/gift-card',
    options: visitor,
    fill: [
      [/^Your name/, 'Maja Holm'],
      [/^Your email/, 'maja@example.com'],
    ],
    submit: /^Go on to payment/,
    refused: several,
    done: ['heading', /^Payment/],
  },
  'giftCard/GiftPayment.tsx': {
    path: '/gift-card',
    options: visitor,
    prepare: () => undefined,
    fill: [[/^Your name/, 'Maja Holm'], [/^Your email/, 'maja@example.com'], [/^Go on to payment/, 'press'], ...card],
    submit: /^Order and pay/,
    done: ['heading', /./],
  },
  'giftCard/HaveCode.tsx': {
    path: '/gift-card',
    options: visitor,
    fill: [[/^Code of the gift card/, 'ABCD-EFGH-JKLM']],
    submit: /^Redeem$/,
    done: ['heading', /./],
  },
  'payment/checkout/CheckoutForm.tsx': {
    path: '/payment?price=price-uk-library-month',
    options: family,
    fill: [...card, [/^I agree to the terms/, '']],
    submit: /^Order and pay/,
    refused: several,
    done: ['heading', /./],
  },
  'payment/checkout/CouponField.tsx': {
    path: '/payment?price=price-uk-library-month',
    options: family,
    fill: [[/coupon|code/i, 'WELCOME20']],
    submit: /^Apply/,
    done: ['button', /^Apply/],
  },
  'subscriptions/redeem/RedeemGiftCard.tsx': {
    path: '/gift-card',
    options: family,
    fill: [[/^Code of the gift card/, 'ABCD-EFGH-JKLM']],
    submit: /^Redeem$/,
    done: ['button', /^Redeem$/],
  },
  'subscriptions/invoices/OnInvoices.tsx': {
    path: '/subscriptions',
    options: family,
    prepare: (payment) => {
      payment.subscriptions = [heldSubscription()];
    },
    fill: [[/^Address/, 'Storgatan 1']],
    submit: /^Save$/,
    done: ['button', /^Save$/],
  },
  'profile/email/ChangeEmail.tsx': {
    path: '/profile',
    open: [/^Change email address/],
    fill: [[/^New email/, 'new@example.com']],
    submit: /^Confirm the new address/,
    refused: ['textbox', /^New email/],
    done: ['button', /^Confirm the new address/],
  },
  'profile/password/ChangePassword.tsx': {
    path: '/profile',
    open: [/^Change password/],
    fill: [[/^Current password/, 'realmkit-demo'], ...newPassword],
    submit: /^Change password/,
    refused: several,
    done: ['button', /^Change password/],
  },
  'profile/deletion/DeleteAccount.tsx': {
    path: '/profile/delete',
    options: family,
    fill: [[/^I want to delete my account/, '']],
    submit: /^Delete my account/,
    refused: ['checkbox', /^I want to delete/],
    done: ['textbox', /^User name/],
  },
  'legal/ConfirmDeclarationPage.tsx': {
    path: '/legal/confirm?token=secret',
    options: visitor,
    fill: [],
    submit: /withdraw/i,
    done: ['heading', /^Confirm your message/],
  },
};

/** The forms of this app: those that have a button that sends them. */
const formFiles = Object.entries(import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true }))
  .filter(([path, text]) => !/\.(test|stories)\.tsx$|FormButtons\.tsx$/.test(path) && /type="submit"|<FormButtons/.test(text))
  .map(([path]) => path.replace('../', ''));

test('every form has a walk', () => {
  expect(formFiles.length).toBeGreaterThan(10);
  expect(formFiles.filter((file) => !walks[file])).toEqual([]);
});

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** Answers what the account service does with what is sent. */
const answer = async (request: Request) =>
  request.method !== 'GET' && /\/account\/(password|email|me)/.test(request.url) && !request.url.endsWith('/email/requestValidation')
    ? new Response(null, { status: 204 })
    : payment.answer(request);

const { tab, keyboard } = userEvent;

/** Moves the focus by the Tab key. */
async function tabTo(find: () => Promise<HTMLElement>): Promise<void> {
  const element = await find();
  for (let stops = 0; document.activeElement !== element && stops < 120; stops += 1) await tab();
  expect(element).toHaveFocus();
}
const button = (name: RegExp) => async () => (await screen.findAllByRole('button', { name })).at(-1) ?? document.body;
const press = async (name: RegExp) => {
  await tabTo(button(name));
  await keyboard('{Enter}');
};

async function start({ path, options, prepare, open = [] }: Walk): Promise<void> {
  prepare?.(payment);
  await openPage(path, { answer, ...options });
  for (const name of open) await press(name);
}

async function fillIn({ fill }: Walk): Promise<void> {
  for (const [label, text] of fill) {
    if (text === 'press') await press(label);
    else {
      await tabTo(() => screen.findByLabelText(label));
      await keyboard(text === '' ? ' ' : text);
    }
  }
}

const expectFocus = ([role, name]: Place) =>
  waitFor(() => {
    const focused = document.activeElement;
    expect(focused).not.toBe(document.body);
    expect(focused).toBeEnabled();
    if (role === 'password') expect(focused).toBe(screen.getByLabelText(name));
    else expect(screen.getAllByRole(role, { name })).toContain(focused);
  });

const all = Object.entries(walks).flatMap(([file, some]) => [some].flat().map((walk): [string, string, Walk] => [file, walk.path, walk]));

test.each(all.filter(([, , { refused }]) => refused))(
  'the focus is at what is wrong after %s on %s was refused',
  async (_file, _path, walk) => {
    await start(walk);
    await press(walk.submit);
    if (walk.refused) await expectFocus(walk.refused);
  },
);

test.each(all)('the focus is kept after %s on %s was sent', async (_file, _path, walk) => {
  await start(walk);
  await fillIn(walk);
  await press(walk.submit);
  await expectFocus(walk.done);
});
