import { presentParagraphs } from '../../../mail/mailText.ts';
import { type BillingMails, declarationMail } from './billingMails.ts';

/** Returns the mails in English; the two variants differ in the spelling of e-mail. */
export const english = (eMail: 'e-mail' | 'email'): BillingMails => ({
  labels: {
    plan: 'Plan',
    item: 'Item',
    price: 'Price',
    each: (amount, yearly) => `${amount} each ${yearly ? 'year' : 'month'}`,
    firstCharge: 'First charge',
    nextCharge: 'Next charge',
    charged: 'Charged today',
    credit: 'Unused days of your former plan',
    contract: 'Contract number',
    number: 'Order and invoice number',
    balance: 'Gift card balance',
    code: 'Code of the gift card',
    usedDays: 'Kept for used days',
  },
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes === 1 ? `Your gift card for ${brand}` : `Your ${codes} gift cards for ${brand}`,
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      'Thank you for your order.',
      message && `Your greeting: ${message}`,
      `Pass ${codes === 1 ? 'the code or the link' : 'the codes or the links'} on. Each gift card pays for ${months} months of ${plan}, tax included, and works without a bank card.`,
    ),
    action: 'Redeem the gift card',
  }),
  balancePays: ({ charges, until, hasCard }) =>
    `Your gift card balance pays ${charges === 1 ? 'the next charge' : `the next ${charges} charges`}, until ${until}. ${
      hasCard ? 'From then on your card is charged.' : 'Then your subscription ends, unless you add a card or redeem another gift card.'
    }`,
  balancePaysPart: ({ fromBalance, fromCard }) =>
    `Your gift card balance pays ${fromBalance} of the next charge. The other ${fromCard} is charged to your card.`,
  balanceReturned: ({ name }) => ({
    subject: 'What is left of your gift card',
    paragraphs: [
      `Hello ${name},`,
      'Your account has been deleted, and a part of your gift card balance is left. We have put it on a new gift card.',
      'You can pass it on, or redeem it in another account.',
    ],
    action: 'Redeem the gift card',
  }),
  cardNeeded: ({ name, product, amount, at, reason }) => ({
    subject: reason === 'card_missing' ? 'Your subscription needs a card' : 'Your gift card balance is running out',
    paragraphs: [
      `Hello ${name},`,
      reason === 'card_missing'
        ? `No card is saved for the next charge of ${amount} for ${product}.`
        : `Your gift card balance does not cover the next charge of ${amount} for ${product}, and no card is saved.`,
      `Your subscription ends on ${at}, and nothing is charged. To continue, add a card or redeem ${reason === 'card_missing' ? 'a' : 'another'} gift card before then.`,
    ],
    action: 'Add a card',
  }),
  yearRenews: ({ name, product, amount, at, until, balance, hasNotice }) => ({
    subject: 'Your subscription is about to renew for a year',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      `On ${at} your subscription to ${product} continues for another year, and ${amount} is charged.`,
      balance,
      hasNotice
        ? 'You can also cancel later, with one month’s notice. What you paid for the rest of the year then goes back the way it came.'
        : undefined,
    ),
    framed: `If you do not want another year, cancel by ${until}. To do so, follow the link and choose “Cancel subscription”. It costs nothing.`,
    action: 'See or cancel the subscription',
  }),
  cardExpires: ({ name, product, last4, expiry, at }) => ({
    subject: 'Your card expires before the next charge',
    paragraphs: [
      `Hello ${name},`,
      `Your card ending in ${last4} expires ${expiry}. On ${at} we would charge it for ${product}, and that will fail.`,
      'Add your new card before then, and your subscription continues as before.',
    ],
    action: 'Add a card',
  }),
  cancellation: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Confirm your cancellation',
        reminder: 'Reminder: confirm your cancellation',
        done: 'Confirmation of your cancellation',
        nothing: 'Your cancellation: nothing has changed',
      },
      actions: { pending: 'Confirm the cancellation', done: 'See your subscriptions' },
      greeting: `Hello ${name},`,
      received: `We received your cancellation on ${receivedAt}.`,
      unknown: 'The number that you gave fits none of your contracts. The link shows which ones you have: choose the one that you mean.',
      pending:
        'Please confirm by the link that you sent it. Your cancellation then counts from the day and time above. If you did not send it, do nothing: nothing changes.',
      link: `The link works until ${until}. After that, log in and cancel again, or write to our support: the day above still counts.`,
      none: `There is no subscription at this ${eMail} address, so nothing changes.`,
      each: ({ result, product, at, refund }) => {
        if (result === 'later') return `You ordered ${product} after this message, so that subscription goes on.`;
        if (refund === 'none') return `Your subscription to ${product} ends on ${at} and is not charged again.`;
        return refund === 'rest'
          ? `Your subscription to ${product} ends on ${at}. What you paid for days after that goes back the way it came.`
          : `Your subscription to ${product} ends on ${at}. What you paid for later periods goes back the way it came.`;
      },
      unused: (sum) => `On that day ${sum} for the unused days goes back the way it came.`,
      keep: 'Keep this message as a confirmation.',
    });
  },
  withdrawal: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Confirm your withdrawal',
        reminder: 'Reminder: confirm your withdrawal',
        done: 'Confirmation of your withdrawal',
        nothing: 'Your withdrawal: nothing has changed',
      },
      actions: { pending: 'Confirm the withdrawal', done: 'See your subscriptions' },
      greeting: `Hello ${name},`,
      received: `We received your withdrawal from the contract on ${receivedAt}.`,
      unknown: 'The number that you gave fits none of your contracts. The link shows which ones you have: choose the one that you mean.',
      pending:
        'Please confirm by the link that you sent it. Your withdrawal then counts from the day and time above. If you did not send it, do nothing: nothing changes.',
      link: `The link works until ${until}. After that, log in and withdraw again, or write to our support: the day above still counts.`,
      none: 'There was nothing at this address that can still be withdrawn from: the period ends 14 days after the order, and gift cards that have been redeemed stay. Nothing changes.',
      each: ({ result, product, at, cards, refund }) => {
        if (result === 'giftCards')
          return cards === 1
            ? 'One gift card that nobody had redeemed is void. What you paid for it goes back the way it came.'
            : `${cards} gift cards that nobody had redeemed are void. What you paid for them goes back the way it came.`;
        if (result === 'later') return `You ordered or changed ${product} after this message, so that subscription goes on.`;
        if (result === 'returned')
          return `Your change of plan is taken back. ${product} continues until ${at}, and what the change cost goes back the way it came.`;
        const texts = {
          none: `Your subscription to ${product} has ended. You had paid nothing for it.`,
          all: `Your subscription to ${product} has ended. What you paid for it goes back the way it came.`,
          rest: `Your subscription to ${product} has ended. What you paid goes back the way it came, except for the days that you used.`,
        };
        return texts[refund];
      },
      keep: 'Keep this message as a confirmation.',
    });
  },
  subscribed: ({ name, terms, balance }) => ({
    subject: 'Your subscription has begun',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      'Thank you for your order.',
      balance,
      'You can cancel online at any time; the subscription then ends with the period that has been paid for. Keep this message as a confirmation of your contract.',
      terms && `You agreed to the terms of ${terms}.`,
    ),
    action: 'See your subscription',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, balance }) => ({
    subject: 'Your plan has changed',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      startsAt
        ? `From ${startsAt} your plan is ${product}, paid by the ${yearly ? 'year' : 'month'}. Until then your present plan continues.`
        : `Your plan is now ${product}, paid by the ${yearly ? 'year' : 'month'}.`,
      charged ? undefined : 'Nothing was charged today.',
      balance,
    ),
    action: 'See your subscription',
  }),
  trialEnds: ({ name, at, balance }) => ({
    subject: 'Your trial ends soon',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      `Your free trial ends on ${at}. From then on the price below is charged for each period.`,
      balance,
      'If you do not want to go on, cancel before that day; it costs nothing.',
    ),
    action: 'See your subscription',
  }),
  chargeFailed: ({ name, retryAt, reason, isLast }) => ({
    subject: reason === 'authentication_required' ? 'Please confirm your payment' : 'Your payment failed',
    paragraphs: [
      `Hello ${name},`,
      {
        card_declined: 'We could not charge your card: your bank has declined it.',
        card_expired: 'We could not charge your card, because it has expired.',
        authentication_required:
          'Your bank wants you to confirm this payment yourself. Nothing is wrong with your card: follow the link to confirm the payment.',
      }[reason],
      isLast
        ? `We try for the last time on ${retryAt}. If that fails too, your subscription ends on that day. You can read on until then.`
        : `We try again on ${retryAt}. You can read on until then.`,
      ...(reason === 'authentication_required' ? [] : ['Check your card, or choose another one, so that your subscription does not end.']),
    ],
    action: reason === 'authentication_required' ? 'Confirm the payment' : 'Check your card',
  }),
  subscriptionEnded: ({ name, product, reason, refunded }) => ({
    subject: 'Your subscription has ended',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      {
        unpaid: `Your subscription to ${product} has ended, because we could not charge your card. The open invoice is cancelled, and you owe nothing.`,
        requested: `Your subscription to ${product} has ended, as you asked. Nothing more is charged.`,
        card_missing: `Your subscription to ${product} has ended, because no card is saved. You owe nothing.`,
        balance_used_up: `Your subscription to ${product} has ended: your gift card balance does not cover another period, and no card is saved. You owe nothing.`,
      }[reason],
      refunded && `${refunded} for the unused days goes back the way it came.`,
      'You can subscribe again at any time.',
    ),
    action: 'See the plans',
  }),
  receipt: ({ name, number, taxNote, seller }) => ({
    subject: `Receipt ${number}`,
    paragraphs: presentParagraphs(`Hello ${name},`, 'Thank you for your payment.', taxNote, `Sold by ${seller}.`),
    action: 'See your invoices',
  }),
});
