import { Alert, Button, ButtonLink, Spot } from '@realmkit/design-system';
import { useBackOnline } from '@realmkit/shell';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentErrorText } from '../errors/usePaymentErrorText.ts';
import { useOrderFlow } from '../order/useOrderFlow.ts';

/** The time between two requests for a payment that is processing, in milliseconds. */
const pollIntervalMs = 2000;

/** Shows how the payment of an order ended, as the service reports it. */
export function OrderOutcome({ id }: { readonly id: string }) {
  const { t } = useTranslation('shop');
  const { flow, order } = useOrderFlow();
  const { orderError } = usePaymentErrorText();
  const { status, error, isPending } = order;

  const read = useCallback(() => void flow.read(id), [flow, id]);
  useEffect(read, [read]);
  useBackOnline(read);
  const waiting = status === 'processing' && !isPending && !error;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(read, pollIntervalMs);
    return () => clearTimeout(timer);
  }, [waiting, read]);

  if (error)
    return (
      <Alert severity="error" action={<Button onClick={read}>{t(($) => $.success.tryAgain)}</Button>}>
        {orderError(error)}
      </Alert>
    );
  switch (status) {
    case 'completed':
      return (
        <>
          <Spot name="done" />
          <Alert severity="success">{t(($) => $.success.giftPaid)}</Alert>
          <div>
            <ButtonLink href="/gift-card" variant="outlined">
              {t(($) => $.gift.another)}
            </ButtonLink>
          </div>
        </>
      );
    case 'failed':
      return (
        <Alert severity="error" action={<ButtonLink href="/gift-card">{t(($) => $.success.tryAgain)}</ButtonLink>}>
          {t(($) => $.success.failed)}
        </Alert>
      );
    case 'created':
      return (
        <Alert severity="info" action={<ButtonLink href="/gift-card">{t(($) => $.success.tryAgain)}</ButtonLink>}>
          {t(($) => $.success.nothing)}
        </Alert>
      );
    default:
      return <Alert severity="info">{status === 'processing' ? t(($) => $.success.processing) : t(($) => $.success.checking)}</Alert>;
  }
}
