import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Price, Skeleton, TrialNotice } from '@realmkit/design-system';
import { ServiceError } from '@realmkit/openapi';
import { useErrorText, useLocale, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { previewQuery } from '../calls/paymentQueries.ts';

interface OrderTermsProps {
  readonly plan: Plan;
  readonly couponId: string | undefined;
}

/** What is ordered, for how much, what of it is tax, when the trial ends and when is charged first: all before a card. */
export function OrderTerms({ plan: { product, price }, couponId }: OrderTermsProps) {
  const { t } = useTranslation('shop');
  const { t: shell } = useTranslation('shell');
  const { locale } = useLocale();
  const { money, day } = useFormats();
  const errorText = useErrorText();
  const { data, error } = useQuery(previewQuery(useShell(), price.id, couponId));
  const period = t(($) => $.offer[price.interval]);
  if (error) {
    const coupon = error instanceof ServiceError && error.attributes.some(({ attribute }) => attribute === 'couponId');
    return <Alert severity="error">{coupon ? t(($) => $.checkout.invalidCoupon) : errorText(error)}</Alert>;
  }
  if (!data) return <Skeleton label={shell(($) => $.loading)} count={2} shape="rows" />;
  const { amount, currency, at } = data.first_charge;
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
          note={t(($) => $.checkout.tax, { amount: money({ amount: data.tax, currency }) })}
        />
      </Typography>
      {data.trial_end === null ? (
        <Alert severity="info" role="note">
          {t(($) => $.offer.atOnce, { amount: charge, period })}
        </Alert>
      ) : (
        <TrialNotice title={t(($) => $.offer.trial, { count: price.trialDays })}>
          {t(($) => $.offer.afterTrial, { date: day(at), amount: charge, period })}
        </TrialNotice>
      )}
    </>
  );
}
