import { localeFiles } from '@realmkit/shell';
import type account from './locales/account/en-GB.json';
import type consumer from './locales/en-GB.json';
import type legal from './locales/legal/en-GB.json';
import type library from './locales/library/en-GB.json';
import type shop from './locales/shop/en-GB.json';

/** The texts of this app by area: one file per locale; a visitor downloads only the areas that they open. */
export const namespaces = {
  account: localeFiles(import.meta.glob('./locales/account/*.json', { import: 'default' })),
  consumer: localeFiles(import.meta.glob('./locales/*.json', { import: 'default' })),
  legal: localeFiles(import.meta.glob('./locales/legal/*.json', { import: 'default' })),
  library: localeFiles(import.meta.glob('./locales/library/*.json', { import: 'default' })),
  shop: localeFiles(import.meta.glob('./locales/shop/*.json', { import: 'default' })),
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof account;
    consumer: typeof consumer;
    legal: typeof legal;
    library: typeof library;
    shop: typeof shop;
  }
}
