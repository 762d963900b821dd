import type { ChargeResult, FetchedCharge } from '../cardProvider.ts';

/** Returns the result of a charge as the provider has it now; one that the bank still processes counts as asked. */
export function chargeResult({ id, status, error, clientSecret }: FetchedCharge): ChargeResult {
  if (status === 'succeeded') return { charge: id };
  if (status === 'requires_action' && clientSecret !== null) return { error: 'authentication_required', charge: id, clientSecret };
  if (status === 'processing') return { error: 'authentication_required', charge: id };
  return { error: error ?? 'card_declined', charge: id };
}
