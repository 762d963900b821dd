import { RealmProvider } from '@realmkit/design-system';
import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import type { Stripe } from '@stripe/stripe-js';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CardFields } from './CardFields.tsx';

/** Returns a card provider that records the options of its fields. */
function recordingProvider() {
  const create = vi.fn((_type: string, _options: unknown) => ({
    on: vi.fn(),
    off: vi.fn(),
    mount: vi.fn(),
    destroy: vi.fn(),
    update: vi.fn(),
  }));
  const elements = vi.fn((_options: unknown) => ({ create, getElement: () => null, update: vi.fn(), on: vi.fn() }));
  const unused = vi.fn();
  const stripe: unknown = {
    elements,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    confirmSetup: unused,
    confirmPayment: unused,
  };
  return { stripe: stripe as Stripe, elements, create };
}

test.each([
  ['an order is paid', { mode: 'payment', currency: 'gbp', amount: 2697 }],
  ['a card is saved', { mode: 'setup', currency: 'gbp' }],
] as const)(
  'when %s, cards are the only payment method, without wallets',
  { tags: ['shell §4 Signup-flow payment state.7'] },
  async (_, purpose) => {
    const { stripe, elements, create } = recordingProvider();
    const shell = await createFakeShell({ realm: 'uk' });
    const fields = (
      <CardFields stripe={stripe} purpose={purpose} onReady={() => undefined} onLoadError={() => undefined} onSubmit={() => undefined}>
        <p>Below the fields</p>
      </CardFields>
    );
    render(
      <RealmProvider realm="uk" scheme="light">
        <FakePage shell={shell} path="/" routes={[{ path: '/', element: fields }]} />
      </RealmProvider>,
    );
    await screen.findByText('Below the fields');
    expect(elements).toHaveBeenCalledWith(expect.objectContaining({ ...purpose, allowedPaymentMethodTypes: ['card'] }));
    const wallets = { applePay: 'never', googlePay: 'never', link: 'never' };
    expect(create).toHaveBeenCalledWith('payment', expect.objectContaining({ wallets }));
  },
);
