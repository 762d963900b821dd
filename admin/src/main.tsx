import './i18n/resources.ts';
import { localeFiles, startShell } from '@realmkit/shell';
import { reactAdminTexts } from './i18n/reactAdminTexts.ts';
import { inDataRouter } from './panel/dataRouter.tsx';
import { routes } from './routes.tsx';

startShell({
  name: 'admin',
  routes,
  router: inDataRouter,
  namespaces: {
    admin: localeFiles(import.meta.glob('./locales/*.json', { import: 'default' })),
    people: localeFiles(import.meta.glob('./locales/people/*.json', { import: 'default' })),
    reactAdmin: (locale) => reactAdminTexts[locale](),
  },
  preload: ['admin', 'reactAdmin'],
  // The administration's notices stay a little shorter than the shell's (admin §2).
  noticeMs: 4000,
});
