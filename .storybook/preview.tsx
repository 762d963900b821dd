import { loadRightToLeft, RealmProvider, realms, token } from '@realmkit/design-system';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../design-system/dist/tokens.css';
import { chromaticModes, screens } from './modes.ts';
import { themeFromGlobals } from './storyTheme.ts';
import { checkTranslation, startTranslation } from './translation.ts';
import { checkLongNames, checkWidth, checkWords } from './words.ts';

configure({
  // The story of a page first loads its modules, which can be slow on a busy machine.
  asyncUtilTimeout: 20_000,
  // What is announced is on the page too: a query by text means what is seen.
  defaultIgnore: 'script, style, [data-announcer] *',
  // Queries that wait are retried many times: printing the whole page each time took a tenth of a run.
  getElementError: (message) => new Error(message ?? 'The element was not found'),
});

const toolbar = (title: string, icon: 'globe' | 'paintbrush' | 'contrast' | 'transfer', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Whether a story, or the run of all, has its page translated as a browser does it. */
const isTranslated = ({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>): boolean =>
  globals.translated === true || parameters.translated === true;

export default {
  globalTypes: {
    realm: toolbar('Realm', 'globe', realms),
    theme: toolbar('Theme', 'paintbrush', ['default', 'sondo']),
    scheme: toolbar('Scheme', 'contrast', ['light', 'dark']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { realm: 'se', theme: 'default', scheme: 'light', direction: 'ltr', token: '', viewport: { value: undefined } },
  loaders: [
    ({ globals }) => (globals.direction === 'rtl' ? loadRightToLeft() : undefined),
    // The faces of headings are optional: a picture must not depend on whether one was in time.
    () => Promise.all(['Fraunces', 'Bricolage Grotesque'].map((face) => document.fonts.load(`650 1em '${face}'`))),
  ],
  decorators: [
    (Story, { viewMode, globals }) => (
      <RealmProvider {...themeFromGlobals(globals)}>
        {viewMode === 'docs' ? (
          // The docs page keeps Storybook's style; a story on it has its own background.
          <div style={{ padding: '1rem', backgroundColor: token('color.surface.page'), color: token('color.text.default') }}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </RealmProvider>
    ),
  ],
  beforeEach: (context) => (isTranslated(context) ? startTranslation() : undefined),
  afterEach: (context) => {
    if (isTranslated(context)) checkTranslation();
    checkWords();
    checkWidth();
    if (document.documentElement.clientWidth === 320 && !context.tags.includes('picture')) checkLongNames();
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations', 'incomplete'],
        // No script can run in the pages of books, so axe would only wait half a second for their answer in each story.
        iframes: false,
      },
    },
    // Only layouts and the kitchen sink have pictures, also on Chromatic; their stories enable it.
    chromatic: { modes: chromaticModes, disableSnapshot: true },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: { options: screens },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Design system',
          ['Guides', 'foundations', 'components', 'layouts', 'kitchen-sink'],
          'Shell',
          'Admin kit',
          'Consumer',
          'Admin',
          'Reader',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
