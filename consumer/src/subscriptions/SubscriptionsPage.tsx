import { styled } from '@mui/material/styles';
import { ButtonLink, FailedState, PageSkeleton, Section } from '@realmkit/design-system';
import { lazyPart, useErrorText, useShell, useUserContext } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketGate } from '../offer/MarketGate.tsx';
import { PlanChoice } from '../offer/PlanChoice.tsx';
import { previewQuery } from '../offer/paymentQueries.ts';
import { type Market, plansOf } from '../offer/plans.ts';
import { Columns } from '../page/Columns.tsx';
import { OwnOnly } from '../page/OwnOnly.tsx';
import { Page } from '../page/Page.tsx';
import { QueryAlert } from '../page/QueryAlert.tsx';
import { UserGate } from '../page/UserGate.tsx';
import { useLoadedCards } from '../payment/flow/useLoadedCards.ts';
import { GuardiansOnly } from '../payment/GuardiansOnly.tsx';
import { orderPath } from '../payment/orderPath.ts';
import { PaymentIssueBanners } from './banners/PaymentIssueBanners.tsx';
import { HeldPlans } from './held/HeldPlans.tsx';
import { useSubscriptions } from './update/useSubscriptions.ts';

function Waiting() {
  const { t } = useTranslation('shell');
  return <PageSkeleton label={t(($) => $.loading)} />;
}

/** Below the plans on a phone, so their script comes after the first render. */
const BillingSections = lazyPart(async () => (await import('./BillingSections.tsx')).BillingSections, { Waiting });

/** Reserves the height of the viewport, so that the footer does not appear first and then move down. */
const Room = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
  minHeight: '100dvh',
}));

/** Shows a guardian's subscriptions, cards and invoices (shell §4); other users read why they have none. */
function SubscriptionsPage() {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const title = t(($) => $.subscriptions.title);
  const user = useUserContext();
  const likelyGuardian = user.status !== 'anonymous' && user.claimedRoles.isGuardian;
  const offer = (
    <OwnOnly call="payment GET /subscriptions">
      <MarketGate>{(market) => <Content market={market} />}</MarketGate>
    </OwnOnly>
  );
  const content = (
    <UserGate
      errorTitle={consumer(($) => $.failed)}
      // The services check permissions themselves, so a guardian according to the tokens need not wait for the associations.
      claimed={() => (likelyGuardian ? offer : undefined)}
    >
      {({ isGuardian }) => (isGuardian ? offer : <GuardiansOnly />)}
    </UserGate>
  );
  return (
    <Page title={title} heading={title}>
      {likelyGuardian ? <Room>{content}</Room> : content}
    </Page>
  );
}

function Content({ market }: { readonly market: Market }) {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const { t: shellText } = useTranslation('shell');
  const errorText = useErrorText();
  // Subscriptions and plans render first; on a phone the rest is below the screen anyway.
  const later = useDeferredValue(true, false);
  const subscriptions = useSubscriptions(market);
  const { customerSubscriptions: held, selectedPrices } = subscriptions.state;
  const plans = plansOf(market);
  // A customer without a subscription may have had a trial before: the service knows, so no second trial is offered.
  const first = useQuery({
    ...previewQuery(useShell(), plans[0]?.price.id ?? '', undefined),
    enabled: later && held?.length === 0 && plans.length > 0,
  });

  useLoadedCards();

  if (subscriptions.error)
    return (
      <FailedState
        title={t(($) => $.subscriptions.failed)}
        description={errorText(subscriptions.error)}
        retry={{ label: consumer(($) => $.retry), onRetry: subscriptions.reload }}
      />
    );
  if (!held) return <PageSkeleton label={shellText(($) => $.loading)} />;
  // A running plan is changed: all plans open the library, and a second one would be paid besides.
  const chosen = held.length > 0 ? undefined : (plans.find((plan) => selectedPrices.includes(plan.price.id)) ?? plans[0]);
  return (
    <>
      <PaymentIssueBanners held={held} plans={plans} />
      <Columns>
        <div>
          <Section title={t(($) => $.subscriptions.held)} plain>
            <HeldPlans subscriptions={subscriptions} held={held} plans={plans} />
          </Section>
          {chosen ? (
            <Section title={t(($) => $.subscriptions.add)} plain>
              <PlanChoice
                plans={plans}
                value={chosen.price.id}
                onChange={(price) => subscriptions.choose({ selectedPrices: [price] })}
                withTrial={first.data?.trial_end !== null}
                headed
              />
              <QueryAlert query={first} />
              <div>
                <ButtonLink href={orderPath(chosen.price.id)} variant="contained">
                  {t(($) => $.subscriptions.goOn)}
                </ButtonLink>
              </div>
            </Section>
          ) : null}
        </div>
        {later ? (
          <div>
            <BillingSections />
          </div>
        ) : null}
      </Columns>
    </>
  );
}

export { SubscriptionsPage as Component };
