import { charge, coverage, refund, subscription, terms } from './payment-plans.ts';

export { listProducts, listSubscriptions } from './payment-plans.ts';

/** What the apps read of the answers of payment.yaml, by the operation's id. */
export const getPaymentConfiguration = { livemode: false, provider: '' };

export const createClientSecret = { setupIntent: { client_secret: '' } };

export const listPaymentMethods = {
  paymentMethods: { data: [{ id: '', card: { brand: '', last4: '', exp_month: 0, exp_year: 0 } }] },
};

const customer = {
  id: '',
  name: '',
  email: () => '',
  balance: 0,
  invoice_settings: { default_payment_method: () => '' },
};

export const getCustomer = customer;
export const updateCustomer = customer;
export const redeemGiftCard = customer;

export const createSubscription = subscription;
export const updateSubscription = subscription;
export const applyCoupon = subscription;
export const changePlan = subscription;
export const payOpenInvoice = subscription;

export const previewSubscription = {
  trial_end: () => '',
  first_charge: charge,
  balance_coverage: () => coverage,
  card_required: false,
  tax: 0,
  terms,
};

export const previewPlanChange = { starts_at: '', charge_now: () => charge, credit: 0, next_charge: charge, terms };

export const listInvoices = {
  data: [
    {
      id: '',
      number: '',
      status: '',
      credit: 0,
      amount_due: 0,
      amount_paid: 0,
      from_balance: 0,
      tax: 0,
      tax_percent: 0,
      currency: '',
      created: '',
      period_start: () => '',
      period_end: () => '',
      subscription: () => '',
      description: '',
      withdrawable_until: () => '',
      withdrawal_refund: () => refund,
    },
  ],
};

export const previewOrder = { amount: 0, tax: 0, tax_percent: 0, currency: '', terms, mail: { subject: '', paragraphs: [''] } };

export const createOrder = { orderId: '', paymentIntent: { client_secret: '', amount: 0, currency: '' } };

export const getOrder = { status: '' };

export const previewDeclaration = {
  kind: '',
  receivedAt: '',
  status: '',
  contracts: 0,
  number_known: false,
  offers: [{ contract: '', description: '', ends_at: () => '', refund }],
};

const notice = { status: '' };
export const cancelContract = notice;
export const withdrawFromContract = notice;
export const confirmDeclaration = notice;
