import { formatPrice } from '@realmkit/design-system';
import { useLocale, useTimeZone } from '@realmkit/shell';
import { useMemo } from 'react';

/** The formatters for amounts and dates in the language of the page. */
export interface Formats {
  /** Formats an amount in the smallest unit of its currency, with two decimals (shell §9). */
  readonly money: (sum: { readonly amount: number; readonly currency: string }) => string;
  /** Formats the day of an ISO 8601 timestamp in the zone of the family, which mails and invoices give too; in that of the device before a login. */
  readonly day: (moment: string | number) => string;
  /** Formats the minute of an ISO 8601 timestamp in the zone of `day`. */
  readonly moment: (moment: string) => string;
  /** Formats a calendar day (`2026-01-01`), the same in every time zone. */
  readonly date: (day: string) => string;
  /** Formats the month in which a card expires as it stands on the card, in every language: 12/40. */
  readonly month: (card: { readonly exp_month: number; readonly exp_year: number }) => string;
}

/** Returns a date formatter that is created on first use, because `Intl.DateTimeFormat` is slow to create on a slow device. */
function writer(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    const text = format.format(moment);
    // French writes the first of a month so, which Intl does not know.
    return locale === 'fr' ? text.replace(/^1(?= )/, '1er') : text;
  };
}

function formatsOf(locale: string, timeZone: string | undefined): Formats {
  const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const inZone = timeZone === undefined ? {} : { timeZone };
  const day = writer(locale, { ...longDate, ...inZone });
  const minute = writer(locale, { dateStyle: 'long', timeStyle: 'short', ...inZone });
  const date = writer(locale, { ...longDate, timeZone: 'UTC' });
  return {
    money: ({ amount, currency }) => formatPrice(amount, currency.toUpperCase(), locale),
    day: (moment) => day(new Date(moment)),
    moment: (moment) => minute(new Date(moment)),
    date: (moment) => date(new Date(moment)),
    month: ({ exp_month, exp_year }) => `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`,
  };
}

/** Returns the formatters for amounts and dates in the language of the page. */
export function useFormats(): Formats {
  const { locale } = useLocale();
  const timeZone = useTimeZone();
  return useMemo(() => formatsOf(locale, timeZone), [locale, timeZone]);
}
