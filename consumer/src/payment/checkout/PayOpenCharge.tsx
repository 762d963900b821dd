import { PageSkeleton } from '@realmkit/design-system';
import { type ChargeTerms, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useNotice, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { subscriptionsQuery } from '../calls/planQueries.ts';
import { useChargeMutation } from '../charge/useChargeMutation.ts';
import { payPath } from '../orderPath.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { InsteadOfOrder } from './InsteadOfOrder.tsx';

/** Shows the open charge of a subscription and the cards that can pay it; nothing is charged before the button is pressed. */
export function PayOpenCharge({ subscriptionId }: { readonly subscriptionId: string }) {
  const { t } = useTranslation('shop');
  const { t: shellText } = useTranslation('shell');
  const { money, day } = useFormats();
  const { show } = useNotice();
  const shell = useShell();
  const held = useQuery(subscriptionsQuery(shell));
  const { payment } = shell.clients;
  const { run, errorMessage } = useChargeMutation<ChargeTerms>(
    () => `pay ${subscriptionId}`,
    async (expected, header) => {
      const params = { header, path: { id: subscriptionId } };
      return unwrap(await payment.POST('/subscriptions/{id}/payments', { params, body: { expected } }), paymentAnswers.payOpenInvoice);
    },
  );
  if (held.error) return <QueryAlert query={held} />;
  if (!held.data) return <PageSkeleton label={shellText(($) => $.loading)} />;
  const unpaid = held.data.find(({ id, status }) => id === subscriptionId && status === 'past_due');
  const terms = unpaid?.open_terms;
  if (!unpaid || !terms)
    return (
      <InsteadOfOrder
        severity="info"
        text={t(($) => $.pay.nothingOpen)}
        href="/subscriptions"
        label={t(($) => $.checkout.toSubscriptions)}
      />
    );
  const label = t(($) => $.pay.submit, { amount: money(terms) });
  const pay = async () => {
    const paid = await run(terms);
    const { cancel_at_period_end: ends, current_period_end: end } = unpaid;
    const message = ends ? t(($) => $.pay.paidEnds, { date: day(end) }) : t(($) => $.banners.paid);
    if (paid) show({ type: 'success', message });
    return paid;
  };
  return (
    <CheckoutForm
      subscription={undefined}
      charge={{
        label,
        pay,
        errorMessage,
        path: payPath(subscriptionId),
        // A bank that wants its owner to confirm is content with a card that they enter anew.
        preferNewCard: unpaid.past_due_reason === 'authentication_required',
      }}
      donePath="/subscriptions"
    />
  );
}
