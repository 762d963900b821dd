import { styled } from '@mui/material/styles';
import { stripeAppearance, tokenSet, useScheme } from '@realmkit/design-system';
import { useLocale, useShell } from '@realmkit/shell';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { ReactNode } from 'react';

/** The card provider's objects once its fields are loaded. */
export interface CardFieldObjects {
  readonly stripe: Stripe | null;
  readonly elements: StripeElements | null;
}

/** The purpose of the card: to be saved, or to pay an amount in the smallest unit of its currency. */
type CardPurpose =
  | { readonly mode: 'setup'; readonly currency: string }
  | { readonly mode: 'payment'; readonly currency: string; readonly amount: number };

interface CardFieldsProps {
  readonly stripe: Stripe;
  readonly purpose: CardPurpose;
  readonly onReady: () => void;
  readonly onLoadError: () => void;
  /** Renders the content below the fields. */
  readonly children: (objects: CardFieldObjects) => ReactNode;
}

/** Reserves the height, so that the layout does not shift when the fields load. */
const Reserved = styled('div')({ minHeight: '14.5rem' });

const onlyCards = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } } as const;

/** Shows the card provider's fields with the appearance of the design system: only cards, no wallets (shell §4, §9). */
export function CardFields({ stripe, purpose, onReady, onLoadError, children }: CardFieldsProps) {
  const { realm } = useShell();
  const { locale } = useLocale();
  const { scheme } = useScheme();
  const options: StripeElementsOptionsMode = {
    ...purpose,
    allowedPaymentMethodTypes: ['card'],
    // The card provider calls American English `en`.
    locale: locale === 'en-US' ? 'en' : locale,
    appearance: stripeAppearance(tokenSet(realm, 'default', scheme), scheme),
  };
  return (
    <Elements stripe={stripe} options={options}>
      <Reserved>
        <PaymentElement options={onlyCards} onReady={onReady} onLoadError={onLoadError} />
      </Reserved>
      <Below>{children}</Below>
    </Elements>
  );
}

function Below({ children }: Pick<CardFieldsProps, 'children'>) {
  return children({ stripe: useStripe(), elements: useElements() });
}
