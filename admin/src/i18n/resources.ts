import type importing from '../import/locales/en-GB.json';
import type admin from '../locales/en-GB.json';
import type people from '../locales/people/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof admin;
    people: typeof people;
    import: typeof importing;
  }
}
