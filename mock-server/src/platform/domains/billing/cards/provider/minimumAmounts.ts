/** The smallest amounts that the provider charges to a card, in the currency's smallest unit: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const minimumAmounts: Readonly<Record<string, number>> = { eur: 50, gbp: 30, nok: 300, sek: 300, usd: 50 };

/** Returns the smallest amount that a card can be charged, in the currency's smallest unit; 0 for a currency without prices. */
export const minimumAmount = (currency: string): number => minimumAmounts[currency] ?? 0;
