import type shell from '../locales/en-GB.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    enableSelector: true;
    returnNull: false;
  }
  /** One namespace per area; each app adds its own, and the types of all layers merge in one program. */
  interface ResourceNamespaceMap {
    shell: typeof shell;
  }
}
