import '@realmkit/design-system/polyfills.ts';
import './theme.ts';
import { renderShell } from '@realmkit/shell';
import { bootstrap } from './bootstrap.ts';
import { linkManifest } from './install/linkManifest.ts';
import { routes } from './routes.tsx';

linkManifest(document);
renderShell(bootstrap, { routes });
