import './font.ts';
import './i18n.ts';
import { startShell } from '@realmkit/shell';
import { linkManifest } from './install/linkManifest.ts';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';

linkManifest(document);
startShell({ name: 'consumer', routes, namespaces, preload: ['consumer'] });
