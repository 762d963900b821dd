import { eq } from 'drizzle-orm';
import { zoneOf } from '../clock/calendar.ts';
import type { Executor } from '../database/executor.ts';
import { type Locale, type Realm, realmIdentities } from '../database/realms.ts';
import type { Tables } from '../database/tables.ts';
import { hasEmail } from '../domains/directory/rows/hasEmail.ts';

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

/** Reads how a user is written to; without one, as the realm. */
export async function readLanguage(
  executor: Executor,
  { users }: Tables,
  { realm, userUid }: { readonly realm: Realm; readonly userUid: string | null },
): Promise<Language> {
  if (userUid === null) return languageOfRealm(realm);
  const [user] = await executor.select({ locale: users.locale, timeZone: users.timeZone }).from(users).where(eq(users.uid, userUid));
  return languageOf({ realm, locale: null, ...user });
}

/** Reads how an address is written to: as its account, and as the realm where no account has it or its accounts differ in language or zone. */
export async function readLanguageOfAddress(executor: Executor, tables: Tables, realm: Realm, email: string): Promise<Language> {
  const { users } = tables;
  const found = await executor
    .selectDistinct({ locale: users.locale, timeZone: users.timeZone })
    .from(users)
    .where(hasEmail(tables, realm, email));
  return languageOf({ realm, locale: null, ...(found.length === 1 && found[0]) });
}
