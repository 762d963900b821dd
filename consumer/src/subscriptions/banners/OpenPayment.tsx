import Alert from '@mui/material/Alert';
import { unwrap } from '@realmkit/openapi';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { countryOf } from '../../payment/calls/paymentHeaders.ts';
import { invoicesQuery, subscriptionsQuery } from '../../payment/calls/paymentQueries.ts';
import { usePaymentErrorText } from '../../payment/errors/usePaymentErrorText.ts';

/** Pays what is open on the subscription that the address names, with the card that was saved for it a moment ago. */
export function OpenPayment() {
  const { t } = useTranslation('shop');
  const errorText = useErrorText();
  const { paymentError } = usePaymentErrorText();
  const shell = useShell();
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const unpaid = query.get('pay');
  const pay = useMutation({
    mutationFn: async (id: string) =>
      unwrap(await shell.clients.payment.POST('/subscriptions/{id}/payments', { params: { header: countryOf(shell), path: { id } } })),
    onSettled: () => Promise.all([queries.invalidateQueries(subscriptionsQuery(shell)), queries.invalidateQueries(invoicesQuery(shell))]),
  });
  const begin = useEffectEvent((id: string) => {
    setQuery({}, { replace: true });
    // A charge that was made is not made again: what is no longer past due stays as it is.
    if (!pay.isPending) pay.mutate(id);
  });
  useEffect(() => {
    if (unpaid !== null) begin(unpaid);
  }, [unpaid]);
  if (pay.isSuccess)
    return (
      <Alert severity="success" role="status">
        {t(($) => $.banners.mended)}
      </Alert>
    );
  if (!pay.isError) return null;
  const cause = pay.error;
  return (
    <Alert severity="error">
      {'status' in cause && cause.status === 402
        ? paymentError({ key: 'add_subscription_failed', reason: 'add_subscription_failed', cause })
        : errorText(cause)}
    </Alert>
  );
}
