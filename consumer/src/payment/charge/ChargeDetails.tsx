import Typography from '@mui/material/Typography';
import type { NextCharge } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';

interface ChargeDetailsProps {
  readonly charge: NextCharge;
  /** Whether prices include the tax; otherwise it is added to them. */
  readonly taxIncluded: boolean;
  readonly couponId: string | null;
}

/** Explains the sum of a charge, as the service has computed it: its tax, and what a coupon has taken off. */
export function ChargeDetails({ charge, taxIncluded, couponId }: ChargeDetailsProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const { tax, discount, currency, waived = 0 } = charge;
  const amount = money({ amount: tax, currency });
  return (
    <Typography color="textSecondary">
      {taxIncluded ? t(($) => $.checkout.vat, { amount }) : t(($) => $.checkout.tax, { amount })}
      {couponId !== null && discount > 0
        ? ` · ${t(($) => $.checkout.discount, { code: couponId, amount: money({ amount: discount, currency }) })}`
        : null}
      {waived > 0 ? ` · ${t(($) => $.checkout.waived, { amount: money({ amount: waived, currency }) })}` : null}
    </Typography>
  );
}
