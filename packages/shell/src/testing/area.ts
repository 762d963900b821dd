import '../i18n/resources.ts';

declare module 'i18next' {
  /** The texts of an area of an app, which the shell's tests load. */
  interface ResourceNamespaceMap {
    area: { title: string };
  }
}
