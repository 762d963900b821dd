import Typography from '@mui/material/Typography';
import { Alert, ButtonLink } from '@realmkit/design-system';
import type { Subscription } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';

interface HeldBalanceProps {
  readonly subscription: Subscription;
}

/** Shows what the gift card balance pays of a subscription, and when it ends unless a card is added; nothing where neither applies. */
export function HeldBalance({ subscription }: HeldBalanceProps) {
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const { next_charge: next, balance_coverage: coverage, card_needed_at: cardNeededAt } = subscription;
  return (
    <>
      {next && next.from_balance > 0 ? (
        <Typography>
          {coverage
            ? t(($) => $.balance.paid, { count: coverage.charges, date: day(coverage.until) })
            : t(($) => $.balance.paidPart, { amount: money({ amount: next.from_balance, currency: next.currency }) })}
        </Typography>
      ) : null}
      {next && cardNeededAt !== null ? (
        <Alert severity={coverage ? 'info' : 'warning'} action={<ButtonLink href="/payment">{t(($) => $.checkout.cardTitle)}</ButtonLink>}>
          {t(($) => $.balance.cardNeeded, { date: day(cardNeededAt) })}
        </Alert>
      ) : null}
    </>
  );
}
