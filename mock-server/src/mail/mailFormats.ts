import { type Realm, realmFacts } from '../database/realms.ts';

/** How a mail of a realm writes dates and sums. */
export interface MailFormats {
  /** A day in words, by its moment in milliseconds since 1970. */
  day(moment: number): string;
  /** A day and the time of it, in UTC. */
  moment(moment: number): string;
  /** A sum in the smallest unit of its currency. */
  money(amount: number, currency: string): string;
}

/** The formats of a realm's mails. */
export function mailFormats(realm: Realm): MailFormats {
  const { locale } = realmFacts[realm];
  const date = (moment: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(moment);
  return {
    day: (moment) => date(moment, { dateStyle: 'long' }),
    moment: (moment) => `${date(moment, { dateStyle: 'long' })}, ${date(moment, { timeStyle: 'short' })} UTC`,
    money: (amount, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100),
  };
}
