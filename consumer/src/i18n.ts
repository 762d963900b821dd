import type consumer from './locales/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consumer: typeof consumer;
  }
}
