import type { Realm } from '../../../database/realms.ts';

const foxInSwedish = 'book-2';
const gardenInEnglish = 'book-5';
const dragonInGerman = 'book-8';

/** The free sample book of each realm: in its language where a readable book has text or narration in it, otherwise in English. */
const sampleIds: Readonly<Record<Realm, string>> = {
  de: dragonInGerman,
  fi: foxInSwedish,
  fr: gardenInEnglish,
  no: gardenInEnglish,
  nl: gardenInEnglish,
  se: foxInSwedish,
  uk: gardenInEnglish,
  us: gardenInEnglish,
};

/** Returns the id of the free sample book of a realm, which opens to everybody who is signed in. */
export const sampleBookId = (realm: Realm): string => sampleIds[realm];
