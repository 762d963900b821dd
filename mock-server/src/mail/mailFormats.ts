import { type Realm, realmIdentities } from '../database/realms.ts';

/** Formats dates and amounts in the mails and invoices of a realm; days and times are those of its time zone. */
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
export const timeZones: Readonly<Record<Realm, string>> = {
  de: 'Europe/Berlin',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  no: 'Europe/Oslo',
  nl: 'Europe/Amsterdam',
  se: 'Europe/Stockholm',
  uk: 'Europe/London',
  us: 'America/New_York',
};

function formatsOf(realm: Realm): MailFormats {
  const { locale } = realmIdentities[realm];
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

const known = new Map<Realm, MailFormats>();

/** Returns the formats of a realm's mails, cached. */
export function mailFormats(realm: Realm): MailFormats {
  const formats = known.get(realm) ?? formatsOf(realm);
  known.set(realm, formats);
  return formats;
}
