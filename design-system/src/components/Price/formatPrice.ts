/** An amount in the smallest unit of its currency as people write it, always with two decimals (shell §9). */
export function formatPrice(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amount / 100,
  );
}
