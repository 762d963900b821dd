import { realmIdentities } from '../../../database/realms.ts';
import type { Language } from '../../../mail/language.ts';
import { type MailText, presentRows } from '../../../mail/mailText.ts';
import { giftMonths, giftPlanName } from '../products/products.ts';
import { billingMailsOf } from './billingMailsOf.ts';

/** Returns the text of the mail with the codes of an order: the one source for the mail and for its preview on the order page. */
export function giftMailText(
  language: Language,
  { name, message, codes }: { readonly name: string; readonly message: string; readonly codes: readonly string[] },
): MailText & Required<Pick<MailText, 'rows'>> {
  const { realm } = language;
  const details = { brand: realmIdentities[realm].name, plan: giftPlanName(realm), months: giftMonths };
  const texts = billingMailsOf(language);
  const rows = presentRows(...codes.map((code) => [texts.labels.code, code] as const));
  return { ...texts.giftCard({ ...details, name, codes: codes.length, message: message.trim() || undefined }), rows };
}
