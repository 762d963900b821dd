import type { Price, Product } from '@realmkit/openapi';

/** A price of a subscription with the product that it is for. */
export interface Plan {
  readonly product: Product;
  readonly price: Price & { readonly interval: 'month' | 'year' };
}

/** What there is to buy, as the payment service gives it. */
export interface Market {
  readonly products: readonly Product[];
  readonly prices: readonly Price[];
}

/** The plans of a market: every price that is paid again and again. */
export function plansOf({ products, prices }: Market): readonly Plan[] {
  return prices.flatMap((price) => {
    const product = products.find(({ id }) => id === price.productId);
    return product && price.interval !== null ? [{ product, price: { ...price, interval: price.interval } }] : [];
  });
}

/** The gift card of a market, if it sells one. */
export function giftCardOf({ products, prices }: Market): { readonly product: Product; readonly price: Price } | undefined {
  const product = products.find(({ kind }) => kind === 'giftCard');
  const price = prices.find(({ productId }) => productId === product?.id);
  return product && price && { product, price };
}
