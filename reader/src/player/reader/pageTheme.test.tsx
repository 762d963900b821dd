import { beforeEach, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../settings/settings.ts';
import { createPageTheme, type PageThemeOptions, type ReaderAppearance } from './pageTheme.ts';

const useTablet = (isTablet: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTablet }));
  vi.stubGlobal('screen', { width: 800, height: 1200 });
};
beforeEach(() => useTablet(false));

/** The theme of the pages of a book whose user has changed nothing. */
function openBook(more: Partial<PageThemeOptions> = {}) {
  const settings = createSettingsStore(undefined);
  let appearance: ReaderAppearance = { realm: undefined, theme: undefined, pageColour: 'white', scheme: 'light' };
  const onChanged = vi.fn();
  const theme = createPageTheme({
    settings,
    appearance: () => appearance,
    direction: () => 'ltr',
    fontsUrl: undefined,
    onChanged,
    ...more,
  });
  const show = (changes: Partial<ReaderAppearance>) => {
    appearance = { ...appearance, ...changes };
  };
  return { theme, settings, show, onChanged };
}

test('the text of the pages has the size, the spacing and the direction that the user and the book ask for', () => {
  const { theme, settings } = openBook({ direction: () => 'rtl' });
  expect(theme.css()).toContain('html{font-size:calc(var(--rk-root-size,1em) * 1.5) !important;direction:rtl}');
  settings.change({ textSize: 2, lineHeight: 2 });
  expect(theme.css()).toContain('html{font-size:calc(var(--rk-root-size,1em) * 3) !important;direction:rtl}');
  expect(theme.css()).toContain('line-height:2 !important');
});

test('the text of the pages is smaller on a tablet', () => {
  useTablet(true);
  expect(openBook().theme.css()).toContain('html{font-size:calc(var(--rk-root-size,1em) * 1.1) !important;');
});

test('the font for dyslexia comes from the host’s page, or from where the host names', () => {
  const [here, there] = [openBook(), openBook({ fontsUrl: 'https://fonts.example/f/' })];
  for (const { settings } of [here, there]) settings.change({ face: 'dyslexia' });
  expect(here.theme.css()).toContain(`url("${location.origin}/fonts/opendyslexic-latin-400-normal.woff2")`);
  expect(there.theme.css()).toContain('url("https://fonts.example/f/opendyslexic-latin-400-normal.woff2")');
});

test('a setting that changes the pages is reported once, and one that does not is not', () => {
  const { settings, onChanged } = openBook();
  settings.change({ textSize: 2 });
  settings.change({ textSize: 2 });
  settings.change({ muted: true });
  expect(onChanged).toHaveBeenCalledOnce();
  settings.change({ margins: 'wide' });
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test.each<Partial<ReaderAppearance>>([
  { scheme: 'dark', pageColour: 'black' },
  { pageColour: 'sepia' },
  { theme: 'sondo' },
  { realm: 'us' },
])('the pages follow the host to %j once it is applied', (changes) => {
  const { theme, show, onChanged } = openBook();
  const before = theme.css();
  theme.apply();
  expect(onChanged).not.toHaveBeenCalled();
  show(changes);
  theme.apply();
  expect(onChanged).toHaveBeenCalledOnce();
  expect(theme.css()).not.toBe(before);
});

test('the theme of a closed book does not follow the settings any more', () => {
  const { theme, settings, onChanged } = openBook();
  theme.close();
  settings.change({ textSize: 2 });
  expect(onChanged).not.toHaveBeenCalled();
});
