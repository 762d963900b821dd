import Alert from '@mui/material/Alert';
import { ButtonLink } from '@realmkit/design-system';
import type { Subscription } from '@realmkit/openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { usePaymentFlow } from '../../payment/flow/usePaymentFlow.ts';
import { planOf } from '../held/HeldPlans.tsx';
import { paymentIssuesOf } from './paymentIssues.ts';

interface PaymentIssueBannersProps {
  readonly held: readonly Subscription[];
  readonly plans: readonly Plan[];
}

/** Shows a banner for each payment issue, with the button that resolves it. */
export function PaymentIssueBanners({ held, plans }: PaymentIssueBannersProps) {
  const { t } = useTranslation('shop');
  const { month } = useFormats();
  const { payment } = usePaymentFlow();
  const [now] = useState(Date.now);
  return paymentIssuesOf(held, payment.paymentMethods ?? [], payment.defaultPaymentMethod, now).map((issue) =>
    issue.kind === 'expiring' ? (
      <Alert key={issue.card.id} severity="warning" action={<ButtonLink href="/payment">{t(($) => $.banners.changeCard)}</ButtonLink>}>
        {t(($) => $.banners.expiring, { last4: issue.card.card.last4, expiry: month(issue.card.card) })}
      </Alert>
    ) : (
      <Alert
        key={issue.subscription.id}
        severity="error"
        action={
          <ButtonLink href={`/payment?pay=${encodeURIComponent(issue.subscription.id)}`}>
            {issue.reason === 'authentication_required' ? t(($) => $.banners.authenticate) : t(($) => $.banners.payOther)}
          </ButtonLink>
        }
      >
        {t(($) => $.banners[issue.reason], { product: planOf(issue.subscription, plans)?.product.name ?? '' })}
      </Alert>
    ),
  );
}
