import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Alert, Button, ButtonLink, ConfirmDialog, StatusChip, token } from '@realmkit/design-system';
import type { Subscription } from '@realmkit/openapi';
import { useNotice } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { WithdrawPlan } from '../../legal/withdrawal/WithdrawPlan.tsx';
import { type Plan, planOf } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { HeldBalance } from '../../payment/balance/HeldBalance.tsx';
import { ChargeDetails } from '../../payment/charge/ChargeDetails.tsx';
import { usePlanChange } from '../../payment/charge/usePlanChange.ts';
import { changePath } from '../../payment/orderPath.ts';
import type { Subscriptions } from '../update/useSubscriptions.ts';
import { PlanCoupon } from './PlanCoupon.tsx';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  padding: theme.spacing(2.5),
  border: `${token('border.thin')} solid ${token('color.action.primary')}`,
  boxShadow: `0 0 0 ${token('border.thin')} ${token('color.action.primary')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
}));

const Status = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) }));

const tones = { active: 'success', trialing: 'info', past_due: 'error', canceled: 'plain' } as const satisfies Record<
  Subscription['status'],
  string
>;

interface HeldPlanProps {
  readonly subscriptions: Subscriptions;
  readonly subscription: Subscription;
  readonly plans: readonly Plan[];
}

/** Shows a subscription with its status, the next charge, and the button that cancels or reactivates it (shell §4). */
export function HeldPlan({ subscriptions, subscription, plans }: HeldPlanProps) {
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const { state, choose, update } = subscriptions;
  const { inProgress } = state;
  const { show } = useNotice();
  const change = usePlanChange(subscription.id);
  const plan = planOf(subscription, plans);
  const {
    status,
    cancel_at_period_end: ends,
    ends_at: end,
    refund_at_end: refund,
    next_charge: next,
    pending_change: pending,
  } = subscription;
  const following = pending ? plans.find(({ price }) => price.id === pending.priceId) : undefined;
  const product = plan?.product.name ?? subscription.items.map(({ priceId }) => priceId).join(', ');
  const prices = subscription.items.map(({ priceId }) => priceId);
  const endText = {
    before: refund
      ? t(($) => $.subscriptions.cancelWithRefund, {
          date: day(end),
          amount: money(refund),
          periodEnd: day(subscription.current_period_end),
        })
      : t(($) => $.subscriptions.cancelText, { date: day(end) }),
    cancelled: refund
      ? t(($) => $.subscriptions.endsWithRefund, { date: day(end), amount: money(refund) })
      : t(($) => $.subscriptions.ends, { date: day(end) }),
  };
  const isConfirming = prices.some((price) => state.pricesToCancel.includes(price));
  const taxIncluded = plan?.price.taxIncluded ?? true;
  // The button that takes a pending change back goes with it.
  const keepPresent = async (priceId: string) => {
    if (await change.run({ priceId, amount: 0 })) show({ type: 'success', message: t(($) => $.change.unchanged) });
  };
  return (
    <Card>
      <Typography variant="h3">{product}</Typography>
      {plan ? (
        <Typography>
          <span>{`${money(plan.price)} ${t(($) => $.offer[plan.price.interval])}`}</span>
          {taxIncluded ? null : <span>{` ${t(($) => $.offer.taxAdded)}`}</span>}
        </Typography>
      ) : null}
      <Status>
        <StatusChip label={t(($) => $.subscriptions.status[status])} tone={tones[status]} />
        {status === 'trialing' && subscription.trial_end ? (
          <Typography>{t(($) => $.subscriptions.trialUntil, { date: day(subscription.trial_end) })}</Typography>
        ) : null}
      </Status>
      {ends ? (
        <Typography>{endText.cancelled}</Typography>
      ) : next ? (
        <div>
          <Typography>{t(($) => $.subscriptions.next, { amount: money(next), date: day(next.at) })}</Typography>
          <ChargeDetails charge={next} taxIncluded={taxIncluded} couponId={subscription.couponId} />
        </div>
      ) : null}
      {status === 'past_due' && next ? <Typography>{t(($) => $.subscriptions.openStays)}</Typography> : null}
      {/* An overdue charge stands: it is paid first. */}
      {next && status !== 'past_due' ? <PlanCoupon subscription={subscription} /> : null}
      {pending && following ? (
        <Typography>
          {t(($) => $.change.pending, {
            date: day(pending.at),
            product: following.product.name,
            amount: money(following.price),
            period: t(($) => $.offer[following.price.interval]),
          })}
        </Typography>
      ) : null}
      {change.errorMessage ? <Alert severity="error">{change.errorMessage}</Alert> : null}
      {pending && plan ? (
        <Button variant="outlined" aria-disabled={change.isPending} onClick={() => void keepPresent(plan.price.id)}>
          {t(($) => $.change.keep)}
        </Button>
      ) : null}
      {status !== 'past_due' && plans.length > 1 ? (
        <ButtonLink href={changePath(subscription.id)} variant="outlined">
          {t(($) => $.change.submit)}
        </ButtonLink>
      ) : null}
      <HeldBalance subscription={subscription} />
      <WithdrawPlan subscription={subscription} plans={plans} />
      {/* One button for both actions, so that the focus stays on it when the action changes. */}
      <Button
        variant={ends ? 'outlined' : 'text'}
        edge={ends ? undefined : 'start'}
        aria-disabled={inProgress}
        onClick={() => (ends ? update({ pricesToReactivate: prices }) : choose({ pricesToCancel: prices }))}
      >
        {ends ? t(($) => $.subscriptions.reactivate) : t(($) => $.subscriptions.cancel)}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t(($) => $.subscriptions.cancelTitle, { product })}
        description={endText.before}
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
