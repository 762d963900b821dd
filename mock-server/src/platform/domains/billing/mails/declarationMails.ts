import { type MailText, presentParagraphs } from '../../../mail/mailText.ts';
import type { BillingTexts } from './billingTexts.ts';

/** What a declaration did to a contract. */
interface EndedContract {
  /** `ends` with its period, `ended` at once, `returned` to the plan before a change, `later` ordered and not ended, `giftCards` that became void. */
  readonly result: 'ends' | 'ended' | 'returned' | 'later' | 'giftCards';
  readonly product: string;
  /** Its last day. */
  readonly at: string;
  /** How many gift cards became void. */
  readonly cards: number;
  /** Whether what was paid goes back: all of it, or the rest for days that were not used. */
  readonly refund: 'all' | 'rest' | 'none';
  /** What goes back on the last day for the days after it; undefined for nothing. */
  readonly unused?: string | undefined;
}

/** What the mails about a cancellation or a withdrawal say; the name is one that a stranger may have typed. */
export interface DeclarationFacts {
  readonly name: string;
  readonly receivedAt: string;
  /** The last day of the link. */
  readonly until: string;
  /** What it did to the contracts; undefined while the link of the mail is to be followed. */
  readonly ended: readonly EndedContract[] | undefined;
  /** Whether the number that was typed fits no contract. */
  readonly isUnknown: boolean;
  /** Whether an earlier mail had the link, too. */
  readonly isReminder: boolean;
}

type Declaration = 'cancellation' | 'withdrawal';

/** Says what a declaration did to a contract; only a withdrawal takes gift cards and changes of plan back. */
function outcome(t: BillingTexts, kind: Declaration, contract: EndedContract): string {
  const { result, cards, refund } = contract;
  if (result === 'later') return t(($) => $.declarations[kind].later, contract);
  if (kind === 'withdrawal' && result === 'giftCards') return t(($) => $.declarations.withdrawal.giftCards, { count: cards });
  if (kind === 'withdrawal' && result === 'returned') return t(($) => $.declarations.withdrawal.returned, contract);
  return t(($) => $.declarations[kind].ended[refund], contract);
}

/** Says what goes back for days that are left, which a cancellation alone leaves. */
const unusedDays = (t: BillingTexts, kind: Declaration, unused: string): string | undefined =>
  kind === 'cancellation' ? t(($) => $.declarations.cancellation.unused, { unused }) : undefined;

/** Returns the mail about a declaration: its receipt with the link while it is pending, or what it did, which is a confirmation only where something changed. */
function declarationMail(t: BillingTexts, kind: Declaration, { ended, isUnknown, isReminder, ...facts }: DeclarationFacts): MailText {
  const opening = [t(($) => $.greeting, facts), t(($) => $.declarations[kind].received, facts)];
  if (!ended)
    return {
      subject: t(($) => $.declarations[kind].subjects[isReminder ? 'reminder' : 'pending']),
      paragraphs: presentParagraphs(
        ...opening,
        isUnknown ? t(($) => $.declarations.unknown) : undefined,
        t(($) => $.declarations[kind].pending),
        t(($) => $.declarations[kind].link, facts),
      ),
      action: t(($) => $.declarations[kind].confirm),
    };
  const changed = ended.some(({ result }) => result !== 'later');
  return {
    subject: t(($) => $.declarations[kind].subjects[changed ? 'done' : 'nothing']),
    paragraphs: [
      ...opening,
      ...(ended.length === 0
        ? [t(($) => $.declarations[kind].none)]
        : ended.flatMap((contract) =>
            presentParagraphs(outcome(t, kind, contract), contract.unused && unusedDays(t, kind, contract.unused)),
          )),
      ...(changed ? [t(($) => $.declarations.keep)] : []),
    ],
    action: t(($) => $.declarations.action),
  };
}

/** Returns the mails about a cancellation or a withdrawal. */
export const declarationMails = (t: BillingTexts) => ({
  cancellation: (facts: DeclarationFacts) => declarationMail(t, 'cancellation', facts),
  withdrawal: (facts: DeclarationFacts) => declarationMail(t, 'withdrawal', facts),
});
