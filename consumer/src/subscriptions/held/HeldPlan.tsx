import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, ConfirmDialog, token } from '@realmkit/design-system';
import type { Subscription } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { HeldBalance } from '../../payment/balance/HeldBalance.tsx';
import type { Subscriptions } from '../update/useSubscriptions.ts';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  padding: theme.spacing(2.5),
  border: `1px solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
}));

interface HeldPlanProps {
  readonly subscriptions: Subscriptions;
  readonly subscription: Subscription;
  readonly plan: Plan | undefined;
  /** Whether the user may change it; a user who acts for them may not. */
  readonly mayChange: boolean;
}

/** Shows a subscription with its status, the next charge, and the button that cancels or reactivates it (shell §4). */
export function HeldPlan({ subscriptions, subscription, plan, mayChange }: HeldPlanProps) {
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const { state, choose, update } = subscriptions;
  const { inProgress } = state;
  const { status, cancel_at_period_end: ends, ends_at: end, next_charge: next } = subscription;
  const product = plan?.product.name ?? subscription.items.map(({ priceId }) => priceId).join(', ');
  const prices = subscription.items.map(({ priceId }) => priceId);
  const isConfirming = prices.some((price) => state.pricesToCancel.includes(price));
  return (
    <Card>
      <Typography variant="h3">{product}</Typography>
      {plan ? (
        <Typography>
          {money(plan.price)} {t(($) => $.offer[plan.price.interval])}
        </Typography>
      ) : null}
      <Typography>
        <strong>{t(($) => $.subscriptions.status[status])}</strong>
        {status === 'trialing' && subscription.trial_end
          ? ` · ${t(($) => $.subscriptions.trialUntil, { date: day(subscription.trial_end) })}`
          : null}
      </Typography>
      {ends ? (
        <Typography>{t(($) => $.subscriptions.ends, { date: day(end) })}</Typography>
      ) : next ? (
        <Typography>{t(($) => $.subscriptions.next, { amount: money(next), date: day(next.at) })}</Typography>
      ) : null}
      <HeldBalance subscription={subscription} mayChange={mayChange} />
      {/* One button for both actions, so that the focus stays on it when the action changes. */}
      {mayChange ? (
        <Button
          variant="outlined"
          aria-disabled={inProgress}
          onClick={() => (ends ? update({ pricesToReactivate: prices }) : choose({ pricesToCancel: prices }))}
        >
          {ends ? t(($) => $.subscriptions.reactivate) : t(($) => $.subscriptions.cancel)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        title={t(($) => $.subscriptions.cancelTitle, { product })}
        description={t(($) => $.subscriptions.cancelText, { date: day(end) })}
        confirmLabel={t(($) => $.subscriptions.cancel)}
        cancelLabel={t(($) => $.subscriptions.notNow)}
        destructive
        busy={inProgress}
        onConfirm={() => update({ pricesToCancel: prices })}
        onCancel={() => choose({ pricesToCancel: [] })}
      />
    </Card>
  );
}
