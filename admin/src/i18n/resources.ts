import type cards from '../cards/locales/en-GB.json';
import type importing from '../import/locales/en-GB.json';
import type admin from '../locales/en-GB.json';
import type people from '../locales/people/en-GB.json';
import type audit from '../resources/auditLogs/locales/en-GB.json';
import type periods from '../resources/subscriptionPeriods/locales/en-GB.json';
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
  }
}
