import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { realmUrl } from '../../mail/realmUrl.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';

/** Sends the receipt of a paid invoice to its user, if they have an email address. */
export async function sendReceipt(
  executor: Executor,
  tables: Tables,
  invoice: Omit<Tables['invoices']['$inferSelect'], 'status'>,
  at: number,
): Promise<void> {
  const realm = invoice.realm as Realm;
  const { users } = tables;
  const [user] = await executor.select({ name: users.name, email: users.email }).from(users).where(eq(users.uid, invoice.userUid));
  if (!user?.email) return;
  const { day, money } = mailFormats(realm);
  const text = mailTextsOf(realm).receipt({
    name: user.name,
    number: invoice.number,
    product: invoice.description,
    from: day(invoice.periodStart),
    until: day(invoice.periodEnd),
    amount: money(invoice.amountPaid, invoice.currency),
    tax: money(invoice.tax, invoice.currency),
  });
  await sendMail(executor, tables, { ...text, realm, recipient: user.email, link: realmUrl(realm, '/subscriptions'), sentAt: at });
}
