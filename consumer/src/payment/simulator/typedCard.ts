import type { StripeError } from '@stripe/stripe-js';
import type { TypedCard } from './simulatedIntents.ts';

/** What stands in the three fields. */
export interface CardTexts {
  readonly number: string;
  /** Month and year, such as 12/40. */
  readonly expiry: string;
  readonly cvc: string;
}

/** The fields that can be wrong. */
export type CardField = keyof CardTexts;

/** What is wrong with a field, as the real fields name it. */
export interface CardFault {
  readonly field: CardField;
  readonly error: StripeError & { readonly code: string };
}

const digits = (text: string) => text.replace(/\D/g, '');

const fault = (field: CardField, code: string): CardFault => ({
  field,
  error: { type: 'validation_error', code, message: `The card's ${field} is wrong: ${code}.` },
});

/** The card in the fields, or the first of them that is not filled in well; `now` in milliseconds. */
export function typedCard({ number, expiry, cvc }: CardTexts, now: number): TypedCard | CardFault {
  const [card, date] = [digits(number), digits(expiry)];
  if (card.length < 16) return fault('number', 'incomplete_number');
  if (!isLuhn(card)) return fault('number', 'invalid_number');
  if (date.length < 4) return fault('expiry', 'incomplete_expiry');
  const [exp_month, exp_year] = [Number(date.slice(0, 2)), 2000 + Number(date.slice(-2))];
  if (exp_month < 1 || exp_month > 12) return fault('expiry', 'invalid_expiry_month');
  if (now >= Date.UTC(exp_year, exp_month, 1)) return fault('expiry', 'invalid_expiry_year_past');
  if (digits(cvc).length < 3) return fault('cvc', 'incomplete_cvc');
  return { number: card, exp_month, exp_year };
}

/** Whether the last digit of a card number fits the others. */
function isLuhn(card: string): boolean {
  const sum = [...card].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card number in groups of four, as cards bear it. */
export const grouped = (number: string): string =>
  digits(number)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Month and year with their slash. */
export function slashed(expiry: string): string {
  const date = digits(expiry).slice(0, 4);
  return date.length > 2 ? `${date.slice(0, 2)}/${date.slice(2)}` : date;
}
