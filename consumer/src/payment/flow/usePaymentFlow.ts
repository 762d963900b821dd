import { isSignedIn, type Shell, useShell, visitStorage } from '@realmkit/shell';
import { useSyncExternalStore } from 'react';
import { paymentCalls } from '../calls/paymentCalls.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../idempotencyKeys.ts';
import type { AnswerBank } from '../provider/afterBank.ts';
import { useAnswerBank } from '../provider/useAnswerBank.ts';
import { createPaymentFlow, type PaymentFlow } from './createPaymentFlow.ts';
import type { PaymentState } from './paymentState.ts';

const flows = new WeakMap<Shell, PaymentFlow>();

/** Returns the idempotency keys of the user's payments. */
export function idempotencyKeysOf({ session }: Shell): IdempotencyKeys {
  return createIdempotencyKeys(visitStorage, () => {
    const state = session.getSnapshot();
    return isSignedIn(state) ? state.identity.access.sub : 'guest';
  });
}

/** Returns the single card payment of a page; it is replaced when the user logs out. */
function paymentFlowOf(shell: Shell, answerBank: AnswerBank): PaymentFlow {
  const known = flows.get(shell);
  if (known) return known;
  const flow = createPaymentFlow(paymentCalls(shell, answerBank), idempotencyKeysOf(shell), shell.report);
  flows.set(shell, flow);
  shell.session.subscribe(() => {
    if (!isSignedIn(shell.session.getSnapshot())) flows.delete(shell);
  });
  return flow;
}

/** Returns the card payment of this page and its state. */
export function usePaymentFlow(): { readonly flow: PaymentFlow; readonly payment: PaymentState } {
  const flow = paymentFlowOf(useShell(), useAnswerBank());
  return { flow, payment: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}
