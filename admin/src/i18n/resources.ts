import type admin from '../locales/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof admin;
  }
}
