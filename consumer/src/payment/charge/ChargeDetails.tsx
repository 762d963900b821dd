import Typography from '@mui/material/Typography';
import type { NextCharge } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { useTaxText } from './useTaxText.ts';

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
  const taxText = useTaxText();
  const { discount, currency, waived = 0 } = charge;
  const texts = [
    taxText(charge, taxIncluded),
    couponId !== null && discount > 0
      ? t(($) => $.checkout.discount, { code: couponId, amount: money({ amount: discount, currency }) })
      : undefined,
    waived > 0 ? t(($) => $.checkout.waived, { amount: money({ amount: waived, currency }) }) : undefined,
  ].filter((text) => text !== undefined);
  return texts.length > 0 ? <Typography color="textSecondary">{texts.join(' · ')}</Typography> : null;
}
