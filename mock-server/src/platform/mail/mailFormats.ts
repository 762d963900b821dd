import { dayIn } from '../clock/calendar.ts';
import type { Language } from './language.ts';

/** Formats dates and amounts in mails and invoices, in the language of the reader; days and times are those of the reader's time zone. */
export interface MailFormats {
  /** Formats a day, from milliseconds since 1970. */
  day(moment: number): string;
  /** Formats a period by its first and its last day, which is the one before it ends: the next period begins with the day of its end. */
  period(start: number, end: number): string;
  /** Formats a calendar day (`2026-01-01`), the same in every time zone. */
  date(day: string): string;
  /** Formats a day with its time and time zone. */
  moment(moment: number): string;
  /** Formats an amount in the smallest unit of its currency. */
  money(amount: number, currency: string): string;
  /** Formats a rate in percent. */
  percent(rate: number): string;
}

/** Writes the first of a month as French does, which Intl does not know: 1er janvier. */
const withOrdinal = (locale: string, day: string): string => (locale === 'fr' ? day.replace(/^1(?= )/, '1er') : day);

function formatsOf(locale: Language['locale'], timeZone: string): MailFormats {
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const currencies = new Map<string, Intl.NumberFormat>();
  const moneyIn = (currency: string): Intl.NumberFormat => {
    const format = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    currencies.set(currency, format);
    return format;
  };
  const formatDay = (moment: number | Date, format = day) => withOrdinal(locale, format.format(moment));
  return {
    day: (moment) => formatDay(moment),
    period: (start, end) => `${formatDay(start)} – ${formatDay(Date.parse(dayIn(timeZone, end)) - 86_400_000, date)}`,
    date: (calendarDay) => formatDay(new Date(calendarDay), date),
    moment: (moment) => `${formatDay(moment)}, ${time.format(moment)}`,
    money: (amount, currency) => moneyIn(currency).format(amount / 100),
    percent: (rate) => percent.format(rate / 100),
  };
}

const known = new Map<string, MailFormats>();

/** Returns the formats of what somebody reads; `zone` is that of the days of a contract or an invoice, by default that of the account. Cached. */
export function mailFormats({ locale, timeZone }: Language, zone = timeZone): MailFormats {
  const key = `${locale} ${zone}`;
  const formats = known.get(key) ?? formatsOf(locale, zone);
  known.set(key, formats);
  return formats;
}
