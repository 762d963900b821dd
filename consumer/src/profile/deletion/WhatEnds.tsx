import Typography from '@mui/material/Typography';
import { Link, PageSkeleton, Section } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { erasureDays } from '@realmkit/openapi/personal-data';
import { useShell } from '@realmkit/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paymentQueryKey, productsQuery, subscriptionsQuery } from '../../offer/planQueries.ts';
import { planOf, plansOf } from '../../offer/plans.ts';
import { useFormats } from '../../offer/useFormats.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import type { KnownUser } from '../../page/UserGate.tsx';

/** The days within which an order can be withdrawn from: what was paid goes back. */
const withdrawalDays = 14;

const customerQuery = ({ clients: { payment } }: ReturnType<typeof useShell>) =>
  queryOptions({
    queryKey: [...paymentQueryKey, 'customer'],
    queryFn: async ({ signal }) => unwrap(await payment.GET('/me', { signal }), paymentAnswers.getCustomer),
  });

/** Says what ends with the account of a guardian, and what is paid back. */
export function WhatEnds({ user }: { readonly user: KnownUser }) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const { money, day } = useFormats();
  const app = useShell();
  const pays = { enabled: user.isGuardian };
  const products = useQuery({ ...productsQuery(app), ...pays });
  const subscriptions = useQuery({ ...subscriptionsQuery(app), ...pays });
  const customer = useQuery({ ...customerQuery(app), ...pays });
  const failed = [products, subscriptions, customer].find(({ error }) => error);
  if (failed) return <QueryAlert query={failed} />;
  if (user.isGuardian && !(products.data && subscriptions.data && customer.data)) return <PageSkeleton label={shell(($) => $.loading)} />;
  const plans = products.data ? plansOf(products.data) : [];
  const held = subscriptions.data ?? [];
  const balance = customer.data?.balance ?? 0;
  const amount = money({ amount: balance, currency: plans[0]?.price.currency ?? 'eur' });
  return (
    <>
      <Section title={t(($) => $.deletion.ends)}>
        <Typography>{t(($) => $.deletion.loggedOut)}</Typography>
        {held.map((subscription) => (
          <Typography key={subscription.id}>
            {t(($) => $.deletion.plan, { product: planOf(subscription, plans)?.product.name ?? subscription.id })}{' '}
            {t(($) => $.deletion.paidUntil, {
              date: day(subscription.status === 'past_due' ? subscription.ends_at : subscription.current_period_end),
            })}{' '}
            <Link href="/subscriptions">{t(($) => $.deletion.toPlans)}</Link>
          </Typography>
        ))}
      </Section>
      <Section title={t(($) => $.deletion.paidBack)}>
        {held.length > 0 ? <Typography>{t(($) => $.deletion.refund, { days: withdrawalDays, erasure: erasureDays })}</Typography> : null}
        {balance > 0 ? (
          <Typography>
            {t(($) => (user.me.emailVerified ? $.deletion.balance : $.deletion.balanceUnconfirmed), { amount, days: erasureDays })}
          </Typography>
        ) : null}
        {held.length === 0 && balance === 0 ? <Typography>{t(($) => $.deletion.nothing)}</Typography> : null}
      </Section>
    </>
  );
}
