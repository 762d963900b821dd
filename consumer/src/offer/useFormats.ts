import { formatPrice } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useMemo } from 'react';

/** How sums and days are written in the language of the page. */
export interface Formats {
  /** A sum in the smallest unit of its currency, with two decimals (shell §9). */
  readonly money: (sum: { readonly amount: number; readonly currency: string }) => string;
  /** A day of an ISO 8601 moment, in words. */
  readonly day: (moment: string | number) => string;
  /** A day of the calendar (`2026-01-01`), the same everywhere. */
  readonly date: (day: string) => string;
  /** The month in which a card ends. */
  readonly month: (card: { readonly exp_month: number; readonly exp_year: number }) => string;
}

/** Sums and days in the language of the page. */
export function useFormats(): Formats {
  const { locale } = useLocale();
  return useMemo(() => {
    const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    const days = new Intl.DateTimeFormat(locale, inWords);
    const dates = new Intl.DateTimeFormat(locale, { ...inWords, timeZone: 'UTC' });
    const months = new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
    return {
      money: ({ amount, currency }) => formatPrice(amount, currency.toUpperCase(), locale),
      day: (moment) => days.format(new Date(moment)),
      date: (day) => dates.format(new Date(day)),
      month: ({ exp_month, exp_year }) => months.format(Date.UTC(exp_year, exp_month - 1, 1)),
    };
  }, [locale]);
}
