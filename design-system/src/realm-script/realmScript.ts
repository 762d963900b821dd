import { applyRealmTheme } from './applyRealmTheme.ts';
import { followThemeColour } from './followThemeColour.ts';

applyRealmTheme(document, location.hostname);
followThemeColour(document);
