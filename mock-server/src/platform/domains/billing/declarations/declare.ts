import type { components } from '@realmkit/openapi/types/payment';
import { and, eq, isNull, or } from 'drizzle-orm';
import { mayEmail } from '../../../access/rateLimits.ts';
import { hashOf, newSecret } from '../../../access/secrets.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import { hasEmail } from '../../directory/index.ts';
import { findContact } from '../findContact.ts';
import { newId } from '../ids.ts';
import type { Payer } from '../payer.ts';
import { withdrawGiftOrder } from '../withdrawal/giftOrders.ts';
import { linkPeriod } from '../withdrawal/planWithdrawal.ts';
import { declaredMoment, pendingMoments } from '../withdrawal/withdrawalOffers.ts';
import { type DeclarationRow, type DeclaredContracts, findContracts, lockContracts, namesContract } from './contracts.ts';
import { type EndedContract, endContract } from './endContract.ts';
import { mailOutcome, mailPending } from './mailDeclaration.ts';

type Schemas = components['schemas'];

/** Returns a declaration as in the contract. */
export const declarationBody = ({ kind, declaredAt, confirmedAt, contracts }: DeclarationRow): Schemas['ContractDeclaration'] => ({
  kind,
  receivedAt: new Date(declaredAt).toISOString(),
  status: confirmedAt === null ? 'pending' : 'effective',
  contracts,
});

/** Brings a declaration into effect, as of the moment it was made, and confirms that by email. */
async function confirm(
  executor: Executor,
  payer: Payer,
  declaration: DeclarationRow,
  { subscriptions, giftOrders }: DeclaredContracts,
  pending: readonly number[] = [],
): Promise<DeclarationRow> {
  const { shard, now } = payer;
  const { kind, id } = declaration;
  const ended: EndedContract[] = [];
  for (const row of subscriptions) {
    const one = await endContract(executor, shard, row, kind, { declaredAt: declaredMoment(row, pending, declaration.declaredAt), now });
    if (one) ended.push(one);
  }
  const gifts: Awaited<ReturnType<typeof withdrawGiftOrder>>[] = [];
  for (const invoice of giftOrders)
    gifts.push(await withdrawGiftOrder(executor, shard, invoice, { declaredAt: declaration.declaredAt, now }));
  const changed = ended.filter(({ result }) => result !== 'later').length + gifts.filter(({ cards }) => cards > 0).length;
  const effect = { confirmedAt: now, contracts: changed, remindAt: null };
  await executor.update(shard.tables.contractDeclarations).set(effect).where(eq(shard.tables.contractDeclarations.id, id));
  await mailOutcome(executor, payer, { ...declaration, ...effect }, ended, gifts);
  return { ...declaration, ...effect };
}

/** Returns the address as the accounts that have it have stored it: a link that ends their contracts goes nowhere else. Without any, as it was typed. */
async function storedAddresses({ engine, tables }: Payer['shard'], realm: Realm, typed: string): Promise<string[]> {
  const { users } = tables;
  const isOwner = hasEmail(tables, realm, typed);
  const found = await engine.database.selectDistinct({ email: users.email }).from(users).where(isOwner);
  return found.length === 0 ? [typed] : found.flatMap(({ email }) => email ?? []);
}

/**
 * Stores a cancellation or a withdrawal and confirms its receipt by email. It takes effect at once with a login, or with the contract number of the
 * person's own mail and their address; otherwise when the link of the mail is confirmed. A number that fits nothing ends nothing: the mail offers the
 * contracts. Accounts whose addresses are written differently get one mail each. Without a login the answer is the same whatever was found.
 */
