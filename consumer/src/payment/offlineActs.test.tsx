import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { type FakePayment, fakePayment, heldSubscription, savedCard } from './testing/fakePayment.ts';

let payment: FakePayment;
let network: 'there' | 'off' | 'dead';

beforeEach(() => {
  payment = fakePayment();
  network = 'there';
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network !== 'off');
  vi.stubGlobal('fetch', connected(payment.fetch));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fails like the network while there is none. */
const connected =
  <Parameters extends unknown[], Result>(call: (...parameters: Parameters) => Promise<Result>) =>
  async (...parameters: Parameters): Promise<Result> => {
    if (network !== 'there') throw new TypeError('Failed to fetch');
    return call(...parameters);
  };

const open = (path: string) =>
  openPage(path, {
    realm: 'uk',
    organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
    answer: connected(payment.answer),
  });

const haveCard = () => {
  payment.methods = [savedCard('pm_1', '4242'), savedCard('pm_2', '1111')];
  payment.defaultCard = 'pm_1';
};
const haveChange = () => {
  payment.subscriptions = [heldSubscription()];
  const { next_charge } = payment.planChange;
  payment.planChange = { ...payment.planChange, charge_now: { ...next_charge, amount: 8990 } };
};
const haveOpenCharge = () => {
  payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'card_declined' })];
};
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /^I agree to the terms/ }));
const typeCard = async () => {
  await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await userEvent.type(screen.getByLabelText('Expiry date'), '1240');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
};
const typeBuyer = async () => {
  await userEvent.type(await screen.findByLabelText('Your name'), 'Maja Holm');
  await userEvent.type(screen.getByLabelText('Your email'), 'maja@example.com');
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const order = '/payment?price=price-uk-library-month';
const change = '/payment?change=sub_1&price=price-uk-library-year';

interface Act {
  readonly path: string;
  readonly has?: () => void;
  /** All that comes before the button. */
  readonly prepare?: () => Promise<void>;
  readonly button: string;
}

const acts: readonly (readonly [name: string, act: Act])[] = [
  ['the order of a plan with the saved card', { path: order, has: haveCard, prepare: agree, button: 'Order and pay' }],
  [
    'the order of a plan with another saved card',
    {
      path: order,
      has: haveCard,
      prepare: async () => {
        await userEvent.click(await screen.findByRole('radio', { name: /1111/ }));
        await agree();
      },
      button: 'Order and pay',
    },
  ],
  [
    'the order of a plan with a new card',
    {
      path: order,
      prepare: async () => {
        await typeCard();
        await agree();
      },
      button: 'Order and pay',
    },
  ],
  ['the order of a gift card', { path: '/gift-card', prepare: typeBuyer, button: 'Go on to payment' }],
  [
    'the payment of a gift card',
    {
      path: '/gift-card',
      prepare: async () => {
        await typeBuyer();
        await press('Go on to payment');
        await typeCard();
      },
      button: 'Order and pay',
    },
  ],
  [
    'the payment of an open charge with the saved card',
    {
      path: '/payment?pay=sub_1',
      has: () => {
        haveCard();
        haveOpenCharge();
      },
      button: 'Pay £8.99 now',
    },
  ],
  [
    'the payment of an open charge with a new card',
    { path: '/payment?pay=sub_1', has: haveOpenCharge, prepare: typeCard, button: 'Pay £8.99 now' },
  ],
  [
    'a change of plan that is charged at once',
    {
      path: change,
      has: () => {
        haveCard();
        haveChange();
      },
      button: 'Order and pay',
    },
  ],
  [
    'a change of plan that charges nothing now',
    { path: change, has: () => (payment.subscriptions = [heldSubscription()]), button: 'Change plan' },
  ],
];

async function actWithout(lost: 'off' | 'dead', { path, has, prepare, button }: Act): Promise<void> {
  has?.();
  await open(path);
  await prepare?.();
  await screen.findByRole('button', { name: button });
  network = lost;
  await press(button);
}

test.each(acts)(
  '%s says that one is offline and that nothing was ordered or charged, and works once the network is back',
  async (_name, act) => {
    await actWithout('off', act);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline\. Nothing has been ordered and nothing charged\./);
    const before = payment.requests.length;
    network = 'there';
    await press(act.button);
    await vi.waitFor(() => expect(payment.requests.length).toBeGreaterThan(before));
  },
);

const charging = acts.filter(([name]) => !/new card|another|gift card/.test(name));

test.each(charging)(
  '%s that gets no answer says that nothing was ordered, or that this is not known and trying again charges once',
  async (_name, act) => {
    await actWithout('dead', act);
    expect(await screen.findByText(/Nothing has been ordered and nothing charged|Try again: nothing is charged twice/)).toBeVisible();
  },
);
