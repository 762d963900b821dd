import { isSignedIn, type Shell, useShell, visitStorage } from '@realmkit/shell';
import { useSyncExternalStore } from 'react';
import { paymentCalls } from '../calls/paymentCalls.ts';
import { type IntentKeys, storedIntentKeys } from '../intentKeys.ts';
import { createPaymentFlow, type PaymentFlow } from './createPaymentFlow.ts';
import type { PaymentState } from './paymentState.ts';

const flows = new WeakMap<Shell, PaymentFlow>();

/** The keys of what the visitor of a page is about to pay for. */
export function intentKeysOf({ session }: Shell): IntentKeys {
  return storedIntentKeys(visitStorage, () => {
    const state = session.getSnapshot();
    return isSignedIn(state) ? state.identity.access.sub : 'guest';
  });
}

/** The one card payment of a page; it begins anew when somebody else comes. */
function paymentFlowOf(shell: Shell): PaymentFlow {
  const known = flows.get(shell);
  if (known) return known;
  const flow = createPaymentFlow(paymentCalls(shell), intentKeysOf(shell));
  flows.set(shell, flow);
  shell.session.subscribe(() => {
    if (!isSignedIn(shell.session.getSnapshot())) flows.delete(shell);
  });
  return flow;
}

/** The card payment of this page and its state. */
export function usePaymentFlow(): { readonly flow: PaymentFlow; readonly payment: PaymentState } {
  const flow = paymentFlowOf(useShell());
  return { flow, payment: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}
