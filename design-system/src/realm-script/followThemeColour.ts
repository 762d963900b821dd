const barColour = '--rk-color-surface-bar';

/** Colours the browser's frame like the bar of the page, in each realm, theme and scheme that the page takes. */
export function followThemeColour(page: Document): void {
  const root = page.documentElement;
  const meta = page.createElement('meta');
  meta.name = 'theme-color';
  const update = () => {
    meta.content = getComputedStyle(root).getPropertyValue(barColour).trim();
  };
  update();
  page.head.append(meta);
  new MutationObserver(update).observe(root, { attributeFilter: ['data-realm', 'data-theme', 'data-scheme'] });
}
