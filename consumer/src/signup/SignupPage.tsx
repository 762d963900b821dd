import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LakeScene, Section, TrialNotice, token } from '@realmkit/design-system';
import { isSignedIn, safeRedirect, useGoTo, useSession } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { MarketGate } from '../offer/MarketGate.tsx';
import { PlanChoice } from '../offer/PlanChoice.tsx';
import { PlanPrice } from '../offer/PlanPrice.tsx';
import { type Market, type Plan, plansOf } from '../offer/plans.ts';
import { useFormats } from '../offer/useFormats.ts';
import { HeroPage } from '../page/HeroPage.tsx';
import { orderPath } from '../payment/orderPath.ts';
import { SignupForm } from './SignupForm.tsx';

/** Shows the offer with its prices and the sign-up form; it is public (shell §2). A visitor on the way to another page sees the form only. */
function SignupPage() {
  const { t } = useTranslation('shop');
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const title = t(($) => $.signup.title);
  if (redirect !== null)
    return (
      <HeroPage picture={<LakeScene />} title={title} heading={title}>
        <Account next={safeRedirect(redirect)} />
      </HeroPage>
    );
  return (
    <HeroPage picture={<LakeScene />} title={t(($) => $.signup.title)} heading={t(($) => $.offer.title)}>
      <Typography>{t(($) => $.offer.lead)}</Typography>
      <MarketGate>{(market) => <Offer market={market} />}</MarketGate>
    </HeroPage>
  );
}

/** Shows the form of an account; `next` is the path that opens afterwards, also after a login. */
function Account({ next }: { readonly next: string }) {
  const goTo = useGoTo();
  const session = useSession();
  // After a sign-up here the form navigates; a user who was already logged in needs no form.
  const [cameSignedIn] = useState(() => isSignedIn(session));
  if (cameSignedIn) return <Navigate to={next} replace />;
  return <SignupForm signInPath={`/login?redirect=${encodeURIComponent(next)}`} onDone={() => goTo(next)} />;
}

function Offer({ market }: { readonly market: Market }) {
  const { t } = useTranslation('shop');
  const goTo = useGoTo();
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  // After a sign-up here the form navigates; a user who was already logged in needs no form.
  const [cameSignedIn] = useState(() => isSignedIn(session));
  const plans = plansOf(market);
  const plan = plans.find(({ price }) => price.id === query.get('price')) ?? plans[0];
  const next = orderPath(plan?.price.id, query.get('coupon'));
  if (cameSignedIn) return <Navigate to={query.has('price') ? next : '/subscriptions'} replace />;
  return (
    <>
      <PlanChoice
        plans={plans}
        value={plan?.price.id}
        onChange={(price) =>
          setQuery(
            (present) => {
              present.set('price', price);
              return present;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <Sides>
        {plan ? <Summary plan={plan} /> : null}
        <Section title={t(($) => $.signup.title)} width="form">
          <Typography color="textSecondary">{t(($) => $.signup.freeSoFar)}</Typography>
          <SignupForm
            withGiftCode
            signInPath={`/login?redirect=${encodeURIComponent(next)}`}
            onDone={(giftPath) => goTo(giftPath ?? next)}
          />
        </Section>
      </Sides>
    </>
  );
}

const dayMs = 86_400_000;

/** Has the chosen plan above the form, or beside it, where it stays in view while the form is filled in. */
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > section': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 36rem) minmax(18rem, 1fr)',
    alignItems: 'start',
    '& > :first-of-type:not(:last-of-type)': {
      gridColumn: 2,
      position: 'sticky',
      insetBlockStart: `calc(${token('size.topBar')} + ${token('space.300')})`,
    },
    '& > :last-of-type': { gridColumn: 1, gridRow: 1 },
  },
}));

/** Shows the chosen plan, and what is charged after the trial, before the account is created and before a card is entered. */
function Summary({ plan: { product, price } }: { readonly plan: Plan }) {
  const { t } = useTranslation('shop');
  const { money, day } = useFormats();
  const [now] = useState(Date.now);
  const period = t(($) => $.offer[price.interval]);
  return (
    <Section title={product.name}>
      <PlanPrice price={price} />
      <TrialNotice title={t(($) => $.offer.trial, { count: price.trialDays })}>
        <span>{t(($) => $.offer.afterTrial, { date: day(now + price.trialDays * dayMs), amount: money(price), period })}</span>
        {price.taxIncluded ? null : <span>{` (${t(($) => $.offer.taxAdded)})`}</span>}
      </TrialNotice>
    </Section>
  );
}

export { SignupPage as Component };
