import { eq } from 'drizzle-orm';
import { hasEmail } from '../database/directory/hasEmail.ts';
import type { Executor } from '../database/executor.ts';
import { type Locale, type Realm, realmIdentities } from '../database/realms.ts';
import type { Tables } from '../database/tables.ts';

/** How somebody is written to: the realm with its brand, currency, taxes and time zone, and the language. */
export interface Language {
  readonly realm: Realm;
  readonly locale: Locale;
}

/** Returns how somebody is written to whose account has a language, or none: then that of the realm. */
export const languageOf = ({ realm, locale }: { readonly realm: Realm; readonly locale: Locale | null }): Language => ({
  realm,
  locale: locale ?? realmIdentities[realm].locale,
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
  const [user] = await executor.select({ locale: users.locale }).from(users).where(eq(users.uid, userUid));
  return languageOf({ realm, locale: user?.locale ?? null });
}

/** Reads how an address is written to: as its account, and as the realm where no account has it or its accounts have several languages. */
export async function readLanguageOfAddress(executor: Executor, tables: Tables, realm: Realm, email: string): Promise<Language> {
  const { users } = tables;
  const found = await executor
    .selectDistinct({ locale: users.locale })
    .from(users)
    .where(hasEmail(tables, realm, email));
  return languageOf({ realm, locale: found.length === 1 ? (found[0]?.locale ?? null) : null });
}
