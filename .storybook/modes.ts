import type { Direction, Realm, Scheme, ThemeName } from '@realmkit/design-system';

/** What the Storybook toolbar chooses. */
interface StoryGlobals {
  realm: Realm;
  theme: ThemeName;
  scheme: Scheme;
  direction: Direction;
}

/** A way to wear every story: toolbar choices and, where it matters, the size of the screen. */
export interface Mode {
  globals: StoryGlobals;
  viewport?: { width: number; height: number };
}

const plain: StoryGlobals = { realm: 'se', theme: 'default', scheme: 'light', direction: 'ltr' };

/** The name of a mode. */
export type ModeName = 'se-light' | 'se-dark' | 'fr-sondo-light' | 'fr-sondo-dark' | 'us-light-rtl' | 'mobile';

/** The modes in which stories are tested and pictured, by vitest and by Chromatic alike. */
export const modes: Readonly<Record<ModeName, Mode>> = {
  'se-light': { globals: plain },
  'se-dark': { globals: { ...plain, scheme: 'dark' } },
  'fr-sondo-light': { globals: { ...plain, realm: 'fr', theme: 'sondo' } },
  'fr-sondo-dark': { globals: { ...plain, realm: 'fr', theme: 'sondo', scheme: 'dark' } },
  'us-light-rtl': { globals: { ...plain, realm: 'us', direction: 'rtl' } },
  mobile: { globals: plain, viewport: { width: 360, height: 740 } },
};

/** The modes as Chromatic reads them in `parameters.chromatic.modes`. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { globals, viewport }]) => [name, { ...globals, ...(viewport ? { viewport } : {}) }]),
);
