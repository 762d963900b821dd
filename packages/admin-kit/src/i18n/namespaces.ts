import { localeFiles } from '@realmkit/shell';
import { reactAdminTexts } from './reactAdminTexts.ts';

/** The texts of the kit and of react-admin, for the namespaces of an app. */
export const kitNamespaces = {
  list: localeFiles(import.meta.glob('../list/locales/*.json', { import: 'default' })),
  listTools: localeFiles(import.meta.glob('../listTools/locales/*.json', { import: 'default' })),
  form: localeFiles(import.meta.glob('../form/locales/*.json', { import: 'default' })),
  delete: localeFiles(import.meta.glob('../delete/locales/*.json', { import: 'default' })),
  reactAdmin: (locale: keyof typeof reactAdminTexts): Promise<object> => reactAdminTexts[locale](),
};
