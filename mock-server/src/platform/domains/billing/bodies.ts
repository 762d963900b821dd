import type { components } from '@realmkit/openapi/types/payment';
import type { Tables } from '../../database/tables.ts';
import type { Coverage } from './balance/coverage.ts';
import type { Means } from './balance/readMeans.ts';
import type { CustomerRow } from './cards/cardProvider.ts';
import type { InvoiceRow } from './invoices/createInvoice.ts';
import { percentOff } from './orders/coupons.ts';
import { taxOn } from './products/products.ts';
import { nextCharge, type PeriodAmount, splitAmount } from './subscriptions/amounts.ts';
import { announcedCardProblem, cardNeededAt } from './subscriptions/due/nextJob.ts';
import { endIfCancelled, refundAtEnd } from './subscriptions/due/notice.ts';
import { type ChargeTerms, chargeTerms } from './subscriptions/expectedTerms.ts';
import type { SubscriptionRow } from './subscriptions/subscriptionRow.ts';
import type { WithdrawalOffer } from './withdrawal/withdrawalOffers.ts';

type Schemas = components['schemas'];

const iso = (moment: number): string => new Date(moment).toISOString();
const isoOrNull = (moment: number | null): string | null => (moment === null ? null : iso(moment));

/** Returns a customer as in the contract. */
export function customerBody(
  { id, balance, defaultPaymentMethod, address, vatNumber }: CustomerRow,
  person: { name: string; email: string | null },
): Schemas['Customer'] {
  return {
    id,
    name: person.name,
    email: person.email,
    balance,
    invoice_settings: { default_payment_method: defaultPaymentMethod },
    address,
    vat_number: vatNumber,
  };
}

/** Returns how far a balance reaches as in the contract; null where it pays no charge in full. */
export const balanceCoverageBody = (coverage: Coverage | undefined): Schemas['BalanceCoverage'] | null =>
  coverage === undefined || coverage.charges === 0 ? null : { charges: coverage.charges, until: iso(coverage.until) };

/** Returns a charge as in the contract, with the part of it that the gift card balance pays, and the tax that is due then. */
export const chargeBody = (
  { realm, total: amount, discount, currency }: PeriodAmount,
  at: number,
  fromBalance: number,
): Schemas['NextCharge'] => ({
  at: iso(at),
  amount,
  tax: taxOn(realm, amount, fromBalance),
  discount,
  currency,
  from_balance: fromBalance,
});

/** Returns the next charge of a subscription as in the contract, if there is one. */
export function nextChargeBody(row: SubscriptionRow, { coverage, open }: Means): Schemas['NextCharge'] | null {
  if (row.status === 'canceled' || row.cancelAtPeriodEnd) return null;
  const { amount, at } = nextCharge(row, open.get(row.id));
  return chargeBody(amount, at, coverage.get(row.id)?.fromBalance ?? 0);
}

/** Returns what the payment of the open invoice of a subscription charges now: nothing where it is not past due. */
export function openTerms(row: SubscriptionRow, { balance, running, open }: Means): ChargeTerms {
  const { amount, zone } = nextCharge(row, open.get(row.id));
  const { fromBalance, waived } = splitAmount(row.status === 'past_due' ? amount : { ...amount, total: 0 }, balance);
  return chargeTerms({
    zone,
    amount: { ...amount, total: row.status === 'past_due' ? amount.total - waived : 0 },
    fromBalance,
    recurring: row.cancelAtPeriodEnd ? 0 : nextCharge(row).amount.total,
    alongside: running.filter((id) => id !== row.id),
  });
}

/** Returns what is open on a subscription as in the contract; null where nothing is. */
function openInvoiceBody({ id: subscriptionId }: SubscriptionRow, { open, balance }: Means): Schemas['OpenInvoice'] | null {
  const invoice = open.get(subscriptionId);
  if (invoice === undefined || invoice.periodStart === null || invoice.periodEnd === null) return null;
  const { id, realm, number, amountDue: amount, tax, currency, periodStart, periodEnd } = invoice;
  const { fromBalance } = splitAmount({ realm, total: amount, currency }, balance);
  return { id, number, amount, tax, from_balance: fromBalance, currency, period_start: iso(periodStart), period_end: iso(periodEnd) };
}

