import type { Locale } from '../../../database/realms.ts';
import type { Language } from '../../../mail/language.ts';
import type { BillingMails } from './billingMails.ts';
import { de } from './de.ts';
import { english } from './english.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';

const byLocale: Readonly<Record<Locale, BillingMails>> = { de, fi, fr, nb, nl, sv, 'en-GB': english('e-mail'), 'en-US': english('email') };

/** Returns the mails in the language of their recipient. */
export const billingMailsOf = ({ locale }: Pick<Language, 'locale'>): BillingMails => byLocale[locale];
