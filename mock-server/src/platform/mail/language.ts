import { zoneOf } from '../clock/calendar.ts';
import { type Locale, type Realm, realmIdentities } from '../database/realms.ts';

/** How somebody is written to: the realm with its brand, currency and taxes, the language, and the zone of their days. */
export interface Language {
  readonly realm: Realm;
  readonly locale: Locale;
  readonly timeZone: string;
}

interface Account {
  readonly realm: Realm;
  readonly locale: Locale | null;
  readonly timeZone?: string | null | undefined;
}

/** Returns how somebody is written to whose account has a language and a zone, or none: then those of the realm. */
export const languageOf = ({ realm, locale, timeZone }: Account): Language => ({
  realm,
  locale: locale ?? realmIdentities[realm].locale,
  timeZone: zoneOf({ realm, timeZone: timeZone ?? null }),
});

/** Returns how somebody is written to of whom no account is known. */
export const languageOfRealm = (realm: Realm): Language => languageOf({ realm, locale: null });
