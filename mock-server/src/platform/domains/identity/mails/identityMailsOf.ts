import type { Language } from '../../../mail/language.ts';
import { type MailText, presentParagraphs } from '../../../mail/mailText.ts';
import { mailTexts } from '../../../mail/mailTexts.ts';
import type texts from './en-GB.json';

const textsIn = mailTexts<typeof texts>(import.meta.dirname);

/** Returns the mails about an account, in the language of their recipient. */
export function identityMailsOf({ locale }: Pick<Language, 'locale'>) {
  const t = textsIn(locale);
  return {
    /** `becomesUserName` if the user logs in with the address once it is confirmed. */
    emailConfirmation: (facts: { readonly brand: string; readonly becomesUserName: boolean }): MailText => ({
      subject: t(($) => $.emailConfirmation.subject),
      paragraphs: presentParagraphs(
        t(($) => $.emailConfirmation.request, facts),
        facts.becomesUserName ? t(($) => $.emailConfirmation.userName) : undefined,
        t(($) => $.emailConfirmation.link),
      ),
      action: t(($) => $.emailConfirmation.action),
    }),
    passwordReset: (facts: { readonly brand: string; readonly userName: string }): MailText => ({
      subject: t(($) => $.passwordReset.subject),
      paragraphs: [t(($) => $.passwordReset.request, facts), t(($) => $.passwordReset.link)],
      action: t(($) => $.passwordReset.action),
    }),
  };
}
