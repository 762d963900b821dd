import type deletion from '../delete/locales/en-GB.json';
import type form from '../form/locales/en-GB.json';
import type list from '../list/locales/en-GB.json';
import type listTools from '../listTools/locales/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    delete: typeof deletion;
    form: typeof form;
    list: typeof list;
    listTools: typeof listTools;
  }
}
