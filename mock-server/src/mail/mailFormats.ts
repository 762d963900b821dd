import type { Realm } from '../database/realms.ts';
import type { Language } from './language.ts';

/** Formats dates and amounts in mails and invoices; days and times are those of the realm's time zone. */
export interface MailFormats {
  /** Formats a day, from milliseconds since 1970. */
  day(moment: number): string;
  /** Formats a calendar day (`2026-01-01`), the same in every time zone. */
  date(day: string): string;
  /** Formats a day with its time and time zone. */
  moment(moment: number): string;
  /** Formats an amount in the smallest unit of its currency. */
  money(amount: number, currency: string): string;
  /** Formats a rate in percent. */
  percent(rate: number): string;
}

/** The time zone of each realm; for the us that of New York. */
const timeZones: Readonly<Record<Realm, string>> = {
  de: 'Europe/Berlin',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  no: 'Europe/Oslo',
  nl: 'Europe/Amsterdam',
  se: 'Europe/Stockholm',
  uk: 'Europe/London',
  us: 'America/New_York',
};

function formatsOf({ realm, locale }: Language): MailFormats {
  const timeZone = timeZones[realm];
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
  return {
    day: (moment) => day.format(moment),
    date: (calendarDay) => date.format(new Date(calendarDay)),
    moment: (moment) => `${day.format(moment)}, ${time.format(moment)}`,
    money: (amount, currency) => moneyIn(currency).format(amount / 100),
    percent: (rate) => percent.format(rate / 100),
  };
}

const known = new Map<string, MailFormats>();

/** Returns the formats of a recipient's mails, cached. */
export function mailFormats(language: Language): MailFormats {
  const key = `${language.realm} ${language.locale}`;
  const formats = known.get(key) ?? formatsOf(language);
  known.set(key, formats);
  return formats;
}
