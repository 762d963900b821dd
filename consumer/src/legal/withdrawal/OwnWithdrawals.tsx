import Typography from '@mui/material/Typography';
import { PageSkeleton, Section } from '@realmkit/design-system';
import { useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoicesQuery } from '../../offer/paymentQueries.ts';
import { productsQuery, subscriptionsQuery } from '../../offer/planQueries.ts';
import { planOf, plansOf } from '../../offer/plans.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { WithdrawContract } from './WithdrawContract.tsx';
import { WithdrawPlan } from './WithdrawPlan.tsx';

/** Shows whoever is logged in each of their contracts that can be withdrawn from, without asking for a name or a number. */
export function OwnWithdrawals() {
  const { t } = useTranslation('legal');
  const { t: shellText } = useTranslation('shell');
  const shell = useShell();
  const products = useQuery(productsQuery(shell));
  const subscriptions = useQuery(subscriptionsQuery(shell));
  const invoices = useQuery(invoicesQuery(shell));
  const failed = [products, subscriptions, invoices].find(({ error }) => error);
  if (failed) return <QueryAlert query={failed} />;
  if (!products.data || !subscriptions.data || !invoices.data) return <PageSkeleton label={shellText(($) => $.loading)} />;
  const plans = plansOf(products.data);
  const held = subscriptions.data.filter(({ withdrawable_until: until }) => until);
  const orders = invoices.data.flatMap(({ number, description, withdrawable_until: until, withdrawal_refund: refund }) =>
    until && refund ? [{ number, description, until, refund }] : [],
  );
  if (held.length + orders.length === 0) return <Typography>{t(($) => $.notices.own.none)}</Typography>;
  return (
    <>
      {held.map((subscription) => (
        <Section key={subscription.id} title={planOf(subscription, plans)?.product.name ?? subscription.id} plain>
          <WithdrawPlan subscription={subscription} plans={plans} />
        </Section>
      ))}
      {orders.map(({ number, description, until, refund }) => (
        <Section key={number} title={description} plain>
          <WithdrawContract contract={number} product={description} until={until} refund={refund} isGift />
        </Section>
      ))}
    </>
  );
}
