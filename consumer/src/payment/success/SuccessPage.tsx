import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../page/Page.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { PlanOutcome } from './PlanOutcome.tsx';

/** What the address of a return says; whether anything succeeded is asked of the service. */
interface Arrival {
  readonly order: string | undefined;
  readonly setupSecret: string | undefined;
}

/** Reads the address of a return and takes the secret out of it, before anything else can see it (shell §2). */
function arrive(): Arrival {
  const query = new URLSearchParams(window.location.search);
  const order = query.get('order') ?? undefined;
  const setupSecret = query.get('setup_intent_client_secret') ?? undefined;
  const clean = order === undefined ? '' : `?order=${encodeURIComponent(order)}`;
  if (window.location.search !== clean) window.history.replaceState(window.history.state, '', window.location.pathname + clean);
  return { order, setupSecret };
}

/** Where the card provider sends people back to: says how the payment ended, also after a reload and by the Back button. */
export function Component() {
  const { t } = useTranslation('shop');
  const [{ order, setupSecret }] = useState(arrive);
  const title = t(($) => $.success.title);
  return (
    <Page title={title} heading={title}>
      {order === undefined ? <PlanOutcome setupSecret={setupSecret} /> : <OrderOutcome id={order} />}
    </Page>
  );
}
