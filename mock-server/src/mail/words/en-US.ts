import { english } from './english.ts';
import type { MailWords } from './mailWords.ts';

/** The mails in the English of the United States. */
export const enUS: MailWords = english('email');
