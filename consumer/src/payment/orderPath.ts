/** Returns the path of the page that orders a plan; without a plan it adds a card. */
export const orderPath = (priceId?: string): string =>
  priceId === undefined ? '/payment' : `/payment?price=${encodeURIComponent(priceId)}`;
