import { english } from './english.ts';
import type { MailTexts } from './mailTexts.ts';

/** The mails in the English of the United States. */
export const enUS: MailTexts = english('email');
