import type { Price, Product, Subscription } from '@realmkit/openapi';

/** A subscription price with its product. */
export interface Plan {
  readonly product: Product;
  readonly price: Price & { readonly interval: 'month' | 'year' };
}

/** The products and prices that the payment service offers. */
export interface Market {
  readonly products: readonly Product[];
  readonly prices: readonly Price[];
}

/** Returns the plans of a market: every recurring price. */
export function plansOf({ products, prices }: Market): readonly Plan[] {
  return prices.flatMap((price) => {
    const product = products.find(({ id }) => id === price.productId);
    return product && price.interval !== null ? [{ product, price: { ...price, interval: price.interval } }] : [];
  });
}

/** Returns what a year of a plan costs less than twelve months of the same product, in the smallest unit of the currency; 0 for a plan by the month. */
export function yearlySaving({ product, price }: Plan, plans: readonly Plan[]): number {
  if (price.interval !== 'year') return 0;
  const monthly = plans.find((plan) => plan.product === product && plan.price.interval === 'month');
  return monthly ? Math.max(0, 12 * monthly.price.amount - price.amount) : 0;
}

/** Returns a plan at the price that a coupon of some percent leaves, as the service reckons it. */
export const discountedPlan = (plan: Plan, percentOff: number): Plan => ({
  ...plan,
  price: { ...plan.price, amount: Math.round((plan.price.amount * (100 - percentOff)) / 100) },
});

/** Returns the plan of a subscription, if it is still offered. */
export const planOf = ({ items }: Pick<Subscription, 'items'>, plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ price }) => items.some(({ priceId }) => priceId === price.id));

/** Returns the gift card of a market, if it sells one. */
export function giftCardOf({ products, prices }: Market): { readonly product: Product; readonly price: Price } | undefined {
  const product = products.find(({ kind }) => kind === 'giftCard');
  const price = prices.find(({ productId }) => productId === product?.id);
  return product && price && { product, price };
}
