import { styled } from '@mui/material/styles';
import { stripeAppearance, tokenSet, useScheme } from '@realmkit/design-system';
import { useLocale, useShell } from '@realmkit/shell';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { type FormEvent, type ReactNode, useCallback, useRef } from 'react';

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

/** A form that stacks its content like a section. */
export const CardForm = styled('form')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));

/** Reserves the height, so that the layout does not shift when the fields load. */
const Reserved = styled('div')({ minHeight: '14.5rem' });

const onlyCards = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } } as const;

/**
 * Returns a function that runs one task at a time, and none any more after one has resolved to true: other submits are ignored, also while the
 * next page is loading.
 */
export function useSubmitOnce(): (task: () => Promise<boolean>) => void {
  const closed = useRef(false);
  return useCallback((task) => {
    if (closed.current) return;
    closed.current = true;
    const open = () => {
      closed.current = false;
    };
    void task().then((done) => done || open(), open);
  }, []);
}

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
    <CardForm noValidate onSubmit={submit}>
      <Reserved>
        <PaymentElement options={onlyCards} onReady={onReady} onLoadError={onLoadError} />
      </Reserved>
      {children}
    </CardForm>
  );
}
