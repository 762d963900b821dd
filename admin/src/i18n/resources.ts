import type audit from '../audit/locales/en-GB.json';
import type cards from '../cards/locales/en-GB.json';
import type exports from '../exports/locales/en-GB.json';
import type importing from '../import/locales/en-GB.json';
import type list from '../list/locales/en-GB.json';
import type admin from '../locales/en-GB.json';
import type people from '../locales/people/en-GB.json';
import type periods from '../periods/locales/en-GB.json';
import type sync from '../sync/locales/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof admin;
    audit: typeof audit;
    cards: typeof cards;
    periods: typeof periods;
    sync: typeof sync;
    people: typeof people;
    import: typeof importing;
    exports: typeof exports;
    list: typeof list;
  }
}
