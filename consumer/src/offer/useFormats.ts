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

/** Writes moments by the browser's rules, which it looks up when the first is written: that takes a slow device its time. */
function writer(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format.format(moment);
  };
}

function formatsOf(locale: string): Formats {
  const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const day = writer(locale, longDate);
  const date = writer(locale, { ...longDate, timeZone: 'UTC' });
  const month = writer(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return {
    money: ({ amount, currency }) => formatPrice(amount, currency.toUpperCase(), locale),
    day: (moment) => day(new Date(moment)),
    date: (moment) => date(new Date(moment)),
    month: ({ exp_month, exp_year }) => month(Date.UTC(exp_year, exp_month - 1, 1)),
  };
}

/** Sums and days in the language of the page. */
export function useFormats(): Formats {
  const { locale } = useLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}
