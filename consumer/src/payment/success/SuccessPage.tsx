import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../../page/Page.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { PlanOutcome } from './PlanOutcome.tsx';

/** What the address of a return says; whether anything succeeded is asked of the service. */
interface Arrival {
  readonly order: string | undefined;
  readonly setupSecret: string | undefined;
}

function arrivalOf(search: string): Arrival {
  const query = new URLSearchParams(search);
  return { order: query.get('order') ?? undefined, setupSecret: query.get('setup_intent_client_secret') ?? undefined };
}

/** Where the card provider sends people back to: says how the payment ended, also after a reload and by the Back button. */
export function Component() {
  const { t } = useTranslation('shop');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [{ order, setupSecret }] = useState(() => arrivalOf(search));
  const title = t(($) => $.success.title);
  const clean = order === undefined ? '' : `?order=${encodeURIComponent(order)}`;
  // The secret leaves the address before anything else can see it (shell §2).
  useEffect(() => {
    if (search !== clean) void navigate(pathname + clean, { replace: true });
  }, [search, clean, pathname, navigate]);
  return (
    <Page title={title} heading={title}>
      {order === undefined ? <PlanOutcome setupSecret={setupSecret} /> : <OrderOutcome id={order} />}
    </Page>
  );
}
