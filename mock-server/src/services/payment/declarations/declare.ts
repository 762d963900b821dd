import type { components } from '@realmkit/openapi/types/payment';
import { eq } from 'drizzle-orm';
import { hasEmail } from '../../../database/directory/hasEmail.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import { type Language, readLanguage, readLanguageOfAddress } from '../../../mail/language.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { presentRows } from '../../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../../mail/texts/mailTextsOf.ts';
import { unlinkedName } from '../../../mail/unlinkedName.ts';
import { endOfSubscription } from '../../../prices/periods.ts';
import { productName } from '../../../prices/products.ts';
import { hashOf, newSecret } from '../../auth/secrets.ts';
import { mayEmail } from '../../rateLimits.ts';
import type { SubscriptionRow } from '../charges.ts';
import { findContact } from '../findContact.ts';
import { newId } from '../ids.ts';
import { invoiceTextsOf } from '../invoices/invoiceTexts.ts';
import type { Payer } from '../payer.ts';
import { type DeclarationRow, type EndedContract, endContract, lockContracts, namesContract } from './contracts.ts';

type Schemas = components['schemas'];

/** Returns a declaration as in the contract. */
export const declarationBody = ({ kind, declaredAt, confirmedAt, contracts }: DeclarationRow): Schemas['ContractDeclaration'] => ({
  kind,
  receivedAt: new Date(declaredAt).toISOString(),
  status: confirmedAt === null ? 'pending' : 'effective',
  contracts,
});

/** Returns what goes back to the gift card balance and to the card. */
function refundRows(language: Language, refunded: EndedContract['refunded']) {
  const { money } = mailFormats(language);
  const labels = invoiceTextsOf(language);
  const row = (label: string, partOf: (invoice: EndedContract['refunded'][number]) => number) => {
    const amount = refunded.reduce((sum, invoice) => sum + partOf(invoice), 0);
    return [label, amount > 0 ? money(amount, refunded[0]?.currency ?? 'eur') : undefined] as const;
  };
  return [
    row(labels.refundedBalance, ({ fromBalance }) => fromBalance),
    row(labels.refundedCard, ({ amountPaid, fromBalance }) => amountPaid - fromBalance),
  ];
}

/** Sends a mail about a declaration: its receipt, with the link while it is pending, or the contracts that it ended. */
async function mailDeclaration(
  executor: Executor,
  { shard, now, origin }: Payer,
  declaration: DeclarationRow,
  { secret, ended }: { readonly secret: string } & { readonly ended?: readonly EndedContract[] },
): Promise<void> {
  const { realm, userUid, email } = declaration;
  const language =
    userUid === null
      ? await readLanguageOfAddress(executor, shard.tables, realm, email)
      : await readLanguage(executor, shard.tables, { realm, userUid });
  const { moment, day } = mailFormats(language);
  const texts = mailTextsOf(language);
  const text = texts[declaration.kind]({
    name: unlinkedName(declaration.name),
    receivedAt: moment(declaration.declaredAt),
    ended: ended?.map((row) => ({
      product: productName(realm, row.priceId),
      at: day(row.status === 'canceled' ? now : endOfSubscription(row)),
      refunded: row.status === 'canceled',
    })),
  });
  const rows = ended?.flatMap(({ id, refunded }) => presentRows([texts.labels.contract, id], ...refundRows(language, refunded)));
  const path = ended ? '/subscriptions' : `/legal/confirm?token=${secret}`;
  const link = realmUrl(shard, realm, path, origin);
  await sendMail(executor, shard.tables, { ...text, rows, ...language, recipient: email, link, sentAt: now });
}

/** Brings a declaration into effect, as of the moment it was made, and confirms that by email. */
async function confirm(executor: Executor, payer: Payer, declaration: DeclarationRow, held: SubscriptionRow[]): Promise<DeclarationRow> {
  const { contractDeclarations } = payer.shard.tables;
  const ended: EndedContract[] = [];
  for (const subscription of held) ended.push(await endContract(executor, payer.shard, subscription, declaration, payer.now));
  const effect = { confirmedAt: payer.now, contracts: ended.length };
  await executor.update(contractDeclarations).set(effect).where(eq(contractDeclarations.id, declaration.id));
  await mailDeclaration(executor, payer, declaration, { secret: '', ended });
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
 * person's own mail and their address; otherwise when the link of the mail is followed. Accounts whose addresses are written differently get one each.
 */
export async function declare(
  payer: Payer,
  kind: DeclarationRow['kind'],
  { name, email, contract, reason }: Schemas['ContractNotice'],
): Promise<DeclarationRow> {
  const { realm, shard, now, visitor } = payer;
  const recipients = visitor ? [(await findContact(visitor)).email ?? email] : await storedAddresses(shard, realm, email);
  // The law asks that a declaration is always taken: a limit holds back the mail only.
  const mayMail = visitor !== undefined || (await mayEmail(shard, { realm, who: payer.address }, { kind, recipient: email }, now));
  return shard.engine.database.transaction(async (transaction) => {
    const declared: DeclarationRow[] = [];
    for (const recipient of recipients) declared.push(await declareFor(transaction, recipient));
    const [first] = declared.toSorted((one, other) => Number(other.confirmedAt !== null) - Number(one.confirmedAt !== null));
    if (!first) throw new Error('Nobody was there to declare.');
    return first;
  });

  async function declareFor(transaction: Executor, recipient: string): Promise<DeclarationRow> {
    const secret = newSecret();
    const [declaration] = await transaction
      .insert(shard.tables.contractDeclarations)
      .values({
        realm,
        id: newId('decl'),
        kind,
        name,
        email: recipient,
        contract: contract?.trim() || null,
        reason: reason ?? null,
        userUid: visitor?.caller.uid ?? null,
        hash: hashOf(secret),
        declaredAt: now,
        confirmedAt: null,
        contracts: 0,
      })
      .returning();
    if (!declaration) throw new Error('The declaration was not stored.');
    const held = await lockContracts(transaction, shard.tables, declaration);
    if (visitor || held.some((subscription) => namesContract(declaration, subscription)))
      return confirm(transaction, payer, declaration, held);
    if (mayMail) await mailDeclaration(transaction, payer, declaration, { secret });
    return declaration;
  }
}

/** Brings the declaration of a link into effect, once; undefined for an unknown link. */
export async function confirmDeclaration(payer: Payer, secret: string): Promise<DeclarationRow | undefined> {
  const { contractDeclarations } = payer.shard.tables;
  return payer.shard.engine.database.transaction(async (transaction) => {
    const [declaration] = await transaction
      .select()
      .from(contractDeclarations)
      .where(eq(contractDeclarations.hash, hashOf(secret)))
      .for('update');
    if (declaration?.realm !== payer.realm) return undefined;
    if (declaration.confirmedAt !== null) return declaration;
    return confirm(transaction, payer, declaration, await lockContracts(transaction, payer.shard.tables, declaration));
  });
}
