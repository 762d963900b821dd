import { localeFiles } from '@realmkit/shell';
import type texts from './locales/en-GB.json';

/** The texts of the host page; the reader loads its own. */
export const namespaces = { readerHost: localeFiles(import.meta.glob('./locales/*.json', { import: 'default' })) };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readerHost: typeof texts;
  }
}
