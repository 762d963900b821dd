import Typography from '@mui/material/Typography';
import { Alert, Price, Skeleton, TrialNotice } from '@realmkit/design-system';
import type { SubscriptionPreview } from '@realmkit/openapi';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { BalanceNote } from '../balance/BalanceNote.tsx';
import { useTaxText } from '../charge/useTaxText.ts';
import { usePaymentFlow } from '../flow/usePaymentFlow.ts';

interface OrderTermsProps {
  readonly plan: Plan;
  /** Undefined while they are loading. */
  readonly terms: SubscriptionPreview | undefined;
}

/** Shows product, price, tax, trial end and first charge before a card is entered. */
export function OrderTerms({ plan: { product, price }, terms }: OrderTermsProps) {
  const { t } = useTranslation('shop');
  const { t: shell } = useTranslation('shell');
  const { locale } = useLocale();
  const { money, day } = useFormats();
  const { payment } = usePaymentFlow();
  const taxText = useTaxText();
  const period = t(($) => $.offer[price.interval]);
  if (!terms) return <Skeleton label={shell(($) => $.loading)} count={2} shape="rows" />;
  const { amount, currency, at } = terms.first_charge;
  const charge = money({ amount, currency });
  return (
    <>
      <Typography component="div">
        <strong>{product.name}</strong>
        <br />
        <Price
          amount={amount}
          currency={currency.toUpperCase()}
          locale={locale}
          period={period}
          note={taxText(terms.first_charge, price.taxIncluded) ?? t(($) => $.offer.taxIncluded)}
        />
      </Typography>
      {terms.trial_end === null ? (
        <Alert severity="info" isNote>
          {`${t(($) => $.offer.atOnce, { amount: charge, period })} ${t(($) => $.offer.trialOnce)}`}
        </Alert>
      ) : (
        <TrialNotice title={t(($) => $.offer.trial, { count: price.trialDays })}>
          {t(($) => $.offer.afterTrial, { date: day(at), amount: charge, period })}
        </TrialNotice>
      )}
      <BalanceNote terms={terms} hasCard={payment.defaultPaymentMethod !== undefined} />
    </>
  );
}
