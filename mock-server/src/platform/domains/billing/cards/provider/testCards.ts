import { expiryOf } from '../cardExpiry.ts';
import type { ChargeError } from '../cardProvider.ts';

/** An error of a card provider, in the format of its clients. */
export interface CardError {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** The behaviour of a published test card: an error, 3-D Secure, or an error at later charges. */
interface TestCard {
  readonly brand: string;
  readonly error?: CardError;
  readonly requiresAuthentication?: boolean;
  /** Whether the bank asks its owner at every charge, whatever was confirmed before. */
  readonly alwaysRequiresAuthentication?: boolean;
  readonly declinesLaterCharges?: boolean;
}

const cardError = (code: string, message: string, decline?: string): CardError => ({
  type: 'card_error',
  code,
  ...(decline !== undefined && { decline_code: decline }),
  message,
});

/** All published card numbers of the provider's test mode. */
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

/** Returns a test card by its number without spaces; undefined for any other number. */
export const testCard = (number: string): TestCard | undefined => (Object.hasOwn(cards, number) ? cards[number] : undefined);

/** Returns why a saved card cannot be charged at a moment, or undefined. A bank that always asks is asked at each charge, however the card was set up. */
export function chargeErrorOf(
  card: { readonly number: string; readonly expMonth: number; readonly expYear: number },
  at: number,
): ChargeError | undefined {
  const known = testCard(card.number);
  if (at >= expiryOf(card)) return 'card_expired';
  if (known === undefined || known.error || known.declinesLaterCharges) return 'card_declined';
  return known.alwaysRequiresAuthentication ? 'authentication_required' : undefined;
}
