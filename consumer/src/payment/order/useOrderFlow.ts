import { unwrap } from '@realmkit/openapi';
import { type Shell, useShell } from '@realmkit/shell';
import { useState, useSyncExternalStore } from 'react';
import { expectStatus } from '../calls/paymentCalls.ts';
import { countryHeader } from '../calls/paymentHeaders.ts';
import { idempotencyKeysOf } from '../flow/usePaymentFlow.ts';
import { createOrderFlow, type OrderCalls, type OrderFlow, type OrderState } from './createOrderFlow.ts';

/** Returns the calls of the payment service that an order makes (shell §7). */
function orderCalls(shell: Shell): OrderCalls {
  const { payment } = shell.clients;
  return {
    create: async (body, key) => {
      const header = { ...countryHeader(shell), 'Idempotency-Key': key };
      const { orderId, paymentIntent } = unwrap(expectStatus(201, await payment.POST('/order', { params: { header }, body })));
      const { client_secret: clientSecret, amount, currency } = paymentIntent;
      return { id: orderId, clientSecret, amount, currency };
    },
    read: async (id) =>
      unwrap(expectStatus(200, await payment.GET('/order/{id}', { params: { header: countryHeader(shell), path: { id } } }))).status,
  };
}

/** Creates an order that lives as long as this component. */
export function useOrderFlow(): { readonly flow: OrderFlow; readonly order: OrderState } {
  const shell = useShell();
  const [flow] = useState(() => createOrderFlow(orderCalls(shell), idempotencyKeysOf(shell), shell.report));
  return { flow, order: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}
