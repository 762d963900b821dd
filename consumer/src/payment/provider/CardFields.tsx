import { styled } from '@mui/material/styles';
import { stripeAppearance, tokenSet, useScheme } from '@realmkit/design-system';
import { useLocale, useShell } from '@realmkit/shell';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { ReactNode } from 'react';

/** The card provider's objects, once its fields are there. */
export interface CardFieldObjects {
  readonly stripe: Stripe | null;
  readonly elements: StripeElements | null;
}

/** What the card is entered for: to be saved, or to pay a sum in the smallest unit of its currency. */
type CardPurpose =
  | { readonly mode: 'setup'; readonly currency: string }
  | { readonly mode: 'payment'; readonly currency: string; readonly amount: number };

interface CardFieldsProps {
  readonly stripe: Stripe;
  readonly purpose: CardPurpose;
  readonly onReady: () => void;
  readonly onLoadError: () => void;
  /** What stands below the fields and uses them. */
  readonly children: (objects: CardFieldObjects) => ReactNode;
}

/** The height is kept free, so that nothing jumps when the fields arrive. */
const Reserved = styled('div')({ minHeight: '14.5rem' });

const onlyCards = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } } as const;

/** The card provider's own fields in the look of the design system: cards alone, no wallets (shell §4, §9). */
export function CardFields({ stripe, purpose, onReady, onLoadError, children }: CardFieldsProps) {
  const { realm } = useShell();
  const { locale } = useLocale();
  const { scheme } = useScheme();
  const options: StripeElementsOptionsMode = {
    ...purpose,
    allowedPaymentMethodTypes: ['card'],
    // The card provider knows American English as English.
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
