/** What a realm sells, in its currency's smallest unit: a price list of the ledger's own. */
export interface Market {
  readonly currency: string;
  /** The library for a month; ten of them are a year, and sign language costs two fifths more. */
  readonly month: number;
  /** The rate of the tax, in thousandths. */
  readonly rate: number;
  /** Whether the tax is added to a price, instead of being within it. */
  readonly addsTax: boolean;
  /** The least that a card is charged. */
  readonly least: number;
  /** The time zone whose days count. */
  readonly zone: string;
}

const europe = (currency: string, month: number, rate: number, least: number, zone: string): Market => ({
  currency,
  month,
  rate,
  addsTax: false,
  least,
  zone,
});

/** The markets, by realm. */
export const markets = {
  de: europe('eur', 999, 70, 50, 'Europe/Berlin'),
  fi: europe('eur', 999, 140, 50, 'Europe/Helsinki'),
  fr: europe('eur', 899, 55, 50, 'Europe/Paris'),
  nl: europe('eur', 999, 90, 50, 'Europe/Amsterdam'),
  no: europe('nok', 9900, 250, 300, 'Europe/Oslo'),
  se: europe('sek', 9900, 60, 300, 'Europe/Stockholm'),
  uk: europe('gbp', 899, 200, 30, 'Europe/London'),
  us: { currency: 'usd', month: 999, rate: 80, addsTax: true, least: 50, zone: 'America/New_York' },
} as const satisfies Record<string, Market>;

/** A realm with a market. */
export type Country = keyof typeof markets;

/** A plan, as the end of its price's id. */
export type PlanName = 'library-month' | 'library-year' | 'sign-month' | 'sign-year';

/** The plans of every realm. */
export const planNames: readonly PlanName[] = ['library-month', 'library-year', 'sign-month', 'sign-year'];

/** The coupons that are good, with what they take off in percent. */
export const coupons = { WELCOME20: 20, SCHOOL50: 50 } as const;

/** Returns a fraction of whole numbers rounded to the nearest whole number, a half upwards. */
export const rounded = (numerator: number, denominator: number): number =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));

/** Returns what a period of a plan costs a family: with its coupon, and with the tax where it is added. */
export function periodPrice(country: Country, plan: PlanName, coupon: keyof typeof coupons | undefined): number {
  const { month, rate, addsTax } = markets[country];
  const monthly = plan.startsWith('sign') ? rounded(month * 14, 10) : month;
  const listed = plan.endsWith('year') ? monthly * 10 : monthly;
  const reduced = rounded(listed * (100 - (coupon === undefined ? 0 : coupons[coupon])), 100);
  return addsTax ? reduced + rounded(reduced * rate, 1000) : reduced;
}

/** Returns the tax within a sum, rounded once. */
export const taxWithin = (country: Country, sum: number): number => rounded(sum * markets[country].rate, 1000 + markets[country].rate);

/** Returns what a gift card is worth: three months of the library, with tax. */
export const giftWorth = (country: Country): number => 3 * periodPrice(country, 'library-month', undefined);
