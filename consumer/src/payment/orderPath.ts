/** Returns the path of the page that orders a plan, with a coupon if one was chosen before; without a plan it adds a card. */
export const orderPath = (priceId?: string, coupon?: string | null): string =>
  priceId === undefined ? '/payment' : `/payment?${new URLSearchParams({ price: priceId, ...(coupon && { coupon }) })}`;
