import { styled } from '@mui/material/styles';
import { Alert, Button, ButtonLink, EmptyState, FailedState, Section } from '@realmkit/design-system';
import { useErrorText, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { termsVersion } from '../../legal/termsVersion.ts';
import { MarketGate } from '../../offer/MarketGate.tsx';
import { previewQuery } from '../../offer/paymentQueries.ts';
import { subscriptionsQuery } from '../../offer/planQueries.ts';
import { type Plan, planOf, plansOf } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { OwnOnly } from '../../page/OwnOnly.tsx';
import { Page } from '../../page/Page.tsx';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { UserGate } from '../../page/UserGate.tsx';
import { useRetry } from '../../page/useRetry.ts';
import { GuardiansOnly } from '../GuardiansOnly.tsx';
import { changePath } from '../orderPath.ts';
import { ChangePlan } from './ChangePlan.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CouponField } from './CouponField.tsx';
import { couponErrorReason } from './couponErrorReason.ts';
import { InsteadOfOrder } from './InsteadOfOrder.tsx';
import { OrderTerms } from './OrderTerms.tsx';
import { PayOpenCharge } from './PayOpenCharge.tsx';

/** Shows the order of a plan with terms, card and consent; without a plan it adds a card (shell §4). */
function CheckoutPage() {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const [query] = useSearchParams();
  const priceId = query.get('price');
  const unpaid = query.get('pay');
  const changed = query.get('change');
  const titles = {
    pay: t(($) => $.pay.title),
    change: t(($) => $.change.title),
    card: t(($) => $.checkout.cardTitle),
    order: t(($) => $.checkout.title),
  };
  const title = titles[unpaid !== null ? 'pay' : changed !== null ? 'change' : priceId === null ? 'card' : 'order'];
  return (
    <Page title={title} heading={title} back={{ label: t(($) => $.subscriptions.title), href: '/subscriptions' }}>
      <OwnOnly call="payment POST /subscriptions">
        <UserGate errorTitle={consumer(($) => $.failed)}>
          {({ isGuardian }) => {
            if (!isGuardian) return <GuardiansOnly />;
            if (unpaid !== null) return <PayOpenCharge subscriptionId={unpaid} />;
            if (changed !== null)
              return <MarketGate>{(market) => <ChangePlan subscriptionId={changed} plans={plansOf(market)} />}</MarketGate>;
            if (priceId === null) return <CheckoutForm subscription={undefined} donePath="/subscriptions" />;
            return <MarketGate>{(market) => <Order priceId={priceId} plans={plansOf(market)} />}</MarketGate>;
          }}
        </UserGate>
      </OwnOnly>
    </Page>
  );
}

function Order({ priceId, plans }: { readonly priceId: string; readonly plans: readonly Plan[] }) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const held = useQuery(subscriptionsQuery(useShell()));
  // An order that is open stays open when another window has ordered meanwhile: its terms then say what it runs alongside.
  const [isOpen, setIsOpen] = useState(false);
  const plan = plans.find(({ price }) => price.id === priceId);
  if (!plan)
    return (
      <EmptyState
        title={t(($) => $.checkout.unknownPlan)}
        action={<ButtonLink href="/subscriptions">{t(($) => $.checkout.toOffer)}</ButtonLink>}
      />
    );
  // A plan may be running, which a second order would be paid besides.
  if (held.error && !held.data) return <QueryAlert query={held} />;
  if (held.data?.some(({ items }) => items.some((item) => item.priceId === priceId)))
    return (
      <InsteadOfOrder
        severity="success"
        text={t(($) => $.checkout.held)}
        href="/subscriptions"
        label={t(($) => $.checkout.toSubscriptions)}
      />
    );
  const [running] = held.data ?? [];
  const present = running && planOf(running, plans);
  if (held.data && !running && !isOpen) setIsOpen(true);
  if (running && present && !isOpen)
    return (
      <InsteadOfOrder
        severity="info"
        text={t(($) => $.checkout.running, {
          product: present.product.name,
          amount: money(present.price),
          period: t(($) => $.offer[present.price.interval]),
          status: t(($) => $.subscriptions.status[running.status]),
        })}
        href={changePath(running.id, priceId)}
        label={t(($) => $.change.submit)}
      >
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t(($) => $.checkout.alongside)}
        </Button>
      </InsteadOfOrder>
    );
  return <OrderOfPlan plan={plan} held={(held.data ?? []).map((one) => ({ id: one.id, plan: planOf(one, plans) }))} />;
}

/** Places the order before the card: above it, and as wide as it, or beside it if there is room. */
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr' },
}));

interface OrderOfPlanProps {
  readonly plan: Plan;
  /** The plans that run, by the id of their subscription. */
  readonly held: readonly { readonly id: string; readonly plan: Plan | undefined }[];
}

/** Shows the terms and then the card: nothing can be ordered before its terms are shown. An invalid coupon is left out of both. */
function OrderOfPlan({ plan, held }: OrderOfPlanProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const errorText = useErrorText();
  const shell = useShell();
  const [query, setQuery] = useSearchParams();
  const { id: priceId } = plan.price;
  const requestedCoupon = query.get('coupon') ?? undefined;
  const reduced = useQuery({ ...previewQuery(shell, priceId, requestedCoupon), enabled: requestedCoupon !== undefined });
  const errorReason = couponErrorReason(reduced.error);
  const couponId = errorReason ? undefined : requestedCoupon;
  const terms = useQuery(previewQuery(shell, priceId, couponId));
  const { refetch } = terms;
  const { error, retry } = useRetry(terms);
  // Two windows side by side are both visible: the one that is used shows the terms of now.
  useEffect(() => {
    const update = () => void refetch();
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, [refetch]);
  const alongside = (terms.data?.terms.alongside ?? []).map((id) => held.find((one) => one.id === id)?.plan);
  const applyCoupon = (coupon: string | undefined) =>
    void setQuery(coupon === undefined ? { price: priceId } : { price: priceId, coupon }, { replace: true });
  if (error && !terms.data && couponErrorReason(error) === undefined)
    return <FailedState title={t(($) => $.offer.failed)} description={errorText(error)} retry={retry} />;
  return (
    <Sides>
      <Section title={t(($) => $.checkout.order)}>
        <OrderTerms plan={plan} terms={terms.data} />
        {alongside.length > 0 ? (
          <Alert severity="warning" isNote>
            {[
              t(($) => $.terms.alongside, { count: alongside.length }),
              ...alongside.flatMap((one) =>
                one ? `${one.product.name}, ${money(one.price)} ${t(($) => $.offer[one.price.interval])}.` : [],
              ),
            ].join(' ')}
          </Alert>
        ) : null}
        <CouponField used={couponId} errorText={errorReason && t(($) => $.coupons[errorReason])} onUse={applyCoupon} />
      </Section>
      <CheckoutForm
        subscription={{ priceId, couponId, termsVersion, expected: terms.data?.terms }}
        terms={terms.data}
        onRefused={() => void refetch()}
        donePath="/signup/success"
      />
    </Sides>
  );
}

export { CheckoutPage as Component };
