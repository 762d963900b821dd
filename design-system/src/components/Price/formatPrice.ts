const writers = new Map<string, Intl.NumberFormat>();

/** Returns the cached number format of a currency and locale; creating one is far slower than using it. */
function writerOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const writer =
    writers.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  writers.set(key, writer);
  return writer;
}

/** Formats an amount in the smallest unit of its currency, always with two decimals (shell §9). */
export function formatPrice(amount: number, currency: string, locale: string): string {
  return writerOf(currency, locale).format(amount / 100);
}
