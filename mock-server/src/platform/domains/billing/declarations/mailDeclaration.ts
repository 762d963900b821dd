import type { ServiceShard } from '../../../access/serviceShard.ts';
import { zoneOf } from '../../../clock/calendar.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Language } from '../../../mail/language.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { presentRows } from '../../../mail/mailText.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { unlinkedName } from '../../../mail/unlinkedName.ts';
import { readLanguage, readLanguageOfAddress } from '../../directory/index.ts';
import { invoiceTextsOf } from '../invoices/invoiceTexts.ts';
import type { GivenBack } from '../invoices/refunds.ts';
import { billingMailsOf } from '../mails/billingMailsOf.ts';
import { endOfSubscription } from '../products/periods.ts';
import { productName } from '../products/products.ts';
import { linkPeriod } from '../withdrawal/planWithdrawal.ts';
import type { DeclarationRow } from './contracts.ts';
import type { EndedContract } from './endContract.ts';

/** What a mail about a declaration needs of a request, or of the job that reminds of it. */
interface DeclarationMailContext {
  readonly shard: Pick<ServiceShard, 'tables' | 'appOrigin'>;
  readonly now: number;
  readonly origin?: string | undefined;
}

/** Cards of an order that became void, and what was given back for them. */
interface EndedGifts {
  readonly cards: number;
  readonly refunds: readonly GivenBack[];
}

/** Reads how whoever made a declaration is written to: as their account, or as the account of the address. */
const languageOfDeclaration = (executor: Executor, { tables }: Pick<ServiceShard, 'tables'>, declaration: DeclarationRow) =>
  declaration.userUid === null
    ? readLanguageOfAddress(executor, tables, declaration.realm, declaration.email)
    : readLanguage(executor, tables, declaration);

/** Returns what the mails about a declaration say of it. */
function factsOf({ name, declaredAt }: DeclarationRow, language: Language) {
  const { moment, day } = mailFormats(language);
  return { name: unlinkedName(name), receivedAt: moment(declaredAt), until: day(declaredAt + linkPeriod) };
}

/** Returns the rows of what goes back to the gift card balance and to the card, and of what is withheld for used days. */
function refundRows(language: Language, refunds: readonly GivenBack[], withheld = 0) {
  const { money } = mailFormats(language);
  const labels = invoiceTextsOf(language);
  const currency = refunds[0]?.invoice.currency ?? 'eur';
  const row = (label: string, amount: number) => [label, amount > 0 ? money(amount, currency) : undefined] as const;
  const sum = (partOf: (refund: GivenBack) => number) => refunds.reduce((total, refund) => total + partOf(refund), 0);
  return [
    row(
      labels.refundedBalance,
      sum(({ toBalance }) => toBalance),
    ),
    row(
      labels.refundedCard,
      sum(({ toCard }) => toCard),
    ),
    row(billingMailsOf(language).labels.usedDays, withheld),
  ];
}

/** Mails the receipt of a declaration that waits for its link, with the link; `isUnknown` where its number fits no contract. */
export async function mailPending(
  executor: Executor,
  { shard, now, origin }: DeclarationMailContext,
  declaration: DeclarationRow,
  { secret, isUnknown, isReminder = false }: { readonly secret: string; readonly isUnknown: boolean; readonly isReminder?: boolean },
): Promise<void> {
  const { realm, email: recipient, kind } = declaration;
  const language = await languageOfDeclaration(executor, shard, declaration);
  const text = billingMailsOf(language)[kind]({ ...factsOf(declaration, language), ended: undefined, isUnknown, isReminder });
  const link = realmUrl(shard, realm, `/legal/confirm?token=${secret}`, origin);
  await sendMail(executor, shard.tables, { ...text, ...language, recipient, link, sentAt: now });
}

/** Mails what a declaration did. */
export async function mailOutcome(
  executor: Executor,
  { shard, now, origin }: DeclarationMailContext,
  declaration: DeclarationRow,
  ended: readonly EndedContract[],
  gifts: readonly EndedGifts[],
): Promise<void> {
  const { realm, email: recipient, kind } = declaration;
  const language = await languageOfDeclaration(executor, shard, declaration);
  const texts = billingMailsOf(language);
  const { labels } = texts;
  const contracts = ended.map(({ subscription, result, refunds, withheld, unused }) => ({
    result,
    product: productName(realm, subscription.priceId),
    at: mailFormats(language, zoneOf(subscription)).day(endOfSubscription(subscription)),
    cards: 0,
    refund: refunds.length === 0 ? ('none' as const) : withheld > 0 ? ('rest' as const) : ('all' as const),
    unused: unused && mailFormats(language).money(unused.amount, unused.currency),
  }));
  const cards = gifts
    .filter((order) => order.cards > 0)
    .map((order) => ({ result: 'giftCards' as const, product: '', at: '', cards: order.cards, refund: 'all' as const }));
  const text = texts[kind]({ ...factsOf(declaration, language), ended: [...contracts, ...cards], isUnknown: false, isReminder: false });
  const rows = [
    ...ended.flatMap(({ subscription, refunds, withheld }) =>
      presentRows([labels.contract, subscription.id], ...refundRows(language, refunds, withheld)),
    ),
    ...gifts.flatMap(({ refunds }) => presentRows([labels.number, refunds[0]?.invoice.number], ...refundRows(language, refunds))),
  ];
  const link = realmUrl(shard, realm, '/subscriptions', origin);
  await sendMail(executor, shard.tables, { ...text, rows, ...language, recipient, link, sentAt: now });
}
