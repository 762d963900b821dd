import '@realmkit/design-system/polyfills.ts';
import './i18n/resources.ts';
import { startShell } from '@realmkit/shell';
import { namespaces } from './i18n/namespaces.ts';
import { withDataRouter } from './panel/dataRouter.tsx';
import { routes } from './routes.tsx';

startShell({
  name: 'admin',
  routes,
  router: withDataRouter,
  namespaces,
  preload: ['admin', 'reactAdmin'],
});
