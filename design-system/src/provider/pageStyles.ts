import type { Theme } from '@mui/material/styles';
import { pageRules } from '../theme/pageRules.ts';
import { pageTheme } from '../theme/pageTheme.ts';

let inserted: { readonly theme: Theme; readonly element: HTMLStyleElement } | undefined;

/**
 * Inserts the global rules of a theme before those of components, in place of those of another theme. They are plain CSS: Emotion would parse
 * and prefix them before the first paint.
 */
export function insertPageStyles(theme: Theme): void {
  if (inserted?.theme === theme && inserted.element.isConnected) return;
  inserted?.element.remove();
  // Empty when inserted, as the content security policy requires.
  const element = document.createElement('style');
  document.head.insertBefore(element, document.head.querySelector('style[data-emotion]'));
  for (const rule of pageRules(theme)) element.sheet?.insertRule(rule, element.sheet.cssRules.length);
  inserted = { theme, element };
}

/**
 * Creates the theme of pages that are read from left to right, inserts its global rules, and finds the local font that stands in for Inter.
 * `RealmProvider` and the first layout do so too; on a slow device it takes long, so that pages call this while their first responses are pending.
 */
export function preparePage(): void {
  insertPageStyles(pageTheme());
  // Not reported: without a local font, one of the system stands in.
  document.fonts?.load("1em 'Inter Fallback'").catch(() => undefined);
}
