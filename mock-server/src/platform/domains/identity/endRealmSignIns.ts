import { eq, inArray, like } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';

/** Ends all log-ins of a realm, and deletes the links that mails brought. */
export async function endRealmSignIns(transaction: Executor, tables: Tables, realm: Realm): Promise<void> {
  const families = transaction.select({ id: tables.families.id }).from(tables.families).where(eq(tables.families.realm, realm));
  await transaction.delete(tables.refreshTokens).where(inArray(tables.refreshTokens.familyId, families));
  await transaction.delete(tables.families).where(eq(tables.families.realm, realm));
  await transaction.delete(tables.sessions).where(eq(tables.sessions.realm, realm));
  await transaction.delete(tables.knownDevices).where(eq(tables.knownDevices.realm, realm));
  await transaction.delete(tables.codes).where(eq(tables.codes.clientId, `realmkit-${realm}`));
  await transaction.delete(tables.emailValidations).where(like(tables.emailValidations.userUid, `${realm}-%`));
  await transaction.delete(tables.passwordResets).where(like(tables.passwordResets.userUid, `${realm}-%`));
}
