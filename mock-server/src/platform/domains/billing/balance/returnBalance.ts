import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Language, languageOf } from '../../../mail/language.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { presentRows } from '../../../mail/mailText.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { newGiftCode } from '../ids.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { receiptText } from '../invoices/receipt.ts';
import { billingMailsOf } from '../mails/billingMailsOf.ts';
import { pricesOf } from '../products/products.ts';

/** What is left of the gift cards of a user, and where its code may be sent. */
interface Balance extends Language {
  readonly userUid: string;
  readonly balance: number;
  readonly name: string;
  /** The address that the owner confirmed last, whatever others wrote since. */
  readonly recipient: string | null;
}

/** Returns what is left of the gift cards of users, and locks it: of two processes that erase them, one gives it back. */
export async function findBalances(executor: Executor, { customers, users }: Tables, uids: readonly string[]): Promise<Balance[]> {
  const { realm, userUid, balance } = customers;
  const found = await executor
    .select({ realm, locale: users.locale, userUid, balance, name: users.name, recipient: users.lastConfirmedEmail })
    .from(customers)
    .innerJoin(users, eq(users.uid, userUid))
    .where(and(inArray(userUid, [...uids]), gt(balance, 0)))
    .for('update');
  return found.map((row) => ({ ...row, ...languageOf(row) }));
}

/** Who gets the mails of the erasure, by uid: the address that the owner confirmed last. */
type Recipients = ReadonlyMap<string, { readonly name: string; readonly recipient: string | null }>;

/** Reads who gets the mails of the erasure of users. */
export async function findRecipients(executor: Executor, { users }: Tables, uids: readonly string[]): Promise<Recipients> {
  const { uid, name, lastConfirmedEmail: recipient } = users;
  const found = await executor
    .select({ uid, name, recipient })
    .from(users)
    .where(inArray(uid, [...uids]));
  return new Map(found.map((user) => [user.uid, user]));
}

/** Mails a credit note of the erasure to the address that the owner confirmed last; without one, nobody gets it. */
export async function mailReturned(
  executor: Executor,
  { tables }: Pick<ServiceShard, 'tables'>,
  note: InvoiceRow,
  recipients: Recipients,
  now: number,
): Promise<void> {
  const { name, recipient } = recipients.get(note.userUid ?? '') ?? { name: '', recipient: null };
  if (recipient !== null) await sendMail(executor, tables, { ...receiptText(note)(name), ...languageOf(note), recipient, sentAt: now });
}

/**
 * Puts a balance on a new gift card, when its owner is erased and not before: a restore needs it. The code goes to the address that the owner confirmed last.
 * Without one the support finds it by the uid, and gives it on paper to whoever shows an invoice.
 */
export async function returnBalance(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  { realm, locale, userUid, balance, name, recipient }: Balance,
  now: number,
): Promise<void> {
  const { tables } = shard;
  const code = newGiftCode(realm);
  await executor.insert(tables.giftCards).values({ realm, code, orderId: userUid, worth: balance });
  if (recipient === null) return;
  const language = languageOf({ realm, locale });
  const texts = billingMailsOf(language);
  const amount = mailFormats(language).money(balance, pricesOf(realm)[0]?.currency ?? 'eur');
  const rows = presentRows([texts.labels.balance, amount], [texts.labels.code, code]);
  const link = realmUrl(shard, realm, `/gift-card?code=${code}`);
  await sendMail(executor, tables, { ...texts.balanceReturned({ name }), rows, ...language, recipient, link, codes: [code], sentAt: now });
}
