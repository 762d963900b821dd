import type { CardProvider, ChargeResult, CustomerRow, DueCharge, FailedCharge, FetchedCharge } from '../cardProvider.ts';
import { chargeResult } from './chargeResult.ts';

/** A charge that was paid: its id, null where none was necessary, and its amount; or why it was not paid. */
export type PaidOnce = { readonly charge: string | null; readonly amount: number } | FailedCharge;

const paidOnce = (result: ChargeResult, amount: number): PaidOnce => ('error' in result ? result : { ...result, amount });

/** Returns a charge if it was paid and nothing of it was given back. */
const paidCharge = (charge: FetchedCharge | undefined) => (charge?.status === 'succeeded' && charge.refunded === 0 ? charge : undefined);

/**
 * Charges a card at most once. An earlier charge is read first: what was paid by now is not charged again, what still waits for the owner at the screen
 * is the same charge, and anything else is given up before the next attempt. An amount of 0 charges nothing.
 * @param isFor whether an earlier charge that was paid pays for this; otherwise it is given back.
 */
export async function chargeOnce(
  cards: CardProvider,
  customer: CustomerRow,
  due: DueCharge,
  earlier: string | null,
  isFor: (charge: FetchedCharge) => boolean,
): Promise<PaidOnce> {
  const { card = customer.defaultPaymentMethod, amount, onSession, key } = due;
  if (earlier !== null) {
    const before = await cards.fetchCharge(earlier);
    const waits = before?.status === 'requires_action' && before.amount === amount && before.card === card;
    if (before && waits && onSession) return paidOnce(chargeResult(before), amount);
    const now = before?.status === 'succeeded' ? before : await cards.cancelCharge(earlier);
    const paid = paidCharge(now);
    if (paid && isFor(paid)) return { charge: paid.id, amount: paid.amount };
    if (paid) await cards.refund(paid.id, paid.amount, `return-${paid.id}`);
    if (now?.status === 'processing') return paidOnce(chargeResult(now), amount);
  }
  if (amount === 0) return { charge: null, amount };
  return paidOnce(await cards.charge(customer, { ...due, key: earlier === null ? key : `${key}-${earlier}` }), amount);
}
