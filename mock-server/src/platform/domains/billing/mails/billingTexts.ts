import { mailTexts } from '../../../mail/mailTexts.ts';
import type texts from './en-GB.json';

/** Returns the texts of the mails about money in a language. Dates and amounts are passed already formatted, see `mailFormats`. */
export const billingTexts = mailTexts<typeof texts>(import.meta.dirname);

/** The texts of the mails about money in one language. */
export type BillingTexts = ReturnType<typeof billingTexts>;
