import { localeFiles } from '@realmkit/shell';

/** The texts of this app by area: one file per locale; a visitor downloads only the areas that they open. */
export const namespaces = {
  consumer: localeFiles(import.meta.glob('./locales/*.json', { import: 'default' })),
  legal: localeFiles(import.meta.glob('./locales/legal/*.json', { import: 'default' })),
  library: localeFiles(import.meta.glob('./locales/library/*.json', { import: 'default' })),
  shop: localeFiles(import.meta.glob('./locales/shop/*.json', { import: 'default' })),
};
