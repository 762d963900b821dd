import { type Realm, realmMapping } from '../database/realms.ts';

/** Formats dates and amounts in the mails of a realm. */
export interface MailFormats {
  /** Formats a day, from milliseconds since 1970. */
  day(moment: number): string;
  /** Formats a day with its time, in UTC. */
  moment(moment: number): string;
  /** Formats an amount in the smallest unit of its currency. */
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

/** Returns the formats of a realm's mails, cached. */
export function mailFormats(realm: Realm): MailFormats {
  const formats = known.get(realm) ?? formatsOf(realm);
  known.set(realm, formats);
  return formats;
}
