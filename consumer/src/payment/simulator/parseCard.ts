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

/** Returns the errors of the fields, at most one of each; `now` in milliseconds. */
export function cardErrors({ number, expiry, cvc }: CardTexts, now: number): readonly CardFieldError[] {
  const card = digits(number);
  const codes = {
    number: card.length < 16 ? 'incomplete_number' : isLuhn(card) ? undefined : 'invalid_number',
    expiry: expiryError(expiry, now),
    cvc: digits(cvc).length < 3 ? 'incomplete_cvc' : undefined,
  };
  return (['number', 'expiry', 'cvc'] as const).flatMap((field) => (codes[field] ? [fieldError(field, codes[field])] : []));
}

/** Returns the month and the year in a field. */
const monthOf = (expiry: string) => ({ exp_month: Number(digits(expiry).slice(0, 2)), exp_year: 2000 + Number(digits(expiry).slice(-2)) });

function expiryError(expiry: string, now: number): string | undefined {
  const { exp_month, exp_year } = monthOf(expiry);
  if (digits(expiry).length < 4) return 'incomplete_expiry';
  if (exp_month < 1 || exp_month > 12) return 'invalid_expiry_month';
  return now >= Date.UTC(exp_year, exp_month, 1) ? 'invalid_expiry_year_past' : undefined;
}

/** Parses the card in the fields, or returns the first error; `now` in milliseconds. */
export function parseCard(card: CardTexts, now: number): TypedCard | CardFieldError {
  const [first] = cardErrors(card, now);
  return first ?? { number: digits(card.number), ...monthOf(card.expiry) };
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
