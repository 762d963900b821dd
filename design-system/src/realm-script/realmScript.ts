import { applyRealmTheme } from './applyRealmTheme.ts';

applyRealmTheme(document, location.hostname);
