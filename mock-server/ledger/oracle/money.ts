/** A realm, as the country header of the contracts names it. */
export type Country = 'de' | 'fi' | 'fr' | 'no' | 'nl' | 'se' | 'uk' | 'us';

/** What a plan costs by the month in the smallest unit, and the rate of the tax in tenths of a percent; the list of prices as it was agreed. */
const markets: Readonly<Record<Country, { readonly month: bigint; readonly rate: bigint }>> = {
  de: { month: 999n, rate: 70n },
  fi: { month: 999n, rate: 140n },
  fr: { month: 899n, rate: 55n },
  no: { month: 9900n, rate: 250n },
  nl: { month: 999n, rate: 90n },
  se: { month: 9900n, rate: 60n },
  uk: { month: 899n, rate: 200n },
  us: { month: 999n, rate: 80n },
};

/** A plan: the library, or the library with sign language, by the month or the year. */
export interface Plan {
  readonly product: 'library' | 'sign';
  readonly interval: 'month' | 'year';
}

/** Returns a fraction as the nearest whole number, halves upwards. */
const nearest = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** Returns the price of a plan. Contract, `GET /products`: sign language costs two fifths more, a year as much as ten months. */
function priceOf(country: Country, { product, interval }: Plan): bigint {
  const month = product === 'sign' ? nearest(markets[country].month * 14n, 10n) : markets[country].month;
  return interval === 'year' ? month * 10n : month;
}

/** The coupons, in percent. Contract, `Subscription.percent_off`: rounded to the smallest unit. */
const coupons: Readonly<Record<string, bigint>> = { WELCOME20: 20n, SCHOOL50: 50n };

/** Returns what a period costs. Contract, `GET /products`: prices include value added tax, in the us the tax is added. */
export function periodPrice(country: Country, plan: Plan, coupon: string | null): bigint {
  const price = nearest(priceOf(country, plan) * (100n - (coupon === null ? 0n : (coupons[coupon] ?? 0n))), 100n);
  return country === 'us' ? price + nearest(price * markets.us.rate, 1000n) : price;
}

/** Returns the tax within a sum. */
const taxWithin = (country: Country, sum: bigint): bigint => nearest(sum * markets[country].rate, 1000n + markets[country].rate);

/**
 * Returns the tax that a charge states. Contract, `Invoice.tax`: the rate on what is due less gift money, once rounded (Directive 2006/112/EC, Art. 30b (1):
 * what a single-purpose voucher buys is no further supply). In the us gift cards are taxed when they pay.
 */
export const taxOf = (country: Country, due: bigint, fromBalance: bigint): bigint =>
  taxWithin(country, country === 'us' ? due : due - fromBalance);

/** Returns what a gift card is worth: three months of the library, with their tax. */
export const giftWorth = (country: Country): bigint => 3n * periodPrice(country, { product: 'library', interval: 'month' }, null);

/** Returns what the unused days of a period are worth of its price. Decision 0017: the present day counts as unused. */
export function unusedWorth(paid: bigint, start: number, end: number, now: number): bigint {
  const day = 86_400_000;
  const days = BigInt(Math.round((end - start) / day));
  const left = BigInt(Math.ceil((end - now) / day));
  return nearest(paid * (left < days ? left : days), days);
}
