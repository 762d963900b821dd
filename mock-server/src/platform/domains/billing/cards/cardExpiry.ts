/** Returns the moment from which a card has expired, in milliseconds: the end of its month. */
export const expiryOf = ({ expMonth, expYear }: { readonly expMonth: number; readonly expYear: number }): number =>
  Date.UTC(expYear, expMonth, 1);
