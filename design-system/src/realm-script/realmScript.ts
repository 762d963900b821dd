import { applyRealmTheme } from './applyRealmTheme.ts';
import { followThemeColour } from './followThemeColour.ts';
import { printInLight } from './printInLight.ts';

applyRealmTheme(document, location.hostname);
followThemeColour(document);
printInLight(document);
