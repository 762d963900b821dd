import { unwrap } from '@realmkit/openapi';
import { type Shell, useShell } from '@realmkit/shell';
import { useState, useSyncExternalStore } from 'react';
import { withStatus } from '../calls/paymentCalls.ts';
import { countryOf } from '../calls/paymentHeaders.ts';
import { intentKeysOf } from '../flow/usePaymentFlow.ts';
import { createOrderFlow, type OrderCalls, type OrderFlow, type OrderState } from './createOrderFlow.ts';

/** The calls of the payment service that an order makes (shell §7). */
function orderCalls(shell: Shell): OrderCalls {
  const { payment } = shell.clients;
  return {
    create: async (body, key) => {
      const header = { ...countryOf(shell), 'Idempotency-Key': key };
      const { orderId, paymentIntent } = unwrap(withStatus(201, await payment.POST('/order', { params: { header }, body })));
      const { client_secret: clientSecret, amount, currency } = paymentIntent;
      return { id: orderId, clientSecret, amount, currency };
    },
    read: async (id) =>
      unwrap(withStatus(200, await payment.GET('/order/{id}', { params: { header: countryOf(shell), path: { id } } }))).status,
  };
}

/** An order that begins with this component. */
export function useOrderFlow(): { readonly flow: OrderFlow; readonly order: OrderState } {
  const shell = useShell();
  const [flow] = useState(() => createOrderFlow(orderCalls(shell), intentKeysOf(shell)));
  return { flow, order: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}
