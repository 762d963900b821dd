import Typography from '@mui/material/Typography';
import { ButtonLink, FailedState, PageSkeleton, PermissionHint } from '@realmkit/design-system';
import { useErrorText, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketGate } from '../offer/MarketGate.tsx';
import { PlanChoice } from '../offer/PlanChoice.tsx';
import { type Market, plansOf } from '../offer/plans.ts';
import { useFormats } from '../offer/useFormats.ts';
import { Columns } from '../page/Columns.tsx';
import { Page } from '../page/Page.tsx';
import { Section } from '../page/Section.tsx';
import { UserGate } from '../page/UserGate.tsx';
import { subscriptionsQuery } from '../payment/calls/paymentQueries.ts';
import { isAtRest } from '../payment/flow/paymentStatus.ts';
import { usePaymentFlow } from '../payment/flow/usePaymentFlow.ts';
import { orderAddress } from '../payment/orderAddress.ts';
import { OpenPayment } from './banners/OpenPayment.tsx';
import { TroubleBanners } from './banners/TroubleBanners.tsx';
import { SavedCards } from './cards/SavedCards.tsx';
import { HeldPlans } from './held/HeldPlans.tsx';
import { Invoices } from './invoices/Invoices.tsx';
import { RedeemGiftCard } from './redeem/RedeemGiftCard.tsx';

/** What a guardian subscribes to, pays with and has paid (shell §4); others read why there is nothing here for them. */
export function Component() {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const title = t(($) => $.subscriptions.title);
  return (
    <Page title={title} heading={title}>
      <UserGate failed={consumer(($) => $.failed)}>
        {({ actor, isGuardian }) =>
          isGuardian ? (
            <MarketGate>{(market) => <Content market={market} acting={actor !== undefined} />}</MarketGate>
          ) : (
            <PermissionHint reason={t(($) => $.checkout.notGuardian)} />
          )
        }
      </UserGate>
    </Page>
  );
}

function Content({ market, acting }: { readonly market: Market; readonly acting: boolean }) {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const { t: shellText } = useTranslation('shell');
  const errorText = useErrorText();
  const { money } = useFormats();
  const shell = useShell();
  const { flow, payment } = usePaymentFlow();
  const { data: held, error, refetch } = useQuery(subscriptionsQuery(shell));
  const [price, setPrice] = useState<string>();

  useEffect(() => {
    if (isAtRest(flow.getSnapshot().status)) flow.reset();
    void flow.load();
  }, [flow]);

  if (error)
    return (
      <FailedState
        title={t(($) => $.subscriptions.failed)}
        description={errorText(error)}
        retry={{ label: consumer(($) => $.retry), onRetry: () => void refetch() }}
      />
    );
  if (!held) return <PageSkeleton label={shellText(($) => $.loading)} />;
  const plans = plansOf(market);
  const open = plans.filter((plan) => !held.some(({ items }) => items.some(({ priceId }) => priceId === plan.price.id)));
  const chosen = open.find((plan) => plan.price.id === price) ?? open[0];
  const balance = payment.customer?.balance ?? 0;
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
            <HeldPlans held={held} plans={plans} mayChange={!acting} />
          </Section>
          {chosen && !acting ? (
            <Section title={t(($) => $.subscriptions.add)}>
              <PlanChoice plans={open} value={chosen.price.id} onChange={setPrice} withTrial={held.length === 0} />
              <div>
                <ButtonLink href={orderAddress(chosen.price.id)} variant="contained">
                  {t(($) => $.subscriptions.goOn)}
                </ButtonLink>
              </div>
            </Section>
          ) : null}
        </div>
        <div>
          <Section title={t(($) => $.cards.title)}>
            <SavedCards mayChange={!acting} />
          </Section>
          <Section title={t(($) => $.invoices.title)}>
            <Invoices />
          </Section>
          {acting ? null : (
            <Section title={t(($) => $.redeem.title)}>
              {balance > 0 ? (
                <Typography>
                  {t(($) => $.redeem.balance, { amount: money({ amount: balance, currency: shell.settings.currency }) })}
                </Typography>
              ) : null}
              <RedeemGiftCard />
            </Section>
          )}
        </div>
      </Columns>
      <Typography color="textSecondary">{t(($) => $.subscriptions.deletion)}</Typography>
    </>
  );
}
