import Typography from '@mui/material/Typography';
import { Alert, Button, PageSkeleton, Section } from '@realmkit/design-system';
import { type ChargeTerms, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useGoTo, useNotice, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subscriptionsQuery } from '../../offer/planQueries.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { useChargeMutation } from '../charge/useChargeMutation.ts';
import { payPath } from '../orderPath.ts';
import { afterBank } from '../provider/afterBank.ts';
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
  const goTo = useGoTo();
  const { run, isPending, errorMessage } = useChargeMutation<ChargeTerms | undefined>(
    () => `pay ${subscriptionId}`,
    async (expected, header, answerBank) => {
      const params = { header, path: { id: subscriptionId } };
      const payOpen = (body: { readonly expected?: ChargeTerms }) => payment.POST('/subscriptions/{id}/payments', { params, body });
      // What the bank has confirmed may be settled before the repeat, which then finds nothing open: it expects nothing.
      const paid = await afterBank(
        () => payOpen(expected ? { expected } : {}),
        answerBank,
        () => payOpen({}),
      );
      return unwrap(paid, paymentAnswers.payOpenInvoice);
    },
  );
  if (held.error && !held.data) return <QueryAlert query={held} />;
  if (!held.data) return <PageSkeleton label={shellText(($) => $.loading)} />;
  const unpaid = held.data.find(({ id, status }) => id === subscriptionId && status === 'past_due');
  const terms = unpaid?.open_terms ?? undefined;
  // A plan that ends has no next charge, and its invoice is open all the same.
  const open = terms ?? unpaid?.open_invoice ?? unpaid?.next_charge;
  if (!unpaid || !open)
    return (
      <InsteadOfOrder
        severity="info"
        text={t(($) => $.pay.nothingOpen)}
        href="/subscriptions"
        label={t(($) => $.checkout.toSubscriptions)}
      />
    );
  const label = t(($) => $.pay.submit, { amount: money(open) });
  const pay = async () => {
    const paid = await run(terms);
    const { cancel_at_period_end: ends, current_period_end: end } = unpaid;
    const message = ends ? t(($) => $.pay.paidEnds, { date: day(end) }) : t(($) => $.banners.paid);
    if (paid) show({ type: 'success', message });
    return paid;
  };
  const fromBalance =
    open.from_balance > 0 ? (
      <Typography>{t(($) => $.change.balance, { amount: money({ amount: open.from_balance, currency: open.currency }) })}</Typography>
    ) : null;
  // What the gift card balance pays asks for no card.
  if (open.from_balance === open.amount)
    return (
      <Section title={t(($) => $.checkout.payment)} width="form">
        {fromBalance}
        {errorMessage ? <Alert severity="error">{errorMessage}</Alert> : null}
        <div>
          <Button variant="contained" aria-disabled={isPending} onClick={() => void pay().then((paid) => paid && goTo('/subscriptions'))}>
            {label}
          </Button>
        </div>
      </Section>
    );
  return (
    <>
      {fromBalance}
      <CheckoutForm
        subscription={undefined}
        charge={{ label, pay, errorMessage, path: payPath(subscriptionId) }}
        donePath="/subscriptions"
      />
    </>
  );
}
