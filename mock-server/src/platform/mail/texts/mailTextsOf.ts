import type { Locale } from '../../database/realms.ts';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { enGB } from './en-GB.ts';
import { enUS } from './en-US.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import type { MailTexts } from './mailTexts.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';

const byLocale: Readonly<Record<Locale, MailTexts>> = { de, fi, fr, nb, nl, sv, 'en-GB': enGB, 'en-US': enUS };

/** Returns the mails in the language of their recipient. */
export function mailTextsOf({ locale }: Pick<Language, 'locale'>): MailTexts {
  return byLocale[locale];
}
