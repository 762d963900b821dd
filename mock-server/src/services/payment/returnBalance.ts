import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { realmUrl } from '../../mail/realmUrl.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { presentRows } from '../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import { pricesOf } from '../../prices/products.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { newGiftCode } from './ids.ts';

/** What is left of the gift cards of a user, and where its code may be sent. */
interface Balance {
  readonly realm: Realm;
  readonly userUid: string;
  readonly balance: number;
  readonly name: string;
  /** The address that the owner confirmed last, whatever others wrote since. */
  readonly recipient: string | null;
}

/** Returns what is left of the gift cards of users, and locks it: of two processes that erase them, one gives it back. */
export async function findBalances(executor: Executor, { customers, users }: Tables, uids: readonly string[]): Promise<Balance[]> {
  const { realm, userUid, balance } = customers;
  return executor
    .select({ realm, userUid, balance, name: users.name, recipient: users.lastConfirmedEmail })
    .from(customers)
    .innerJoin(users, eq(users.uid, userUid))
    .where(and(inArray(userUid, [...uids]), gt(balance, 0)))
    .for('update');
}

/**
 * Puts a balance on a new gift card, when its owner is erased and not before: a restore needs it. The code goes to the address that the owner confirmed last.
 * Without one the support finds it by the uid, and gives it on paper to whoever shows an invoice.
 */
export async function returnBalance(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  { realm, userUid, balance, name, recipient }: Balance,
  now: number,
): Promise<void> {
  const { tables } = shard;
  const code = newGiftCode(realm);
  await executor.insert(tables.giftCards).values({ realm, code, orderId: userUid, worth: balance });
  if (recipient === null) return;
  const texts = mailTextsOf(realm);
  const amount = mailFormats(realm).money(balance, pricesOf(realm)[0]?.currency ?? 'eur');
  const rows = presentRows([texts.labels.balance, amount], [texts.labels.code, code]);
  const link = realmUrl(shard, realm, `/gift-card?code=${code}`);
  await sendMail(executor, tables, { ...texts.balanceReturned({ name }), rows, realm, recipient, link, codes: [code], sentAt: now });
}
