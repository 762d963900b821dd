import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, ButtonLink } from '@realmkit/design-system';
import { isSignedIn, useSession } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MarketGate } from '../offer/MarketGate.tsx';
import { giftCardOf } from '../offer/plans.ts';
import { OwnOnly } from '../page/OwnOnly.tsx';
import { Page } from '../page/Page.tsx';
import { signUpPath } from '../signup/signUpPath.ts';
import { RedeemGiftCard } from '../subscriptions/redeem/RedeemGiftCard.tsx';
import { BuyGiftCard } from './BuyGiftCard.tsx';
import { HaveCode } from './HaveCode.tsx';
import { PlanForBalance } from './PlanForBalance.tsx';

/** Shows the purchase of a gift card, or redeems one by the link of its email. */
function GiftCardPage() {
  const { t } = useTranslation('shop');
  const [query] = useSearchParams();
  const code = query.get('code');
  const title = code === null ? t(($) => $.gift.title) : t(($) => $.redeem.title);
  return (
    <Page title={title} heading={title}>
      <OwnOnly call="payment POST /order">{code === null ? <Buy /> : <Redeem code={code} />}</OwnOnly>
    </Page>
  );
}

function Buy() {
  const { t } = useTranslation('shop');
  return (
    <MarketGate>
      {(market) => {
        const gift = giftCardOf(market);
        if (!gift) return <Alert severity="info">{t(($) => $.checkout.unknownPlan)}</Alert>;
        return (
          <>
            <Typography>{gift.product.description}</Typography>
            <BuyGiftCard price={gift.price} product={gift.product} />
            <HaveCode />
          </>
        );
      }}
    </MarketGate>
  );
}

function Redeem({ code }: { readonly code: string }) {
  const { t } = useTranslation('shop');
  const session = useSession();
  const here = `/gift-card?code=${encodeURIComponent(code)}`;
  if (session.status === 'loading') return null;
  if (!isSignedIn(session))
    return (
      <>
        <Typography>{t(($) => $.redeem.signInFirst, { code })}</Typography>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ButtonLink variant="contained" href={`/login?redirect=${encodeURIComponent(here)}`}>
            {t(($) => $.signup.signIn)}
          </ButtonLink>
          <ButtonLink variant="outlined" href={signUpPath(here)}>
            {t(($) => $.signup.title)}
          </ButtonLink>
        </Stack>
      </>
    );
  return (
    <RedeemGiftCard code={code}>
      <PlanForBalance />
    </RedeemGiftCard>
  );
}

export { GiftCardPage as Component };
