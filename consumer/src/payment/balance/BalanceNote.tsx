import { Alert } from '@realmkit/design-system';
import type { SubscriptionPreview } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';

interface BalanceNoteProps {
  readonly terms: SubscriptionPreview;
  /** Whether a card is saved, which pays once the balance is used up. */
  readonly hasCard: boolean;
}

/** Shows what the gift card balance pays of a plan's charges, and what happens afterwards; nothing without a balance. */
export function BalanceNote({ terms, hasCard }: BalanceNoteProps) {
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const { amount, currency, from_balance: fromBalance } = terms.first_charge;
  const coverage = terms.balance_coverage;
  if (fromBalance === 0) return null;
  return (
    <Alert severity="success" isNote>
      {coverage === null
        ? t(($) => $.balance.paysPart, {
            fromBalance: money({ amount: fromBalance, currency }),
            fromCard: money({ amount: amount - fromBalance, currency }),
          })
        : `${t(($) => $.balance.pays, { count: coverage.charges, date: day(coverage.until) })} ${
            hasCard ? t(($) => $.balance.thenCard) : t(($) => $.balance.thenCardOrEnd)
          }`}
    </Alert>
  );
}
