import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { changedTerms } from './changedTerms.ts';

/** Returns a function for the sentences that name the new terms of a refused act; undefined for any other error. */
export function useChangedTermsText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('shop');
  const { money, date } = useFormats();
  return (error) => {
    const terms = changedTerms(error);
    if (!terms) return undefined;
    const { amount, from_balance, currency, first_charge_on: day, recurring_amount, alongside } = terms;
    const sum = (part: number) => money({ amount: part, currency });
    const recurring = sum(recurring_amount);
    const next = day === null ? undefined : t(($) => $.terms.next, { amount: recurring, date: date(day) });
    const charged =
      day === null ? t(($) => $.terms.today, { amount: sum(amount) }) : t(($) => $.terms.on, { amount: sum(amount), date: date(day) });
    return [
      t(($) => $.terms.changed),
      ...(amount === 0 ? [t(($) => $.change.nothing), next] : [charged]),
      from_balance > 0 && t(($) => $.change.balance, { amount: sum(from_balance) }),
      amount > 0 && recurring_amount > 0 && t(($) => $.terms.recurring, { amount: recurring }),
      alongside.length > 0 && t(($) => $.terms.alongside, { count: alongside.length }),
      t(($) => $.terms.again),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
