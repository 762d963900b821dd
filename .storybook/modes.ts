import type { Direction, Realm, Scheme, ThemeName } from '@realmkit/design-system';
import { realms } from '../design-system/src/realm/Realm.ts';

/** The screen sizes for stories, in CSS px; 320 is 1280 at a zoom of 400 % (WCAG 1.4.10). */
export const screens = {
  narrow: { name: 'Narrow (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk (1024)', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
} as const;

/** The choices of the Storybook toolbar. */
export interface StoryGlobals {
  realm: Realm;
  theme: ThemeName;
  scheme: Scheme;
  direction: Direction;
  viewport: { value: keyof typeof screens };
  /** Whether the texts of the page are replaced as the translation of a browser does it. */
  translated?: boolean;
}

const plain: StoryGlobals = { realm: 'se', theme: 'default', scheme: 'light', direction: 'ltr', viewport: { value: 'desk' } };

/** The name of a mode. */
type ModeName = 'se-light' | 'se-dark' | 'fr-sondo-light' | 'fr-sondo-dark' | 'us-light-rtl' | 'mobile';

/** The modes in which stories are tested and compared with pictures, by vitest and by Chromatic: choices of the toolbar. */
export const modes: Readonly<Record<ModeName, StoryGlobals>> = {
  'se-light': plain,
  'se-dark': { ...plain, scheme: 'dark' },
  'fr-sondo-light': { ...plain, realm: 'fr', theme: 'sondo' },
  'fr-sondo-dark': { ...plain, realm: 'fr', theme: 'sondo', scheme: 'dark' },
  'us-light-rtl': { ...plain, realm: 'us', direction: 'rtl' },
  mobile: { ...plain, viewport: { value: 'narrow' } },
};

/** All 32 combinations of realm, theme and scheme, by their names. */
export const combinations: Readonly<Record<string, StoryGlobals>> = Object.fromEntries(
  realms.flatMap((realm) =>
    (['default', 'sondo'] as const).flatMap((theme) =>
      (['light', 'dark'] as const).map((scheme) => [`${realm}-${theme}-${scheme}`, { ...plain, realm, theme, scheme }]),
    ),
  ),
);

/** The modes as Chromatic reads them in `parameters.chromatic.modes`. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { viewport, ...globals }]) => [name, { ...globals, viewport: viewport.value }]),
);
