/** The address of the page where a plan is ordered; without a plan a card is added there. */
export const orderAddress = (priceId?: string): string =>
  priceId === undefined ? '/payment' : `/payment?price=${encodeURIComponent(priceId)}`;
