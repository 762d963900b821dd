import { kitNamespaces } from '@realmkit/admin-kit';
import { localeFiles } from '@realmkit/shell';

/** The text files of the panel: those of frame and lists are loaded at once, those of an area with its first page. */
export const namespaces = {
  admin: localeFiles(import.meta.glob('../locales/*.json', { import: 'default' })),
  people: localeFiles(import.meta.glob('../locales/people/*.json', { import: 'default' })),
  import: localeFiles(import.meta.glob('../import/locales/*.json', { import: 'default' })),
  cards: localeFiles(import.meta.glob('../cards/locales/*.json', { import: 'default' })),
  sync: localeFiles(import.meta.glob('../sync/locales/*.json', { import: 'default' })),
  periods: localeFiles(import.meta.glob('../resources/subscriptionPeriods/locales/*.json', { import: 'default' })),
  audit: localeFiles(import.meta.glob('../resources/auditLogs/locales/*.json', { import: 'default' })),
  ...kitNamespaces,
};
