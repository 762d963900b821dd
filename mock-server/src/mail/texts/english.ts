import { type MailTexts, presentParagraphs } from './mailTexts.ts';

/** Returns the mails in English; the two variants differ in the spelling of e-mail. */
export const english = (eMail: 'e-mail' | 'email'): MailTexts => ({
  open: 'Open',
  copyLink: 'If the button does not work, copy this address into your browser:',
  automatic: (brand) => `${brand} sent this message automatically. You cannot reply to it.`,
  emailConfirmation: ({ brand }) => ({
    subject: `Confirm your ${eMail} address`,
    paragraphs: [
      `Somebody entered this address in a profile at ${brand}. If it was you, confirm that it is yours.`,
      'The link works once, and for 24 hours. If it was not you, there is nothing to do.',
    ],
    action: 'Confirm the address',
  }),
  giftCard: ({ brand, name, code, message }) => ({
    subject: `Your gift card for ${brand}`,
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      `Thank you for your order. This is the code of your gift card: ${code}`,
      message && `Your greeting: ${message}`,
      'Pass the code or the link on. Whoever redeems it can read for three months.',
    ),
    action: 'Redeem the gift card',
  }),
  cancellation: ({ name, receivedAt, ends }) => ({
    subject: 'Confirmation of your cancellation',
    paragraphs: [
      `Hello ${name},`,
      `We received your cancellation on ${receivedAt}.`,
      ends
        ? `Your subscription to ${ends.product} ends on ${ends.at} and is not charged again. Keep this message as a confirmation.`
        : `If there is a subscription at this ${eMail} address, it ends with the period that has been paid for and is not charged again. Keep this message as a confirmation.`,
    ],
    action: 'See your subscriptions',
  }),
  withdrawal: ({ name, receivedAt }) => ({
    subject: 'Confirmation of your withdrawal',
    paragraphs: [
      `Hello ${name},`,
      `We received your withdrawal from the contract on ${receivedAt}.`,
      `Subscriptions at this ${eMail} address that are not older than 14 days end at once, and what was paid for them goes back the way it came. Keep this message as a confirmation.`,
    ],
    action: 'See your subscriptions',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms }) => ({
    subject: 'Your subscription has begun',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      `Thank you for your order: ${product}, ${amount} each ${yearly ? 'year' : 'month'}. The first charge is on ${at}.`,
      'You can cancel online at any time; the subscription then ends with the period that has been paid for. Keep this message as a confirmation of your contract.',
      terms && `You agreed to the terms in their version of ${terms}.`,
    ),
    action: 'See your subscription',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, next }) => ({
    subject: 'Your plan has changed',
    paragraphs: [
      `Hello ${name},`,
      startsAt
        ? `From ${startsAt} your plan is ${product}, paid by the ${yearly ? 'year' : 'month'}. Until then your present plan continues.`
        : `Your plan is now ${product}, paid by the ${yearly ? 'year' : 'month'}.`,
      charged
        ? charged.credit
          ? `We charged ${charged.amount} today. The unused days of your former plan reduced the price by ${charged.credit}.`
          : `We charged ${charged.amount} today.`
        : 'Nothing was charged today.',
      `The next charge is ${next.amount} on ${next.at}.`,
    ],
    action: 'See your subscription',
  }),
  trialEnds: ({ name, at, amount }) => ({
    subject: 'Your trial ends soon',
    paragraphs: [
      `Hello ${name},`,
      `Your free trial ends on ${at}. From then on ${amount} is charged for each period.`,
      'If you do not want to go on, cancel before that day; it costs nothing.',
    ],
    action: 'See your subscription',
  }),
  chargeFailed: ({ name, product, amount, retryAt }) => ({
    subject: 'Your payment failed',
    paragraphs: [
      `Hello ${name},`,
      `We could not charge ${amount} for ${product} to your card.`,
      `We try again on ${retryAt}. You can read on until then. Check your card, or choose another one, so that your subscription does not end.`,
    ],
    action: 'Check your card',
  }),
  subscriptionEnded: ({ name, product, unpaid }) => ({
    subject: 'Your subscription has ended',
    paragraphs: [
      `Hello ${name},`,
      unpaid
        ? `Your subscription to ${product} has ended, because we could not charge your card. The open invoice is cancelled, and you owe nothing.`
        : `Your subscription to ${product} has ended, as you asked. Nothing more is charged.`,
      'You can subscribe again at any time.',
    ],
    action: 'See the plans',
  }),
  receipt: ({ name, number, product, from, until, amount, tax }) => ({
    subject: `Receipt ${number}`,
    paragraphs: [
      `Hello ${name},`,
      `Thank you for your payment of ${amount} (of which tax ${tax}).`,
      `${product}, ${from} – ${until}. Invoice ${number}.`,
    ],
    action: 'See your invoices',
  }),
});
