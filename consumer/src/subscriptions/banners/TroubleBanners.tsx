import Alert from '@mui/material/Alert';
import { ButtonLink } from '@realmkit/design-system';
import type { Subscription } from '@realmkit/openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { usePaymentFlow } from '../../payment/flow/usePaymentFlow.ts';
import { planOf } from '../held/HeldPlans.tsx';
import { troublesOf } from './troubles.ts';

interface TroubleBannersProps {
  readonly held: readonly Subscription[];
  readonly plans: readonly Plan[];
}

/** What is wrong with payments, each with the one button that mends it. */
export function TroubleBanners({ held, plans }: TroubleBannersProps) {
  const { t } = useTranslation('shop');
  const { month } = useFormats();
  const { payment } = usePaymentFlow();
  const [now] = useState(Date.now);
  return troublesOf(held, payment.paymentMethods ?? [], payment.defaultPaymentMethod, now).map((trouble) =>
    trouble.kind === 'expiring' ? (
      <Alert key={trouble.card.id} severity="warning" action={<ButtonLink href="/payment">{t(($) => $.banners.changeCard)}</ButtonLink>}>
        {t(($) => $.banners.expiring, { last4: trouble.card.card.last4, expiry: month(trouble.card.card) })}
      </Alert>
    ) : (
      <Alert
        key={trouble.subscription.id}
        severity="error"
        action={
          <ButtonLink href={`/payment?pay=${encodeURIComponent(trouble.subscription.id)}`}>
            {trouble.reason === 'authentication_required' ? t(($) => $.banners.authenticate) : t(($) => $.banners.payOther)}
          </ButtonLink>
        }
      >
        {t(($) => $.banners[trouble.reason], { product: planOf(trouble.subscription, plans)?.product.name ?? '' })}
      </Alert>
    ),
  );
}
