import { type ChargeTerms, ServiceError } from '@realmkit/openapi';
import { isJsonObject } from '@realmkit/openapi/json';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns whether a value that was stored or sent is what an act charges. */
export function isChargeTerms(value: unknown): value is ChargeTerms {
  if (!isJsonObject(value)) return false;
  const { amount, from_balance, currency, first_charge_on, recurring_amount, alongside } = value;
  return (
    [amount, from_balance, recurring_amount].every(Number.isInteger) &&
    isText(currency) &&
    (first_charge_on === null || isText(first_charge_on)) &&
    Array.isArray(alongside) &&
    alongside.every(isText)
  );
}

/** Returns the new terms of an act that was refused because they differ from those that its button named; undefined for any other error. */
export function changedTerms(error: unknown): ChargeTerms | undefined {
  const terms = error instanceof ServiceError && error.status === 409 ? error.body.terms : undefined;
  return isChargeTerms(terms) ? terms : undefined;
}
