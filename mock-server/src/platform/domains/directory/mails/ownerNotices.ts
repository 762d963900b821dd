import type { Language } from '../../../mail/language.ts';
import type { MailText } from '../../../mail/mailText.ts';
import { mailTexts } from '../../../mail/mailTexts.ts';
import type texts from './en-GB.json';

const textsIn = mailTexts<typeof texts>(import.meta.dirname);

/** What the owner of an account is told of. */
export type OwnerEvent =
  /** Another address was entered; it is not confirmed yet. */
  'emailRequested' | 'emailChanged' | 'passwordChanged' | 'dataDownloaded' | 'sessionsEnded' | 'deleted' | 'restored';

/** What a notice says; dates are passed already formatted. */
export interface OwnerNotice {
  readonly event: OwnerEvent;
  readonly name: string;
  readonly brand: string;
  /** The moment of the event. */
  readonly at: string;
  /** The day until which a deleted account can be brought back. */
  readonly until: string;
  /** Whether staff did it. */
  readonly byStaff: boolean;
}

/** What the owner can do if it was not them: choose another password, write to the support, or bring the account back. */
type Remedy = 'password' | 'support' | 'restore';

/** Returns how to undo what somebody else did: whoever holds the new address of an account gets the mails for a new password too. */
export const remedyOf = (event: OwnerEvent): Remedy =>
  event === 'emailChanged' ? 'support' : event === 'deleted' ? 'restore' : 'password';

/** Returns the notice to the owner of an account in their language: what happened, and what to do if it was not them. */
export function ownerNotice({ locale }: Language, { event, byStaff, ...facts }: OwnerNotice): MailText {
  const t = textsIn(locale);
  const remedy = remedyOf(event);
  return {
    subject: t(($) => $.events[event].subject),
    paragraphs: [
      t(($) => $.greeting, facts),
      t(($) => $.events[event].text, facts),
      byStaff ? t(($) => $.askStaff) : t(($) => $.remedies[remedy].text),
    ],
    action: t(($) => $.remedies[remedy].action),
  };
}
