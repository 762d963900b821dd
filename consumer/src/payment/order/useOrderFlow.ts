import { useShell } from '@realmkit/shell';
import { useState, useSyncExternalStore } from 'react';
import { orderCalls } from '../calls/paymentCalls.ts';
import { idempotencyKeysOf } from '../flow/usePaymentFlow.ts';
import { createOrderFlow, type OrderFlow, type OrderState } from './createOrderFlow.ts';

/** Creates an order that lives as long as this component. */
export function useOrderFlow(): { readonly flow: OrderFlow; readonly order: OrderState } {
  const shell = useShell();
  const [flow] = useState(() => createOrderFlow(orderCalls(shell), idempotencyKeysOf(shell), shell.report));
  return { flow, order: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}
