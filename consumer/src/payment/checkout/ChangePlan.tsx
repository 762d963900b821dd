import Typography from '@mui/material/Typography';
import {
  Alert,
  Button,
  ButtonLink,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  PageSkeleton,
  Section,
  Skeleton,
} from '@realmkit/design-system';
import type { PlanChangePreview, Subscription } from '@realmkit/openapi';
import { useGoTo, useNotice, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PlanChoice } from '../../offer/PlanChoice.tsx';
import { planChangeQuery } from '../../offer/paymentQueries.ts';
import { subscriptionsQuery } from '../../offer/planQueries.ts';
import { discountedPlan, type Plan, planOf } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { ChargeDetails } from '../charge/ChargeDetails.tsx';
import { usePlanChange } from '../charge/usePlanChange.ts';
import { changePath, payPath } from '../orderPath.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

interface ChangePlanProps {
  readonly subscriptionId: string;
  readonly plans: readonly Plan[];
}

/** Shows the plans that a subscription can change to, and what the chosen one charges now and next. */
export function ChangePlan({ subscriptionId, plans: offered }: ChangePlanProps) {
  const { t } = useTranslation('shop');
  const { t: shellText } = useTranslation('shell');
  const { money, day } = useFormats();
  const [query] = useSearchParams();
  const [priceId, setPriceId] = useState(query.get('price'));
  const held = useQuery(subscriptionsQuery(useShell()));
  if (held.error && !held.data) return <QueryAlert query={held} />;
  if (!held.data) return <PageSkeleton label={shellText(($) => $.loading)} />;
  const subscription = held.data.find(({ id }) => id === subscriptionId);
  if (!subscription)
    return (
      <EmptyState
        title={t(($) => $.subscriptions.none)}
        action={<ButtonLink href="/subscriptions">{t(($) => $.checkout.toOffer)}</ButtonLink>}
      />
    );
  if (subscription.status === 'past_due')
    return (
      <Alert severity="warning" action={<ButtonLink href={payPath(subscriptionId)}>{t(($) => $.banners.payNow)}</ButtonLink>}>
        {t(($) => $.change.payFirst)}
      </Alert>
    );
  // The coupon of the plan goes on with the next one.
  const plans = offered.map((plan) => discountedPlan(plan, subscription.percent_off ?? 0));
  const present = planOf(subscription, plans);
  const following = subscription.pending_change?.priceId;
  const others = plans.filter(({ price }) => price.id !== present?.price.id && price.id !== following);
  const chosen = others.find(({ price }) => price.id === priceId);
  return (
    <>
      {present ? (
        <Typography>
          <span>
            {t(($) => $.change.present, {
              product: present.product.name,
              amount: money(present.price),
              period: t(($) => $.offer[present.price.interval]),
            })}
          </span>
          {subscription.status === 'trialing' && subscription.trial_end ? (
            <span>{` · ${t(($) => $.subscriptions.trialUntil, { date: day(subscription.trial_end) })}`}</span>
          ) : null}
        </Typography>
      ) : null}
      <Section title={t(($) => $.change.choose)} plain>
        <PlanChoice plans={others} comparedWith={plans} value={chosen?.price.id} onChange={setPriceId} withTrial={false} headed />
      </Section>
      {chosen ? <PlanChangeTerms key={chosen.price.id} subscription={subscription} plan={chosen} /> : null}
    </>
  );
}

interface PlanChangeTermsProps {
  readonly subscription: Subscription;
  readonly plan: Plan;
}

function PlanChangeTerms({ subscription, plan }: PlanChangeTermsProps) {
  const { t } = useTranslation('shop');
  const { t: shellText } = useTranslation('shell');
  const goTo = useGoTo();
  const { show } = useNotice();
  const { id } = subscription;
  const priceId = plan.price.id;
  const terms = useQuery(planChangeQuery(useShell(), id, priceId));
  const change = usePlanChange(id);
  if (terms.error && !terms.data) return <QueryAlert query={terms} />;
  if (!terms.data) return <Skeleton label={shellText(($) => $.loading)} count={2} shape="rows" />;
  const { charge_now: now } = terms.data;
  const pay = async () => {
    const changed = await change.run({ priceId, amount: now?.amount ?? 0, expected: terms.data.terms });
    if (changed) show({ type: 'success', message: t(($) => $.change.done) });
    return changed;
  };
  return (
    <>
      <Section title={t(($) => $.change.terms)} width="form">
        <TermsList terms={terms.data} plan={plan} subscription={subscription} />
      </Section>
      {now && now.amount > now.from_balance ? (
        <CheckoutForm
          subscription={undefined}
          charge={{ label: t(($) => $.checkout.submit), pay, errorMessage: change.errorMessage, path: changePath(id, priceId) }}
          donePath="/subscriptions"
        />
      ) : (
        <>
          {change.errorMessage ? <Alert severity="error">{change.errorMessage}</Alert> : null}
          <div>
            <Button
              variant="contained"
              aria-disabled={change.isPending}
              onClick={() => void pay().then((changed) => changed && goTo('/subscriptions'))}
            >
              {now ? t(($) => $.checkout.submit) : t(($) => $.change.submit)}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function TermsList({ terms, plan, subscription }: PlanChangeTermsProps & { readonly terms: PlanChangePreview }) {
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const { charge_now: now, next_charge: next, credit } = terms;
  const fromBalance = now?.from_balance ?? 0;
  const { taxIncluded, currency } = plan.price;
  const later = now === null && subscription.status !== 'trialing';
  const details = { taxIncluded, couponId: subscription.couponId };
  return (
    <DescriptionList>
      <DescriptionItem name={t(($) => $.change.start)}>
        {later ? t(($) => $.change.startsLater, { date: day(terms.starts_at) }) : t(($) => $.change.startsNow)}
      </DescriptionItem>
      <DescriptionItem name={t(($) => $.change.now)}>
        <span>{now ? money(now) : t(($) => $.change.nothing)}</span>
        {now ? <ChargeDetails charge={now} {...details} /> : null}
        {credit > 0 ? <Typography>{t(($) => $.change.credit, { amount: money({ amount: credit, currency }) })}</Typography> : null}
        {fromBalance > 0 ? (
          <Typography>{t(($) => $.change.balance, { amount: money({ amount: fromBalance, currency }) })}</Typography>
        ) : null}
      </DescriptionItem>
      <DescriptionItem name={t(($) => $.change.next)}>
        <span>{t(($) => $.change.nextCharge, { amount: money(next), date: day(next.at) })}</span>
        <ChargeDetails charge={next} {...details} />
      </DescriptionItem>
    </DescriptionList>
  );
}
