import { ButtonLink, Section, Skeleton } from '@realmkit/design-system';
import { useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketGate } from '../offer/MarketGate.tsx';
import { PlanChoice } from '../offer/PlanChoice.tsx';
import { previewQuery } from '../offer/paymentQueries.ts';
import { subscriptionsQuery } from '../offer/planQueries.ts';
import { type Market, plansOf } from '../offer/plans.ts';
import { QueryAlert } from '../page/QueryAlert.tsx';
import { BalanceNote } from '../payment/balance/BalanceNote.tsx';
import { usePaymentFlow } from '../payment/flow/usePaymentFlow.ts';
import { orderPath } from '../payment/orderPath.ts';

/** Shows, once a gift card is redeemed, how far it reaches for each plan, with the link to the order; subscribers go to their plans. */
export function PlanForBalance() {
  const { t } = useTranslation('shop');
  const held = useQuery(subscriptionsQuery(useShell()));
  if (held.isPending) return <Skeleton label="" count={2} shape="rows" />;
  if (held.error) return <QueryAlert query={held} />;
  if (held.data?.length === 0) return <MarketGate>{(market) => <Choice market={market} />}</MarketGate>;
  return (
    <ButtonLink href="/subscriptions" variant="contained">
      {t(($) => $.checkout.toSubscriptions)}
    </ButtonLink>
  );
}

function Choice({ market }: { readonly market: Market }) {
  const { t } = useTranslation('shop');
  const plans = plansOf(market);
  const [priceId, setPriceId] = useState(plans[0]?.price.id ?? '');
  const { payment } = usePaymentFlow();
  const terms = useQuery({ ...previewQuery(useShell(), priceId, undefined), placeholderData: (former) => former });
  return (
    <Section title={t(($) => $.offer.plans)} plain>
      <PlanChoice plans={plans} value={priceId} onChange={setPriceId} withTrial={terms.data?.trial_end !== null} headed />
      {terms.data ? <BalanceNote terms={terms.data} hasCard={payment.defaultPaymentMethod !== undefined} /> : null}
      <QueryAlert query={terms} />
      <div>
        <ButtonLink href={orderPath(priceId)} variant="contained">
          {t(($) => $.subscriptions.goOn)}
        </ButtonLink>
      </div>
    </Section>
  );
}
