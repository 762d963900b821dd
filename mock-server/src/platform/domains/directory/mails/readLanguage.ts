import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Language, languageOf, languageOfRealm } from '../../../mail/language.ts';
import { hasEmail } from '../rows/hasEmail.ts';

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
