import Alert from '@mui/material/Alert';
import { unwrap } from '@realmkit/openapi';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { countryHeader } from '../../payment/calls/paymentHeaders.ts';
import { invoicesQuery, subscriptionsQuery } from '../../payment/calls/paymentQueries.ts';
import { usePaymentErrorText } from '../../payment/errors/usePaymentErrorText.ts';

/** Pays the open charge of the subscription in the URL with the card that was just saved. */
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
      unwrap(await shell.clients.payment.POST('/subscriptions/{id}/payments', { params: { header: countryHeader(shell), path: { id } } })),
    onSettled: () => Promise.all([queries.invalidateQueries(subscriptionsQuery(shell)), queries.invalidateQueries(invoicesQuery(shell))]),
  });
  const begin = useEffectEvent((id: string) => {
    setQuery({}, { replace: true });
    // The service does not charge again what is no longer past due.
    if (!pay.isPending) pay.mutate(id);
  });
  useEffect(() => {
    if (unpaid !== null) begin(unpaid);
  }, [unpaid]);
  if (pay.isSuccess)
    return (
      <Alert severity="success" role="status">
        {t(($) => $.banners.paid)}
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
