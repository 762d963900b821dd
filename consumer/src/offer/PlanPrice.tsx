import { Price } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import type { Plan } from './plans.ts';

/** Shows a plan's price with its period and whether tax is included (shell §4). */
export function PlanPrice({ price }: Pick<Plan, 'price'>) {
  const { t } = useTranslation('shop');
  const { locale } = useLocale();
  return (
    <Price
      amount={price.amount}
      currency={price.currency.toUpperCase()}
      locale={locale}
      period={t(($) => $.offer[price.interval])}
      note={price.taxIncluded ? t(($) => $.offer.taxIncluded) : t(($) => $.offer.taxAdded)}
    />
  );
}
