import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Alert } from '@realmkit/design-system';
import type { Subscription } from '@realmkit/openapi';
import { useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endedSubscriptionsQuery } from '../../offer/paymentQueries.ts';
import { type Plan, planOf } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import type { Subscriptions } from '../update/useSubscriptions.ts';
import { HeldPlan } from './HeldPlan.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' }));

interface HeldPlansProps {
  readonly subscriptions: Subscriptions;
  readonly held: readonly Subscription[];
  readonly plans: readonly Plan[];
}

/** Says that there is no subscription, and what was with the last one and why it has ended. */
function EndedPlan({ plans }: Pick<HeldPlansProps, 'plans'>) {
  const { t } = useTranslation('shop');
  const { day } = useFormats();
  const found = useQuery(endedSubscriptionsQuery(useShell()));
  const [ended] = found.data ?? [];
  if (found.error) return <QueryAlert query={found} />;
  if (!ended) return <Typography color="textSecondary">{t(($) => $.subscriptions.none)}</Typography>;
  const reason = ended.end_reason ?? 'requested';
  return (
    <Alert severity={reason === 'unpaid' ? 'warning' : 'info'} isNote>
      {`${t(($) => $.ended[reason], { product: planOf(ended, plans)?.product.name ?? '', date: day(ended.ends_at) })} ${t(($) => $.ended.next)}`}
    </Alert>
  );
}

/** Shows the user's subscriptions, or the last one that has ended. */
export function HeldPlans({ subscriptions, held, plans }: HeldPlansProps) {
  if (held.length === 0) return <EndedPlan plans={plans} />;
  return (
    <List>
      {held.map((subscription) => (
        <HeldPlan key={subscription.id} subscriptions={subscriptions} subscription={subscription} plans={plans} />
      ))}
    </List>
  );
}
