import { desc, eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Realm } from '../../../database/realms.ts';

/** Lists the cancellations and withdrawals of a realm for staff, the newest first; those without `confirmedAt` wait for their link. */
export function listDeclarations({ engine, tables }: ServiceShard, realm: Realm) {
  const { id, kind, name, email, contract, reason, declaredAt, confirmedAt, contracts } = tables.contractDeclarations;
  return engine.database
    .select({ id, kind, name, email, contract, reason, declaredAt, confirmedAt, contracts })
    .from(tables.contractDeclarations)
    .where(eq(tables.contractDeclarations.realm, realm))
    .orderBy(desc(declaredAt), desc(id));
}
