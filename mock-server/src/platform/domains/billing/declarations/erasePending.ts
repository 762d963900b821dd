import { pendingDeclarationDays } from '@realmkit/openapi/personal-data';
import { and, isNull, lte } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';

/** Erases the declarations whose link nobody followed in time; `now` is in milliseconds since 1970. */
export async function erasePendingDeclarations({ engine, tables: { contractDeclarations } }: ServiceShard, now: number): Promise<void> {
  const { confirmedAt, declaredAt } = contractDeclarations;
  const isOld = lte(declaredAt, now - pendingDeclarationDays * 24 * 3_600_000);
  await engine.database.delete(contractDeclarations).where(and(isNull(confirmedAt), isOld));
}
