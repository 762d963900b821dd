import { styled } from '@mui/material/styles';
import { stripeAppearance, tokenSet, useScheme } from '@realmkit/design-system';
import { useLocale, useShell } from '@realmkit/shell';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { FormEvent, ReactNode } from 'react';
import { CardForm } from './CardForm.tsx';

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
  /** Is called by the submit button among the children, and by Enter in a field. */
  readonly onSubmit: (objects: CardFieldObjects) => void;
  /** The content below the fields. */
  readonly children: ReactNode;
}

/** Reserves the height, so that the layout does not shift when the fields load; those of the simulator are there at once. */
const Reserved = styled('div')({ minHeight: '14.5rem', '&:has([data-card-fields])': { minHeight: 0 } });

const onlyCards = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } } as const;

/** Shows the card provider's fields with the appearance of the design system: only cards, no wallets (shell §4, §9). */
export function CardFields({ stripe, purpose, ...form }: CardFieldsProps) {
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
      <FieldsForm {...form} />
    </Elements>
  );
}

function FieldsForm({ onReady, onLoadError, onSubmit, children }: Omit<CardFieldsProps, 'stripe' | 'purpose'>) {
  const objects = { stripe: useStripe(), elements: useElements() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(objects);
  };
  return (
    <CardForm onSubmit={submit}>
      <Reserved>
        <PaymentElement options={onlyCards} onReady={onReady} onLoadError={onLoadError} />
      </Reserved>
      {children}
    </CardForm>
  );
}
