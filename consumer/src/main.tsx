import './font.ts';
import './i18n.ts';
import { renderShell } from '@realmkit/shell';
import { beginning } from './beginning.ts';
import { linkManifest } from './install/linkManifest.ts';
import { routes } from './routes.tsx';

linkManifest(document);
renderShell(beginning, { routes });
