import { expect, test } from 'vitest';
import { realms } from '../../../database/realms.ts';
import { orderTotal, pricesOf, taxesGiftCards, taxPercentOf } from '../products/products.ts';
import { periodAmount, splitAmount } from './amounts.ts';

/** Returns the quotient of two whole numbers, rounded once to the nearest one, halves upwards. */
const rounded = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));

/** Returns the tax within a sum by exact fractions: the rate in thousandths of a percent, as 5.5 % is not a whole one. */
function exactTax(sum: number, percent: number): number {
  const rate = BigInt(Math.round(percent * 1000));
  return rounded(BigInt(sum) * rate, 100_000n + rate);
}

const balancesOf = (total: number): number[] => [
  ...new Set([0, 1, 2, 99, Math.floor(total / 3), Math.floor(total / 2), total - 1, total, total + 1]),
];

test.each(realms)('each charge in %s states the tax within what is due on it, to the cent, whatever pays it', (realm) => {
  for (const { id: priceId, interval } of pricesOf(realm).filter((price) => price.interval !== null))
    for (const couponId of [null, 'WELCOME20', 'SCHOOL50'])
      for (const credit of [0, 1, 283, 437]) {
        const amount = periodAmount({ realm, priceId, couponId }, credit);
        for (const balance of balancesOf(amount.total)) {
          const { fromBalance, fromCard, waived, tax } = splitAmount(amount, balance);
          const taxed = taxesGiftCards(realm) ? fromCard : amount.total - waived;
          const of = `${priceId} ${interval} ${couponId} ${credit} ${balance}`;
          expect([of, fromBalance + fromCard + waived, tax]).toEqual([of, amount.total, exactTax(taxed, taxPercentOf(realm))]);
        }
      }
});

test.each(realms)('an order of one to nine gift cards in %s states its tax to the cent', (realm) => {
  for (let quantity = 1; quantity <= 9; quantity++) {
    const { total, tax, taxPercent } = orderTotal(realm, quantity);
    expect([tax, taxPercent]).toEqual(taxesGiftCards(realm) ? [exactTax(total, taxPercentOf(realm)), taxPercentOf(realm)] : [0, 0]);
  }
});

test('the tax of a price that is added to it is the rate on the price', () => {
  for (const couponId of [null, 'WELCOME20', 'SCHOOL50'])
    for (const { id: priceId, amount } of pricesOf('us').filter((price) => price.interval !== null)) {
      const net = Math.round((amount * (couponId === null ? 100 : couponId === 'WELCOME20' ? 80 : 50)) / 100);
      const period = periodAmount({ realm: 'us', priceId, couponId });
      expect([period.total, splitAmount(period, 0).tax]).toEqual([net + rounded(BigInt(net) * 8n, 100n), rounded(BigInt(net) * 8n, 100n)]);
    }
});
