import './i18n.ts';
import { localeFiles, startShell } from '@realmkit/shell';
import { routes } from './routes.tsx';

startShell({
  name: 'consumer',
  routes,
  namespaces: { consumer: localeFiles(import.meta.glob('./locales/*.json', { import: 'default' })) },
  preload: ['consumer'],
});
