import { english } from './english.ts';
import type { MailWords } from './mailWords.ts';

/** The mails in the English of the United Kingdom. */
export const enGB: MailWords = english('e-mail');
