import { type Realm, realmMapping } from '../database/realms.ts';

/** How a mail of a realm writes dates and sums. */
export interface MailFormats {
  /** A day in words, by its moment in milliseconds since 1970. */
  day(moment: number): string;
  /** A day and the time of it, in UTC. */
  moment(moment: number): string;
  /** A sum in the smallest unit of its currency. */
  money(amount: number, currency: string): string;
}

function formatsOf(realm: Realm): MailFormats {
  const { locale } = realmMapping[realm];
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' });
  return {
    day: (moment) => day.format(moment),
    moment: (moment) => `${day.format(moment)}, ${time.format(moment)} UTC`,
    money: (amount, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100),
  };
}

const known = new Map<Realm, MailFormats>();

/** The formats of a realm's mails. */
export function mailFormats(realm: Realm): MailFormats {
  const formats = known.get(realm) ?? formatsOf(realm);
  known.set(realm, formats);
  return formats;
}
