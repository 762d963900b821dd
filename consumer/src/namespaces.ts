import { localeFiles } from '@realmkit/shell';

/** The texts of this app: one file per locale, and a visitor downloads one of them. */
export const namespaces = { consumer: localeFiles(import.meta.glob('./locales/*.json', { import: 'default' })) };
