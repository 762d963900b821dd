import type { components } from '@realmkit/openapi/types/payment';
import type { Tables } from '../../database/tables.ts';
import { type PeriodAmount, periodAmount, type SubscriptionRow } from './charges.ts';
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

/** Returns a charge as in the contract. */
export const chargeBody = ({ total: amount, tax, discount, currency }: PeriodAmount, at: number): Schemas['NextCharge'] => ({
  at: iso(at),
  amount,
  tax,
  discount,
  currency,
});

/** Returns the next charge of a subscription as in the contract, if there is one. */
export function nextChargeBody(row: SubscriptionRow): Schemas['NextCharge'] | null {
  if (row.status === 'canceled' || row.cancelAtPeriodEnd) return null;
  return chargeBody(
    periodAmount({ ...row, priceId: row.pendingPriceId ?? row.priceId }),
    row.status === 'past_due' ? row.dueAt : row.periodEnd,
  );
}

/** Returns a subscription as in the contract, with its next charge. */
export function subscriptionBody(row: SubscriptionRow): Schemas['Subscription'] {
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
    next_charge: nextChargeBody(row),
    pending_change: row.pendingPriceId === null ? null : { priceId: row.pendingPriceId, at: iso(row.periodEnd) },
    end_reason: row.endReason,
  };
}

/** Returns an invoice as in the contract. */
export function invoiceBody(row: Tables['invoices']['$inferSelect']): Schemas['Invoice'] {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    credit: row.credit,
    amount_due: row.amountDue,
    amount_paid: row.amountPaid,
    tax: row.tax,
    currency: row.currency,
    created: iso(row.createdAt),
    period_start: iso(row.periodStart),
    period_end: iso(row.periodEnd),
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
