import type { components } from '@realmkit/openapi/types/payment';
import type { Tables } from '../../database/tables.ts';
import { endOfSubscription } from '../../prices/periods.ts';
import type { CustomerRow } from '../cardProvider.ts';
import type { Coverage } from './balance/coverage.ts';
import type { Means } from './balance/readMeans.ts';
import { nextCharge, type PeriodAmount, type SubscriptionRow } from './charges.ts';
import type { InvoiceRow } from './invoices/createInvoice.ts';

type Schemas = components['schemas'];

const iso = (moment: number): string => new Date(moment).toISOString();

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

/** Returns a charge as in the contract, with the part of it that the gift card balance pays. */
export const chargeBody = (
  { total: amount, tax, discount, currency }: PeriodAmount,
  at: number,
  fromBalance: number,
): Schemas['NextCharge'] => ({ at: iso(at), amount, tax, discount, currency, from_balance: fromBalance });

/** Returns the next charge of a subscription as in the contract, if there is one. */
export function nextChargeBody(row: SubscriptionRow, { coverage }: Means): Schemas['NextCharge'] | null {
  if (row.status === 'canceled' || row.cancelAtPeriodEnd) return null;
  const { amount, at } = nextCharge(row);
  return chargeBody(amount, at, coverage.get(row.id)?.fromBalance ?? 0);
}

/** Returns a subscription as in the contract, with its next charge and what pays for it. */
export function subscriptionBody(row: SubscriptionRow, means: Means): Schemas['Subscription'] {
  const covered = means.coverage.get(row.id);
  const next = nextChargeBody(row, means);
  return {
    id: row.id,
    status: row.status,
    items: [{ priceId: row.priceId }],
    cancel_at_period_end: row.cancelAtPeriodEnd,
    trial_end: row.trialEnd === null ? null : iso(row.trialEnd),
    current_period_end: iso(row.periodEnd),
    ends_at: iso(endOfSubscription(row)),
    couponId: row.couponId,
    termsVersion: row.termsVersion,
    past_due_reason: row.status === 'past_due' ? row.failure : null,
    next_charge: next,
    balance_coverage: balanceCoverageBody(covered),
    card_needed_at: next && !means.hasCard && covered ? iso(covered.until) : null,
    pending_change: row.pendingPriceId === null ? null : { priceId: row.pendingPriceId, at: iso(row.periodEnd) },
    end_reason: row.endReason,
  };
}

const partyBody = (party: InvoiceRow['buyer']): Schemas['InvoiceParty'] | null =>
  party && { name: party.name, address: party.address, tax_number: party.taxNumber };

/** Returns an invoice or a credit note as in the contract. */
export function invoiceBody(row: InvoiceRow): Schemas['Invoice'] {
  const isoOrNull = (moment: number | null) => (moment === null ? null : iso(moment));
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
