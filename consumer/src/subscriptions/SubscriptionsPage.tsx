import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ButtonLink, FailedState, PageSkeleton, PermissionHint } from '@realmkit/design-system';
import { useErrorText, useShell, useUserContext } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketGate } from '../offer/MarketGate.tsx';
import { PlanChoice } from '../offer/PlanChoice.tsx';
import { type Market, plansOf } from '../offer/plans.ts';
import { Columns } from '../page/Columns.tsx';
import { Page } from '../page/Page.tsx';
import { Section } from '../page/Section.tsx';
import { type KnownUser, UserGate } from '../page/UserGate.tsx';
import { previewQuery } from '../payment/calls/paymentQueries.ts';
import { ForGuardians } from '../payment/ForGuardians.tsx';
import { isAtRest } from '../payment/flow/paymentStatus.ts';
import { usePaymentFlow } from '../payment/flow/usePaymentFlow.ts';
import { orderAddress } from '../payment/orderAddress.ts';
import { OpenPayment } from './banners/OpenPayment.tsx';
import { TroubleBanners } from './banners/TroubleBanners.tsx';
import { HeldPlans } from './held/HeldPlans.tsx';
import { Money } from './Money.tsx';
import { useSubscriptions } from './update/useSubscriptions.ts';

/** As high as the view from the start: the foot of the page does not stand in it first and then give way to the plans. */
const Room = styled('div')(({ theme }) => ({ display: 'grid', alignContent: 'start', gap: theme.spacing(4), minHeight: '100dvh' }));

/** What a guardian subscribes to, pays with and has paid (shell §4); others read why there is nothing here for them. */
export function Component() {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const title = t(($) => $.subscriptions.title);
  const user = useUserContext();
  const likelyGuardian = user.status !== 'anonymous' && user.claimedRoles.isGuardian;
  const offer = ({ actor }: Pick<KnownUser, 'actor'>) => (
    <MarketGate>{(market) => <Content market={market} acting={actor !== undefined} />}</MarketGate>
  );
  const content = (
    <UserGate
      failed={consumer(($) => $.failed)}
      // The services judge for themselves, so a guardian by the tokens need not wait for the associations.
      claimed={(claims) => (likelyGuardian ? offer(claims) : undefined)}
    >
      {(known) => (known.isGuardian ? offer(known) : <ForGuardians />)}
    </UserGate>
  );
  return (
    <Page title={title} heading={title}>
      {likelyGuardian ? <Room>{content}</Room> : content}
    </Page>
  );
}

function Content({ market, acting }: { readonly market: Market; readonly acting: boolean }) {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const { t: shellText } = useTranslation('shell');
  const errorText = useErrorText();
  const { flow } = usePaymentFlow();
  // What one subscribes to and can choose from is painted first; on a telephone the rest lies below the screen anyway.
  const later = useDeferredValue(true, false);
  const subscriptions = useSubscriptions(market);
  const { customerSubscriptions: held, selectedPrices } = subscriptions.state;
  const plans = plansOf(market);
  // Whoever has none now may have had a trial before: the service knows, and nobody is promised a second one.
  const first = useQuery({
    ...previewQuery(useShell(), plans[0]?.price.id ?? '', undefined),
    enabled: later && !acting && held?.length === 0 && plans.length > 0,
  });

  useEffect(() => {
    if (isAtRest(flow.getSnapshot().status)) flow.reset();
    void flow.load();
  }, [flow]);

  if (subscriptions.error)
    return (
      <FailedState
        title={t(($) => $.subscriptions.failed)}
        description={errorText(subscriptions.error)}
        retry={{ label: consumer(($) => $.retry), onRetry: subscriptions.reload }}
      />
    );
  if (!held) return <PageSkeleton label={shellText(($) => $.loading)} />;
  const open = plans.filter((plan) => !held.some(({ items }) => items.some(({ priceId }) => priceId === plan.price.id)));
  const chosen = open.find((plan) => selectedPrices.includes(plan.price.id)) ?? open[0];
  return (
    <>
      {acting ? (
        <PermissionHint reason={t(($) => $.checkout.acting)} />
      ) : (
        <>
          <OpenPayment />
          <TroubleBanners held={held} plans={plans} />
        </>
      )}
      <Columns>
        <div>
          <Section title={t(($) => $.subscriptions.held)}>
            <HeldPlans subscriptions={subscriptions} held={held} plans={plans} mayChange={!acting} />
          </Section>
          {chosen && !acting ? (
            <Section title={t(($) => $.subscriptions.add)}>
              <PlanChoice
                plans={open}
                value={chosen.price.id}
                onChange={(price) => subscriptions.choose({ selectedPrices: [price] })}
                withTrial={held.length === 0 && first.data?.trial_end !== null}
                headed
              />
              <div>
                <ButtonLink href={orderAddress(chosen.price.id)} variant="contained">
                  {t(($) => $.subscriptions.goOn)}
                </ButtonLink>
              </div>
            </Section>
          ) : null}
        </div>
        {later ? (
          <div>
            <Money mayChange={!acting} />
          </div>
        ) : null}
      </Columns>
      {later ? <Typography color="textSecondary">{t(($) => $.subscriptions.deletion)}</Typography> : null}
    </>
  );
}
