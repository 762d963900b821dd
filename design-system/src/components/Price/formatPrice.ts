const writers = new Map<string, Intl.NumberFormat>();

/** What writes sums of a currency in a language; making it takes far longer than writing with it. */
function writerOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const writer =
    writers.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  writers.set(key, writer);
  return writer;
}

/** An amount in the smallest unit of its currency as people write it, always with two decimals (shell §9). */
export function formatPrice(amount: number, currency: string, locale: string): string {
  return writerOf(currency, locale).format(amount / 100);
}
