import { expect, test } from 'vitest';
import { market } from '../payment/testing/market.ts';
import { giftCardOf, plansOf, yearlySaving } from './plans.ts';

test('the plans are the recurring prices with their products', () => {
  expect(plansOf(market).map(({ product, price }) => `${product.name} ${price.interval}`)).toEqual([
    'Library month',
    'Library year',
    'Library with sign language month',
  ]);
});

test('a price without its product is no plan', () => {
  expect(plansOf({ ...market, products: [] })).toEqual([]);
});

test('a year costs less than twelve months of the same product, and a month saves nothing', () => {
  const plans = plansOf(market);
  const amounts = plans.map(({ price }) => price.amount);
  expect(plans.map((plan) => yearlySaving(plan, plans))).toEqual([0, 12 * (amounts[0] ?? 0) - (amounts[1] ?? 0), 0]);
  expect(yearlySaving(plans[1] as (typeof plans)[1], [])).toBe(0);
});

test('the gift card is the product that is paid once', () => {
  expect(giftCardOf(market)?.price.id).toBe('price-uk-gift');
  expect(giftCardOf({ products: [], prices: [] })).toBeUndefined();
});
