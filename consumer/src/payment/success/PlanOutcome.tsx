import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Alert, ButtonLink, Link, Spot } from '@realmkit/design-system';
import { isSignedIn, lazyPart, useGoTo, useSession, useShell, useUserContext } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketGate } from '../../offer/MarketGate.tsx';
import { subscriptionsQuery } from '../../offer/planQueries.ts';
import { planOf, plansOf } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { HeldBalance } from '../balance/HeldBalance.tsx';
import { ChargeDetails } from '../charge/ChargeDetails.tsx';
import { completeOrder, readCompletedOrder, readPendingOrder } from '../checkout/pendingOrder.ts';
import { usePaymentErrorText } from '../errors/usePaymentErrorText.ts';
import { usePaymentFlow } from '../flow/usePaymentFlow.ts';
import { orderPath, payPath } from '../orderPath.ts';
import { CardProviderGate } from '../provider/CardProviderGate.tsx';
import type { CardProvider } from '../provider/loadCardProvider.ts';
import { retrieveSetup } from '../provider/stripeIntents.ts';

/** The first books of a plan, with the texts of the library. */
const FirstBooks = lazyPart(async () => (await import('./FirstBooks.tsx')).FirstBooks, { texts: ['library'] });

/** As wide as the page, although the stack is not. */
const Books = styled('div')(({ theme }) => ({ alignSelf: 'stretch', '& > *': { paddingBlockStart: theme.spacing(2) } }));

/** Shows how an order of a plan or the saving of a card ended, only as card provider and payment service report it. */
export function PlanOutcome({ setupSecret }: { readonly setupSecret: string | undefined }) {
  const { t } = useTranslation('shop');
  const session = useSession();
  const [settled, setSettled] = useState(setupSecret === undefined);
  if (session.status === 'loading') return <Checking />;
  if (!isSignedIn(session))
    return (
      <Alert severity="info" action={<ButtonLink href="/login?redirect=%2Fsubscriptions">{t(($) => $.signup.signIn)}</ButtonLink>}>
        {t(($) => $.success.nothing)}
      </Alert>
    );
  if (settled || setupSecret === undefined) return <Held />;
  return (
    <CardProviderGate>{(provider) => <Settle {...provider} secret={setupSecret} onSettled={() => setSettled(true)} />}</CardProviderGate>
  );
}

function Checking() {
  const { t } = useTranslation('shop');
  return <Alert severity="info">{t(($) => $.success.checking)}</Alert>;
}

interface SettleProps extends Omit<CardProvider, 'CardFields'> {
  readonly secret: string;
  readonly onSettled: () => void;
}

/** Completes an order after the redirect of a bank: retrieves the setup, makes the card the default and subscribes. */
function Settle({ stripe, secret, onSettled }: SettleProps) {
  const shell = useShell();
  const goTo = useGoTo();
  const { flow } = usePaymentFlow();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const order = readPendingOrder(shell);
    void flow
      .confirm(() => retrieveSetup(stripe, secret), order?.subscription)
      .then((done) => {
        if (done) completeOrder(shell, flow.getSnapshot().subscriptionId);
        onSettled();
        if (done && order && !order.subscription) goTo(order.donePath, { replace: true });
      });
  }, [flow, shell, stripe, secret, onSettled, goTo]);
  return <Checking />;
}

function Held() {
  const { t } = useTranslation('shop');
  const shell = useShell();
  const user = useUserContext();
  const { money, day } = useFormats();
  const { payment } = usePaymentFlow();
  const { paymentError } = usePaymentErrorText();
  const held = useQuery(subscriptionsQuery(shell));
  if (payment.status === 'failed' && payment.error) {
    const subscription = readPendingOrder(shell)?.subscription;
    return (
      <Alert severity="error" action={<ButtonLink href={orderPath(subscription?.priceId)}>{t(($) => $.success.tryAgain)}</ButtonLink>}>
        {paymentError(payment.error)}
      </Alert>
    );
  }
  if (held.error) return <QueryAlert query={held} />;
  const ordered = payment.subscriptionId ?? readCompletedOrder(shell);
  const made = held.data?.find(({ id }) => id === ordered);
  // The list may be older than the order: until it is fetched again nothing is said of what came of it.
  if (!held.data || (ordered !== undefined && !made && held.isFetching)) return <Checking />;
  if (!made) {
    const saved = payment.status === 'successful';
    return (
      <Alert
        severity={saved ? 'success' : 'info'}
        action={<ButtonLink href="/subscriptions">{t(($) => $.checkout.toSubscriptions)}</ButtonLink>}
      >
        {saved ? t(($) => $.success.cardSaved) : t(($) => $.success.noOrder)}
      </Alert>
    );
  }
  const me = user.status === 'ready' ? user.me : undefined;
  return (
    <MarketGate>
      {(market) => {
        const plan = planOf(made, plansOf(market));
        const product = plan?.product.name ?? '';
        const { next_charge: next, trial_end: trialEnd } = made;
        if (made.status === 'past_due')
          return (
            <Alert severity="error" action={<ButtonLink href={payPath(made.id)}>{t(($) => $.banners.payNow)}</ButtonLink>}>
              {t(($) => $.banners[made.past_due_reason ?? 'card_declined'], { product })}
            </Alert>
          );
        return (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Spot name="done" />
            <Alert severity="success">{t(($) => $.success.subscribed, { product })}</Alert>
            {next && plan ? (
              <div>
                <Typography>
                  {made.status === 'trialing' && trialEnd
                    ? t(($) => $.offer.afterTrial, {
                        date: day(trialEnd),
                        amount: money(next),
                        period: t(($) => $.offer[plan.price.interval]),
                      })
                    : t(($) => $.subscriptions.next, { amount: money(next), date: day(next.at) })}
                </Typography>
                <ChargeDetails charge={next} taxIncluded={plan.price.taxIncluded} couponId={made.couponId} />
              </div>
            ) : null}
            {me?.email ? (
              <Typography>
                {t(($) => $.success.confirmation, { email: me.email })}
                {me.emailVerified ? null : (
                  <span>
                    {' '}
                    <span>{t(($) => $.success.notConfirmed)}</span> <Link href="/profile">{t(($) => $.success.toProfile)}</Link>
                  </span>
                )}
              </Typography>
            ) : null}
            <HeldBalance subscription={made} />
            <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <ButtonLink variant="contained" href="/library">
                {t(($) => $.success.toLibrary)}
              </ButtonLink>
              <ButtonLink variant="outlined" href="/subscriptions">
                {t(($) => $.checkout.toSubscriptions)}
              </ButtonLink>
            </Stack>
            <Books>
              <FirstBooks />
            </Books>
          </Stack>
        );
      }}
    </MarketGate>
  );
}
