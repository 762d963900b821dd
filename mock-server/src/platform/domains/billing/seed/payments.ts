import { periodAfter, zoneOf } from '../../../clock/calendar.ts';
import { type Realm, realmIdentities } from '../../../database/realms.ts';
import type { RealmRows, Row } from '../../../database/seed/rows.ts';
import { giftWorth, priceOf, productsOf, taxPercentOf, trialDays, withTax } from '../products/products.ts';
import { sellerOf } from '../products/sellers.ts';

const startedAt = Date.UTC(2025, 8, 1, 8);
const day = 24 * 3_600_000;

type Payments = Required<
  Pick<
    RealmRows,
    | 'customers'
    | 'trialMarks'
    | 'paymentMethods'
    | 'setupIntents'
    | 'cardCharges'
    | 'chargeIntents'
    | 'providerTasks'
    | 'orders'
    | 'giftCards'
    | 'contractDeclarations'
    | 'paidSubscriptions'
    | 'invoices'
  >
>;

/** Creates the payments of a realm's families: the demo account `consumer` pays monthly, `guardian` has no subscription yet. */
export function makePayments(realm: Realm, users: readonly Row<'users'>[]): Payments {
  const family = users.find(({ userName }) => userName === 'consumer');
  const uid = family?.uid;
  const priceId = `price-${realm}-library-month`;
  const price = priceOf(realm, priceId);
  const giftCards = [{ realm, code: `GIFT-${realm.toUpperCase()}-DEMO-2025`, orderId: 'seed', worth: giftWorth(realm) }];
  const none = {
    trialMarks: [],
    setupIntents: [],
    cardCharges: [],
    chargeIntents: [],
    providerTasks: [],
    orders: [],
    giftCards,
    contractDeclarations: [],
  };
  if (uid === undefined || !price) return { ...none, customers: [], paymentMethods: [], paidSubscriptions: [], invoices: [] };
  const { total, tax } = withTax(realm, price.amount);
  const product = productsOf(realm)[0]?.name ?? '';
  const card = `pm_${realm}_consumer`;
  const subscription = `sub_${realm}_consumer`;
  // The first request catches up on everything due since then: the invoices of all months.
  const trialEnd = startedAt + trialDays * day;
  const periodEnd = periodAfter(trialEnd, 'month', trialEnd, zoneOf({ realm }));
  return {
    ...none,
    customers: [
      { realm, userUid: uid, id: `cus_${realm}_consumer`, defaultPaymentMethod: card, hadTrial: true, balance: 0, usedCoupons: {} },
    ],
    paymentMethods: [
      { realm, userUid: uid, id: card, number: '4242424242424242', brand: 'visa', expMonth: 12, expYear: 2040, createdAt: startedAt },
    ],
    paidSubscriptions: [
      {
        realm,
        userUid: uid,
        id: subscription,
        priceId,
        status: 'active',
        couponId: null,
        termsVersion: null,
        cancelAtPeriodEnd: false,
        startedAt,
        trialEnd: trialEnd,
        periodStart: trialEnd,
        periodEnd,
        dueAt: periodEnd,
        tries: 0,
        noticesSent: [],
        failure: null,
        pausedFor: 0,
      },
    ],
    invoices: [
      {
        realm,
        userUid: uid,
        id: `in_${realm}_consumer`,
        number: `${realm.toUpperCase()}-000001`,
        subscriptionId: subscription,
        orderId: null,
        status: 'paid',
        credit: 0,
        amountDue: total,
        amountPaid: total,
        fromBalance: 0,
        refunded: 0,
        charge: null,
        refundedToCard: 0,
        disputed: false,
        waived: 0,
        tax,
        taxPercent: taxPercentOf(realm),
        currency: price.currency,
        createdAt: trialEnd,
        periodStart: trialEnd,
        periodEnd,
        description: product,
        kind: 'invoice',
        paidAt: trialEnd,
        locale: realmIdentities[realm].locale,
        seller: sellerOf(realm),
        buyer: { name: family?.name ?? '', address: null, taxNumber: null },
        lines: [{ kind: 'product', description: product, amount: total }],
      },
    ],
  };
}
