import type { StripeError } from '@stripe/stripe-js';
import type { TypedCard } from './simulatedIntents.ts';

/** The texts of the three fields. */
export interface CardTexts {
  readonly number: string;
  /** Month and year, for example 12/40. */
  readonly expiry: string;
  readonly cvc: string;
}

/** The names of the card fields. */
export type CardField = keyof CardTexts;

/** An error of a field, with the codes of the real fields. */
export interface CardFieldError {
  readonly field: CardField;
  readonly error: StripeError & { readonly code: string };
}

const digits = (text: string) => text.replace(/\D/g, '');

const fieldError = (field: CardField, code: string): CardFieldError => ({
  field,
  error: { type: 'validation_error', code, message: `The card's ${field} is wrong: ${code}.` },
});

/** Parses the card in the fields, or returns the first error; `now` in milliseconds. */
export function parseCard({ number, expiry, cvc }: CardTexts, now: number): TypedCard | CardFieldError {
  const [card, date] = [digits(number), digits(expiry)];
  if (card.length < 16) return fieldError('number', 'incomplete_number');
  if (!isLuhn(card)) return fieldError('number', 'invalid_number');
  if (date.length < 4) return fieldError('expiry', 'incomplete_expiry');
  const [exp_month, exp_year] = [Number(date.slice(0, 2)), 2000 + Number(date.slice(-2))];
  if (exp_month < 1 || exp_month > 12) return fieldError('expiry', 'invalid_expiry_month');
  if (now >= Date.UTC(exp_year, exp_month, 1)) return fieldError('expiry', 'invalid_expiry_year_past');
  if (digits(cvc).length < 3) return fieldError('cvc', 'incomplete_cvc');
  return { number: card, exp_month, exp_year };
}

/** Returns whether a card number passes the Luhn check. */
function isLuhn(card: string): boolean {
  const sum = [...card].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Formats a card number in groups of four. */
export const formatCardNumber = (number: string): string =>
  digits(number)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Formats month and year with a slash. */
export function formatExpiry(expiry: string): string {
  const date = digits(expiry).slice(0, 4);
  return date.length > 2 ? `${date.slice(0, 2)}/${date.slice(2)}` : date;
}
