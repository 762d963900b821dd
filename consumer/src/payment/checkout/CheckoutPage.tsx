import Alert from '@mui/material/Alert';
import { ButtonLink, EmptyState, PermissionHint } from '@realmkit/design-system';
import { useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MarketGate } from '../../offer/MarketGate.tsx';
import { type Plan, plansOf } from '../../offer/plans.ts';
import { Page } from '../../page/Page.tsx';
import { Section } from '../../page/Section.tsx';
import { UserGate } from '../../page/UserGate.tsx';
import { subscriptionsQuery } from '../calls/paymentQueries.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CouponField } from './CouponField.tsx';
import { OrderTerms } from './OrderTerms.tsx';

/** The order of a plan: terms, card, consent; without a plan a card is added (shell §4). */
export function Component() {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const [query] = useSearchParams();
  const priceId = query.get('price');
  const unpaid = query.get('pay');
  const title = priceId === null ? t(($) => $.checkout.cardTitle) : t(($) => $.checkout.title);
  return (
    <Page title={title} heading={title}>
      <UserGate failed={consumer(($) => $.failed)}>
        {({ actor, isGuardian }) => {
          if (actor) return <PermissionHint reason={t(($) => $.checkout.acting)} />;
          if (!isGuardian) return <PermissionHint reason={t(($) => $.checkout.notGuardian)} />;
          if (priceId === null)
            return (
              <CheckoutForm
                wanted={undefined}
                doneAddress={unpaid === null ? '/subscriptions' : `/subscriptions?pay=${encodeURIComponent(unpaid)}`}
              />
            );
          return <MarketGate>{(market) => <Order plan={plansOf(market).find(({ price }) => price.id === priceId)} />}</MarketGate>;
        }}
      </UserGate>
    </Page>
  );
}

function Order({ plan }: { readonly plan: Plan | undefined }) {
  const { t } = useTranslation('shop');
  const [query, setQuery] = useSearchParams();
  const held = useQuery(subscriptionsQuery(useShell())).data;
  const couponId = query.get('coupon') ?? undefined;
  if (!plan)
    return (
      <EmptyState
        title={t(($) => $.checkout.unknownPlan)}
        action={<ButtonLink href="/subscriptions">{t(($) => $.checkout.toOffer)}</ButtonLink>}
      />
    );
  const { id } = plan.price;
  if (held?.some(({ items }) => items.some(({ priceId }) => priceId === id)))
    return (
      <>
        <Alert severity="success">{t(($) => $.checkout.held)}</Alert>
        <div>
          <ButtonLink href="/subscriptions" variant="contained">
            {t(($) => $.checkout.toSubscriptions)}
          </ButtonLink>
        </div>
      </>
    );
  const use = (coupon: string | undefined) => setQuery(coupon === undefined ? { price: id } : { price: id, coupon }, { replace: true });
  return (
    <>
      <Section title={t(($) => $.checkout.order)}>
        <OrderTerms plan={plan} couponId={couponId} />
        <CouponField used={couponId} onUse={use} />
      </Section>
      <CheckoutForm wanted={{ priceId: id, couponId }} doneAddress="/signup/success" />
    </>
  );
}
