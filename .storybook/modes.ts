import type { Direction, Realm, Scheme, ThemeName } from '@realmkit/design-system';

/** The screens that stories can be seen on, in CSS px; 320 is what 1280 becomes at a zoom of 400 % (WCAG 1.4.10). */
export const screens = {
  narrow: { name: 'Narrow (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk (1024)', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
} as const;

/** What the Storybook toolbar chooses. */
interface StoryGlobals {
  realm: Realm;
  theme: ThemeName;
  scheme: Scheme;
  direction: Direction;
  viewport: { value: keyof typeof screens };
}

const plain: StoryGlobals = { realm: 'se', theme: 'default', scheme: 'light', direction: 'ltr', viewport: { value: 'desk' } };

/** The name of a mode. */
export type ModeName = 'se-light' | 'se-dark' | 'fr-sondo-light' | 'fr-sondo-dark' | 'us-light-rtl' | 'mobile';

/** The ways to wear a story in which it is tested and pictured, by vitest and by Chromatic alike: choices of the toolbar. */
export const modes: Readonly<Record<ModeName, StoryGlobals>> = {
  'se-light': plain,
  'se-dark': { ...plain, scheme: 'dark' },
  'fr-sondo-light': { ...plain, realm: 'fr', theme: 'sondo' },
  'fr-sondo-dark': { ...plain, realm: 'fr', theme: 'sondo', scheme: 'dark' },
  'us-light-rtl': { ...plain, realm: 'us', direction: 'rtl' },
  mobile: { ...plain, viewport: { value: 'narrow' } },
};

/** The modes as Chromatic reads them in `parameters.chromatic.modes`. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { viewport, ...globals }]) => [name, { ...globals, viewport: viewport.value }]),
);
