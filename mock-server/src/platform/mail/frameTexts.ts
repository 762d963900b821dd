import { join } from 'node:path';
import type { Locale } from '../database/realms.ts';
import type texts from './frame/en-GB.json';
import { mailTexts } from './mailTexts.ts';

const textsIn = mailTexts<typeof texts>(join(import.meta.dirname, 'frame'));

/** Returns what stands around every mail, in the language of its recipient. */
export function frameTextsOf(locale: Locale) {
  const t = textsIn(locale);
  return {
    /** The default label of a link. */
    open: t(($) => $.open),
    /** The text before the URL of the link, for users who cannot press the button. */
    copyLink: t(($) => $.copyLink),
    /** The last line of every mail. */
    automatic: (brand: string) => t(($) => $.automatic, { brand }),
  };
}
