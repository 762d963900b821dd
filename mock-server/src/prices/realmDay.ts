import type { Realm } from '../database/realms.ts';
import { timeZones } from '../mail/mailFormats.ts';

const formats = new Map<Realm, Intl.DateTimeFormat>();

/** Returns the calendar day (`2026-01-31`) of a moment, in milliseconds, in the time zone of a realm. */
export function realmDay(realm: Realm, moment: number): string {
  // The dates of Sweden are those of ISO 8601.
  const format = formats.get(realm) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[realm], dateStyle: 'short' });
  formats.set(realm, format);
  return format.format(moment);
}
