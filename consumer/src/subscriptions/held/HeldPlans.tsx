import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Subscription } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../offer/plans.ts';
import type { Subscriptions } from '../update/useSubscriptions.ts';
import { HeldPlan } from './HeldPlan.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' }));

interface HeldPlansProps {
  readonly subscriptions: Subscriptions;
  readonly held: readonly Subscription[];
  readonly plans: readonly Plan[];
  readonly mayChange: boolean;
}

/** Returns the plan of a subscription, if it is still offered. */
export const planOf = ({ items }: Pick<Subscription, 'items'>, plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ price }) => items.some(({ priceId }) => priceId === price.id));

/** Shows the user's subscriptions. */
export function HeldPlans({ subscriptions, held, plans, mayChange }: HeldPlansProps) {
  const { t } = useTranslation('shop');
  if (held.length === 0) return <Typography color="textSecondary">{t(($) => $.subscriptions.none)}</Typography>;
  return (
    <List>
      {held.map((subscription) => (
        <HeldPlan
          key={subscription.id}
          subscriptions={subscriptions}
          subscription={subscription}
          plan={planOf(subscription, plans)}
          mayChange={mayChange}
        />
      ))}
    </List>
  );
}
