import { Alert, ButtonLink } from '@realmkit/design-system';
import type { Subscription } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { type Plan, planOf } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { usePaymentFlow } from '../../payment/flow/usePaymentFlow.ts';
import { orderPath, payPath } from '../../payment/orderPath.ts';
import { paymentIssuesOf } from './paymentIssues.ts';

interface PaymentIssueBannersProps {
  readonly held: readonly Subscription[];
  readonly plans: readonly Plan[];
}

/** Shows a banner for each payment issue, with the button that resolves it. */
export function PaymentIssueBanners({ held, plans }: PaymentIssueBannersProps) {
  const { t } = useTranslation('shop');
  const { month, day } = useFormats();
  const { payment } = usePaymentFlow();
  const { paymentMethods: cards, defaultPaymentMethod: defaultCard } = payment;
  const charged = cards?.find(({ id }) => id === defaultCard);
  const retryText = ({ next_charge: retry, card_needed_at: cardNeededAt }: Subscription): string => {
    // Without a card nothing is tried: the plan itself says when it ends.
    if (!retry || cardNeededAt !== null) return '';
    const date = day(retry.at);
    return charged ? t(($) => $.banners.retryCard, { date, last4: charged.card.last4 }) : t(($) => $.banners.retry, { date });
  };
  return paymentIssuesOf(held, charged).map((issue) => {
    switch (issue.kind) {
      case 'expiring':
        return (
          <Alert
            key={issue.card.id}
            severity="warning"
            action={<ButtonLink href={orderPath()}>{t(($) => $.banners.changeCard)}</ButtonLink>}
          >
            {t(($) => $.banners.expiring, { last4: issue.card.card.last4, expiry: month(issue.card.card), date: day(issue.at) })}
          </Alert>
        );
      default:
        return (
          <Alert
            key={issue.subscription.id}
            severity="error"
            action={
              <ButtonLink href={payPath(issue.subscription.id)}>
                {issue.reason === 'authentication_required' ? t(($) => $.banners.authenticate) : t(($) => $.banners.payNow)}
              </ButtonLink>
            }
          >
            {t(($) => $.banners[issue.reason], { product: planOf(issue.subscription, plans)?.product.name ?? '' })}{' '}
            {retryText(issue.subscription)}
          </Alert>
        );
    }
  });
}