/** What a subscription's body says beside its row and what pays for it. */
interface SubscriptionFacts {
  /** The moment in milliseconds by which it is said. */
  readonly now: number;
  readonly offer?: WithdrawalOffer | undefined;
}

/** Returns a subscription as in the contract, with its next charge, what pays for it, and what is open. */
export function subscriptionBody(row: SubscriptionRow, means: Means, { now, offer }: SubscriptionFacts): Schemas['Subscription'] {
  const covered = means.coverage.get(row.id);
  return {
    id: row.id,
    status: row.status,
    items: [{ priceId: row.priceId }],
    cancel_at_period_end: row.cancelAtPeriodEnd,
    trial_end: isoOrNull(row.trialEnd),
    current_period_end: iso(row.periodEnd),
    ends_at: iso(endIfCancelled(row, now)),
    refund_at_end: refundAtEnd(row, means, now) ?? null,
    couponId: row.couponId,
    percent_off: percentOff(row.couponId),
    termsVersion: row.termsVersion,
    open_terms: row.status === 'past_due' ? openTerms(row, means) : null,
    past_due_reason: row.status === 'past_due' ? row.failure : null,
    next_charge: nextChargeBody(row, means),
    balance_coverage: balanceCoverageBody(covered),
    card_needed_at: isoOrNull(cardNeededAt(row, means)),
    card_problem_at: isoOrNull(announcedCardProblem(row, means)),
    pending_change: row.pendingPriceId === null ? null : { priceId: row.pendingPriceId, at: iso(row.periodEnd) },
    end_reason: row.endReason,
    withdrawable_until: offer?.withdrawable_until ?? null,
    withdrawal_refund: offer?.withdrawal_refund ?? null,
    open_invoice: row.status === 'past_due' ? openInvoiceBody(row, means) : null,
  };
}

const partyBody = (party: InvoiceRow['buyer']): Schemas['InvoiceParty'] | null =>
  party && { name: party.name, address: party.address, tax_number: party.taxNumber };

/** Returns an invoice or a credit note as in the contract. */
export function invoiceBody(row: InvoiceRow, offer?: WithdrawalOffer): Schemas['Invoice'] {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    credit: row.credit,
    amount_due: row.amountDue,
    amount_paid: row.amountPaid,
    from_balance: row.fromBalance,
    tax: row.tax,
    tax_percent: row.taxPercent,
    currency: row.currency,
    created: iso(row.createdAt),
    period_start: isoOrNull(row.periodStart),
    period_end: isoOrNull(row.periodEnd),
    subscription: row.subscriptionId,
    description: row.description,
    kind: row.kind,
    credit_note_of: row.creditNoteOf,
    paid_at: isoOrNull(row.paidAt),
    lines: row.lines,
    seller: partyBody(row.seller),
    buyer: partyBody(row.buyer),
    refunded: row.refunded,
    withdrawable_until: offer?.withdrawable_until ?? null,
    withdrawal_refund: offer?.withdrawal_refund ?? null,
    refunded_to_card: row.refundedToCard,
    disputed: row.disputed,
    waived: row.waived,
  };
}

/** Returns a saved card as in the contract. */
export function paymentMethodBody(row: Tables['paymentMethods']['$inferSelect']): Schemas['PaymentMethod'] {
  return { id: row.id, card: { brand: row.brand, last4: row.number.slice(-4), exp_month: row.expMonth, exp_year: row.expYear } };
}

/** Returns an order as in the contract. */
export function orderBody(row: Tables['orders']['$inferSelect']): Schemas['Order'] {
  const { id, clientSecret, status, quantity, amount, currency } = row;
  return { id, client_secret: clientSecret, status, quantity, amount, currency };
}
