import type { NextCharge } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';

/** Returns the text of the tax that the service states for a charge; undefined where gift cards pay it all, whose tax was due when they were sold. */
export function useTaxText(): (charge: Pick<NextCharge, 'tax' | 'currency' | 'from_balance'>, taxIncluded: boolean) => string | undefined {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  return ({ tax, currency, from_balance: fromBalance }, taxIncluded) => {
    const amount = money({ amount: tax, currency });
    if (tax === 0) return undefined;
    if (!taxIncluded) return t(($) => $.checkout.tax, { amount });
    return fromBalance > 0 ? t(($) => $.checkout.vatOfCard, { amount }) : t(($) => $.checkout.vat, { amount });
  };
}
