import './font.ts';
import './i18n.ts';
import { showShell } from '@realmkit/shell';
import { beginning } from './beginning.ts';
import { linkManifest } from './install/linkManifest.ts';
import { routes } from './routes.tsx';

linkManifest(document);
showShell(beginning, { routes });
