import type { components } from '@realmkit/openapi/types/payment';
import type { Tables } from '../../database/tables.ts';
import type { Coverage } from './balance/coverage.ts';
import type { Means } from './balance/readMeans.ts';
import { periodAmount, type SubscriptionRow } from './charges.ts';
import type { InvoiceRow } from './invoices/createInvoice.ts';
import type { CustomerRow } from './payer.ts';
import { endOfSubscription } from './periods.ts';

type Schemas = components['schemas'];

const iso = (moment: number): string => new Date(moment).toISOString();

/** Returns a customer as in the contract. */
export function customerBody(
  { id, balance, defaultPaymentMethod }: CustomerRow,
  person: { name: string; email: string | null },
): Schemas['Customer'] {
  return { id, name: person.name, email: person.email, balance, invoice_settings: { default_payment_method: defaultPaymentMethod } };
}

/** Returns how far a balance reaches as in the contract; null where it pays no charge in full. */
export const balanceCoverageBody = (coverage: Coverage | undefined): Schemas['BalanceCoverage'] | null =>
  coverage === undefined || coverage.charges === 0 ? null : { charges: coverage.charges, until: iso(coverage.until) };

/** Returns a subscription as in the contract, with its next charge and what pays for it. */
export function subscriptionBody(row: SubscriptionRow, { hasCard, coverage }: Means): Schemas['Subscription'] {
  const { total, currency } = periodAmount(row);
  const covered = coverage.get(row.id);
  const charged = row.status !== 'canceled' && !row.cancelAtPeriodEnd;
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
    next_charge: charged
      ? { at: iso(row.status === 'past_due' ? row.dueAt : row.periodEnd), amount: total, currency, from_balance: covered?.fromBalance ?? 0 }
      : null,
    balance_coverage: balanceCoverageBody(covered),
    card_needed_at: charged && !hasCard && covered ? iso(covered.until) : null,
  };
}

/** Returns an invoice as in the contract. */
export function invoiceBody(row: InvoiceRow): Schemas['Invoice'] {
  const isoOrNull = (moment: number | null) => (moment === null ? null : iso(moment));
  return {
    id: row.id,
    number: row.number,
    status: row.status,
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
