import { english } from './english.ts';
import type { MailTexts } from './mailTexts.ts';

/** The mails in the English of the United Kingdom. */
export const enGB: MailTexts = english('e-mail');
