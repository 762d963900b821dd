/** An error of a card provider, in the shape that its clients know. */
export interface CardError {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** How a published test card behaves: refused with an error, asks for 3-D Secure, or fails when it is charged later. */
interface TestCard {
  readonly brand: string;
  readonly error?: CardError;
  readonly requiresAuthentication?: boolean;
  /** The bank wants its owner at every charge, off session too. */
  readonly alwaysRequiresAuthentication?: boolean;
  readonly declinesLaterCharges?: boolean;
}

const cardError = (code: string, message: string, decline?: string): CardError => ({
  type: 'card_error',
  code,
  ...(decline !== undefined && { decline_code: decline }),
  message,
});

/** The published numbers of the card provider's test mode, and no others. */
const cards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000002': { brand: 'visa', error: cardError('card_declined', 'Your card was declined.', 'generic_decline') },
  '4000000000009995': { brand: 'visa', error: cardError('card_declined', 'Your card has insufficient funds.', 'insufficient_funds') },
  '4000000000000127': { brand: 'visa', error: cardError('incorrect_cvc', "Your card's security code is incorrect.") },
  '4000000000000069': { brand: 'visa', error: cardError('expired_card', 'Your card has expired.') },
  '4000000000000119': {
    brand: 'visa',
    error: cardError('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  },
  '4000002500003155': { brand: 'visa', requiresAuthentication: true },
  '4000002760003184': { brand: 'visa', requiresAuthentication: true, alwaysRequiresAuthentication: true },
  '4000000000000341': { brand: 'visa', declinesLaterCharges: true },
};

/** A test card by its number, spaces or not; undefined for every other number. */
export const testCard = (number: string): TestCard | undefined => (Object.hasOwn(cards, number) ? cards[number] : undefined);

/** Why a charge fails. */
export type ChargeError = 'card_declined' | 'card_expired' | 'authentication_required';

/**
 * Why a saved card cannot be charged at a moment, or undefined where it can: a bank that asks always is content with an owner who has just
 * set the card up with 3-D Secure.
 */
export function chargeErrorOf(
  card: { readonly number: string; readonly expMonth: number; readonly expYear: number; readonly createdAt: number },
  at: number,
): ChargeError | undefined {
  const known = testCard(card.number);
  if (at >= Date.UTC(card.expYear, card.expMonth, 1)) return 'card_expired';
  if (known === undefined || known.error || known.declinesLaterCharges) return 'card_declined';
  return known.alwaysRequiresAuthentication && at - card.createdAt > presenceTime ? 'authentication_required' : undefined;
}

/** How long an owner counts as present after 3-D Secure, in milliseconds. */
const presenceTime = 3_600_000;