export async function declare(
  payer: Payer,
  kind: DeclarationRow['kind'],
  { name, email, contract, reason }: Schemas['ContractNotice'],
): Promise<Schemas['ContractDeclaration']> {
  const { realm, shard, now, visitor } = payer;
  const { contractDeclarations } = shard.tables;
  const recipients = visitor ? [(await findContact(visitor)).email ?? email] : await storedAddresses(shard, realm, email);
  // The law asks that a declaration is always taken: a limit holds back the mail only.
  const mayMail = visitor !== undefined || (await mayEmail(shard, { realm, who: payer.address }, { kind, recipient: email }, now));
  return shard.engine.database.transaction(async (transaction) => {
    const declared: DeclarationRow[] = [];
    for (const recipient of recipients) declared.push(await declareFor(transaction, recipient));
    const [first] = declared;
    if (!first) throw new Error('Nobody was there to declare.');
    return visitor ? declarationBody(first) : declarationBody({ ...first, confirmedAt: null, contracts: 0 });
  });

  async function declareFor(transaction: Executor, recipient: string): Promise<DeclarationRow> {
    const secret = newSecret();
    const number = contract?.trim() || null;
    const [declaration] = await transaction
      .insert(contractDeclarations)
      .values({
        realm,
        id: newId('decl'),
        kind,
        name,
        email: recipient,
        contract: number,
        reason: reason ?? null,
        userUid: visitor?.caller.uid ?? null,
        hash: hashOf(secret),
        declaredAt: now,
        confirmedAt: null,
        remindAt: mayMail ? now + linkPeriod / 2 : null,
        contracts: 0,
      })
      .returning();
    if (!declaration) throw new Error('The declaration was not stored.');
    const found = await findContracts(transaction, shard.tables, declaration, number);
    const takesEffect = visitor !== undefined || found?.subscriptions.some((row) => namesContract(number, row));
    const locked = found && takesEffect ? await lockContracts(transaction, shard, declaration, number) : undefined;
    if (locked && visitor) {
      const pending = await pendingMoments(transaction, shard.tables, declaration);
      const confirmed = await confirm(transaction, payer, declaration, locked, pending.slice(0, -1));
      await settlePending(transaction, declaration);
      return confirmed;
    }
    if (locked) return confirm(transaction, payer, declaration, locked);
    if (mayMail) await mailPending(transaction, payer, declaration, { secret, isUnknown: found === undefined });
    return declaration;
  }

  /** Settles what the same person declared before without a login: it has taken effect with this one. */
  async function settlePending(transaction: Executor, { email: address, contracts }: DeclarationRow): Promise<void> {
    const isPending = and(
      eq(contractDeclarations.realm, realm),
      eq(contractDeclarations.kind, kind),
      eq(contractDeclarations.email, address),
      isNull(contractDeclarations.confirmedAt),
    );
    await transaction.update(contractDeclarations).set({ confirmedAt: now, remindAt: null, contracts }).where(isPending);
  }
}

/** The declaration of a link; `expired` where the link has run out. */
type FoundDeclaration = DeclarationRow | 'expired' | undefined;

/** Finds the declaration of a link and locks it; undefined for an unknown link. */
export async function lockDeclaration(executor: Executor, { shard, realm, now }: Payer, secret: string): Promise<FoundDeclaration> {
  const { contractDeclarations } = shard.tables;
  const hash = hashOf(secret);
  const [declaration] = await executor
    .select()
    .from(contractDeclarations)
    .where(and(eq(contractDeclarations.realm, realm), or(eq(contractDeclarations.hash, hash), eq(contractDeclarations.reminderHash, hash))))
    .for('update');
  return declaration && declaration.confirmedAt === null && now > declaration.declaredAt + linkPeriod ? 'expired' : declaration;
}

/**
 * Brings the declaration of a link into effect, once, for the contract that was chosen where its own number fits none. Returns undefined for an unknown
 * link, and 'unnamed' where the number fits nothing and none was chosen.
 */
export async function confirmDeclaration(payer: Payer, secret: string, chosen?: string): Promise<FoundDeclaration | 'unnamed'> {
  const { shard } = payer;
  return shard.engine.database.transaction(async (transaction) => {
    const declaration = await lockDeclaration(transaction, payer, secret);
    if (declaration === undefined || declaration === 'expired' || declaration.confirmedAt !== null) return declaration;
    const found =
      (await lockContracts(transaction, shard, declaration, declaration.contract)) ??
      (chosen === undefined ? undefined : await lockContracts(transaction, shard, declaration, chosen));
    return found ? confirm(transaction, payer, declaration, found) : 'unnamed';
  });
}
