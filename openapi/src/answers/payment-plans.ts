/** What the apps read of the plans in payment.yaml, by the operation's id: apart from the rest, because the first page needs these alone. */
export const listProducts = {
  products: [{ id: '', name: '', description: '', kind: '' }],
  prices: [{ id: '', productId: '', amount: 0, currency: '', interval: () => '', trialDays: 0, taxIncluded: false }],
};

export const charge = { at: '', amount: 0, tax: 0, discount: 0, currency: '', from_balance: 0 };
export const terms = { amount: 0, from_balance: 0, currency: '', first_charge_on: () => '', recurring_amount: 0, alongside: [''] };
export const coverage = { charges: 0, until: '' };

export const refund = { amount: 0, to_balance: 0, withheld: 0, currency: '', returns_to: () => '' };

export const subscription = {
  id: '',
  status: '',
  items: [{ priceId: '' }],
  cancel_at_period_end: false,
  trial_end: () => '',
  ends_at: '',
  couponId: () => '',
  next_charge: () => charge,
  balance_coverage: () => coverage,
  card_needed_at: () => '',
  card_problem_at: () => '',
  refund_at_end: () => ({ amount: 0, currency: '' }),
  pending_change: () => ({ priceId: '', at: '' }),
  past_due_reason: () => '',
  open_terms: () => terms,
  withdrawable_until: () => '',
  withdrawal_refund: () => refund,
  open_invoice: () => ({ amount: 0, from_balance: 0, currency: '' }),
};

export const listSubscriptions = { data: [subscription] };
