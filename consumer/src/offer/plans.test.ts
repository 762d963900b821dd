import { expect, test } from 'vitest';
import { market } from '../payment/testing/market.ts';
import { giftCardOf, plansOf } from './plans.ts';

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

test('the gift card is the product that is paid once', () => {
  expect(giftCardOf(market)?.price.id).toBe('price-uk-gift');
  expect(giftCardOf({ products: [], prices: [] })).toBeUndefined();
});
