import type consumer from './locales/en-GB.json';
import type legal from './locales/legal/en-GB.json';
import type library from './locales/library/en-GB.json';
import type shop from './locales/shop/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consumer: typeof consumer;
    legal: typeof legal;
    library: typeof library;
    shop: typeof shop;
  }
}
