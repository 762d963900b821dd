import type { Realm } from '../../database/realms.ts';
import { de } from './de.ts';
import { enGB } from './en-GB.ts';
import { enUS } from './en-US.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import type { MailTexts } from './mailTexts.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';

const byRealm: Readonly<Record<Realm, MailTexts>> = { de, fi, fr, no: nb, nl, se: sv, uk: enGB, us: enUS };

/** Returns the mails of a realm, in its language. */
export function mailTextsOf(realm: Realm): MailTexts {
  return byRealm[realm];
}
