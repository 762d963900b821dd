import Typography from '@mui/material/Typography';
import { Alert, Button, Link, Section } from '@realmkit/design-system';
import { hasWithdrawal, useShell } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { termsVersion } from '../legal/termsVersion.ts';
import { useFormats } from '../offer/useFormats.ts';
import { usePaymentErrorText } from '../payment/errors/usePaymentErrorText.ts';
import type { OrderFlow, OrderPayment, OrderState } from '../payment/order/createOrderFlow.ts';
import type { CardFieldObjects } from '../payment/provider/CardFields.tsx';
import { CardProviderGate } from '../payment/provider/CardProviderGate.tsx';
import { confirmPayment } from '../payment/provider/stripeIntents.ts';
import { useSubmitOnce } from '../payment/provider/useSubmitOnce.ts';

interface GiftPaymentProps {
  readonly flow: OrderFlow;
  readonly order: OrderState;
  readonly payment: OrderPayment;
  readonly total: ReactNode;
  /** Returns to the form. */
  readonly onChange: () => void;
  readonly onPaid: (orderId: string) => void;
}

/** Shows the card fields, the total and the button that states the obligation to pay; only cards are offered (shell §4). */
export function GiftPayment({ flow, order, payment, total, onChange, onPaid }: GiftPaymentProps) {
  const { t } = useTranslation('shop');
  const { orderError } = usePaymentErrorText();
  const submitOnce = useSubmitOnce();
  const { realm } = useShell();
  const { date } = useFormats();
  const { id, amount, currency, clientSecret } = payment;

  const pay = async ({ stripe, elements }: CardFieldObjects) => {
    if (stripe && elements) {
      const { error } = await elements.submit();
      if (error) return false;
    }
    const returnUrl = `${window.location.origin}/signup/success?order=${encodeURIComponent(id)}`;
    const paid = await flow.pay(stripe && elements ? () => confirmPayment(stripe, elements, clientSecret, returnUrl) : undefined);
    if (paid) onPaid(id);
    return paid;
  };

  return (
    <Section title={t(($) => $.checkout.payment)}>
      {total}
      <CardProviderGate>
        {({ stripe, CardFields }) => (
          <CardFields
            stripe={stripe}
            purpose={{ mode: 'payment', amount, currency }}
            onReady={() => undefined}
            onLoadError={flow.elementsFailed}
            onSubmit={(objects) => submitOnce(() => pay(objects))}
          >
            {order.error ? <Alert severity="error">{orderError(order.error)}</Alert> : null}
            {hasWithdrawal(realm) ? <Typography>{t(($) => $.gift.terms)}</Typography> : null}
            <Link href="/legal/terms" target="_blank">
              {t(($) => $.checkout.readTerms, { version: date(termsVersion) })}
            </Link>
            {hasWithdrawal(realm) ? (
              <Link href="/legal/withdrawal" target="_blank">
                {t(($) => $.gift.withdrawal)}
              </Link>
            ) : null}
            <Button type="submit" variant="contained" aria-disabled={order.isPending}>
              {order.isPending ? t(($) => $.checkout.working) : t(($) => $.checkout.submit)}
            </Button>
            <Button onClick={onChange}>{t(($) => $.gift.change)}</Button>
          </CardFields>
        )}
      </CardProviderGate>
    </Section>
  );
}
