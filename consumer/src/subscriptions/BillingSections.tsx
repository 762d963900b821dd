import Typography from '@mui/material/Typography';
import { Section } from '@realmkit/design-system';
import { useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { usePaymentFlow } from '../payment/flow/usePaymentFlow.ts';
import { UnconfirmedAddress } from '../profile/email/UnconfirmedAddress.tsx';
import { SavedCards } from './cards/SavedCards.tsx';
import { Invoices } from './invoices/Invoices.tsx';
import { OnInvoices } from './invoices/OnInvoices.tsx';
import { RedeemGiftCard } from './redeem/RedeemGiftCard.tsx';

/** Shows the sections for an address that is not confirmed, cards, invoices and what they say, and gift cards, and how an account is deleted. */
export function BillingSections() {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const { currency } = useShell().settings;
  const { payment } = usePaymentFlow();
  const balance = payment.customer?.balance ?? 0;
  return (
    <>
      <UnconfirmedAddress />
      <Section title={t(($) => $.cards.title)}>
        <SavedCards />
      </Section>
      <Section title={t(($) => $.invoices.title)}>
        <Invoices />
      </Section>
      {payment.customer ? (
        <Section title={t(($) => $.onInvoices.title)}>
          <OnInvoices customer={payment.customer} />
        </Section>
      ) : null}
      <Section title={t(($) => $.redeem.title)}>
        {balance > 0 ? <Typography>{t(($) => $.redeem.balance, { amount: money({ amount: balance, currency }) })}</Typography> : null}
        <RedeemGiftCard />
      </Section>
      <Typography color="textSecondary">{t(($) => $.subscriptions.deletion)}</Typography>
    </>
  );
}
