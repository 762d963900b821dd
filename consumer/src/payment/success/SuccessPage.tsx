import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../../page/Page.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { PlanOutcome } from './PlanOutcome.tsx';

/** The parameters of the return URL; whether anything succeeded is requested from the service. */
interface ReturnQuery {
  readonly order: string | undefined;
  readonly setupSecret: string | undefined;
}

function parseReturnQuery(search: string): ReturnQuery {
  const query = new URLSearchParams(search);
  return { order: query.get('order') ?? undefined, setupSecret: query.get('setup_intent_client_secret') ?? undefined };
}

/** Shows the page that the card provider redirects to: how the payment ended, also after a reload and Back. */
function SuccessPage() {
  const { t } = useTranslation('shop');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [{ order, setupSecret }] = useState(() => parseReturnQuery(search));
  const title = t(($) => $.success.title);
  const clean = order === undefined ? '' : `?order=${encodeURIComponent(order)}`;
  // The secret is removed from the URL before anything else can read it (shell §2).
  useEffect(() => {
    if (search !== clean) void navigate(pathname + clean, { replace: true });
  }, [search, clean, pathname, navigate]);
  return (
    <Page title={title} heading={title}>
      {order === undefined ? <PlanOutcome setupSecret={setupSecret} /> : <OrderOutcome id={order} />}
    </Page>
  );
}

export { SuccessPage as Component };
