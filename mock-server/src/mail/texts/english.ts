import { describeOutcome, type MailTexts, presentParagraphs } from './mailTexts.ts';

/** Returns the mails in English; the two variants differ in the spelling of e-mail. */
export const english = (eMail: 'e-mail' | 'email'): MailTexts => ({
  open: 'Open',
  copyLink: 'If the button does not work, copy this address into your browser:',
  automatic: (brand) => `${brand} sent this message automatically. You cannot reply to it.`,
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: `Confirm your ${eMail} address`,
    paragraphs: presentParagraphs(
      `Somebody entered this address in a profile at ${brand}. If it was you, confirm that it is yours.`,
      becomesUserName ? 'From then on you log in with this address.' : undefined,
      'The link works once, and for 24 hours. If it was not you, there is nothing to do.',
    ),
    action: 'Confirm the address',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for ${userName} at ${brand}. If it was you, choose one by the link.`,
      'The link works once, and for 30 minutes. If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: 'Choose a new password',
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
  cancellation: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Confirmation of your cancellation' : 'Confirm your cancellation',
    paragraphs: [
      `Hello ${name},`,
      `We received your cancellation on ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Please confirm by the link that you sent it. Your cancellation then counts from the day and time above. If you did not send it, do nothing: nothing changes.',
        none: `There is no subscription at this ${eMail} address, so nothing changes.`,
        each: ({ product, at, refunded }) =>
          refunded
            ? `Your subscription to ${product} ends on ${at}. What you paid for later periods goes back the way it came.`
            : `Your subscription to ${product} ends on ${at} and is not charged again.`,
      }),
      'Keep this message as a confirmation.',
    ],
    action: ended ? 'See your subscriptions' : 'Confirm the cancellation',
  }),
  withdrawal: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Confirmation of your withdrawal' : 'Confirm your withdrawal',
    paragraphs: [
      `Hello ${name},`,
      `We received your withdrawal from the contract on ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Please confirm by the link that you sent it. Your withdrawal then counts from the day and time above. If you did not send it, do nothing: nothing changes.',
        none: `There was no subscription at this ${eMail} address that was not older than 14 days, so nothing changes.`,
        each: ({ product }) => `Your subscription to ${product} has ended. What you paid for it goes back the way it came.`,
      }),
      'Keep this message as a confirmation.',
    ],
    action: ended ? 'See your subscriptions' : 'Confirm the withdrawal',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms, contract }) => ({
    subject: 'Your subscription has begun',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      `Thank you for your order: ${product}, ${amount} each ${yearly ? 'year' : 'month'}. The first charge is on ${at}.`,
      'You can cancel online at any time; the subscription then ends with the period that has been paid for. Keep this message as a confirmation of your contract.',
      `Your contract number: ${contract}`,
      terms && `You agreed to the terms of ${terms}.`,
    ),
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
