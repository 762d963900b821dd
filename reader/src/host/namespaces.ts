import { localeFiles } from '@realmkit/shell';
import type texts from './locales/en-GB.json';
import type review from './review/locales/en-GB.json';

/** The texts of the host pages. The reader loads its own; the reviews of staff use them too. */
export const namespaces = {
  readerHost: localeFiles(import.meta.glob('./locales/*.json', { import: 'default' })),
  review: localeFiles(import.meta.glob('./review/locales/*.json', { import: 'default' })),
  reader: localeFiles(import.meta.glob('../player/locales/*.json', { import: 'default' })),
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readerHost: typeof texts;
    review: typeof review;
  }
}
