import { defined } from '@realmkit/openapi/json';

const paymentPath = (query: Readonly<Record<string, string>>): string => `/payment?${new URLSearchParams(query)}`;

/** Returns the path of the page that orders a plan, with a coupon if one was chosen before; without a plan it adds a card. */
export const orderPath = (priceId?: string, coupon?: string | null): string =>
  priceId === undefined ? '/payment' : paymentPath({ price: priceId, ...(coupon && { coupon }) });

/** Returns the path of the page that pays the open charge of a subscription. */
export const payPath = (subscriptionId: string): string => paymentPath({ pay: subscriptionId });

/** Returns the path of the page that changes the plan of a subscription; a price is chosen beforehand. */
export const changePath = (subscriptionId: string, priceId?: string): string =>
  paymentPath({ change: subscriptionId, ...defined({ price: priceId }) });
