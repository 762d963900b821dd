import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { InvoiceParty } from '../tables/payments.ts';

/** Formats who sells or buys, in parts: those that are known. */
export const partyLines = ({ name, address, taxNumber }: InvoiceParty): string[] =>
  [name, address, taxNumber].filter((part) => part !== null);

/** Reads what an invoice says of its buyer: the typed name or that of the account, and what the customer wants on invoices. */
export async function readBuyer(
  executor: Executor,
  { users, customers }: Tables,
  userUid: string | null,
  typedName?: string,
): Promise<InvoiceParty> {
  const [known] =
    userUid === null
      ? []
      : await executor
          .select({ name: users.name, address: customers.address, taxNumber: customers.vatNumber })
          .from(users)
          .leftJoin(customers, eq(customers.userUid, users.uid))
          .where(eq(users.uid, userUid));
  return { address: null, taxNumber: null, ...known, name: typedName ?? known?.name ?? '' };
}
