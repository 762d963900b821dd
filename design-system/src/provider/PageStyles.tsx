import type { Theme } from '@mui/material/styles';
import { useInsertionEffect } from 'react';
import { pageRules } from '../theme/pageRules.ts';

/**
 * Inserts the global rules of a page before those of its components. They are plain CSS: Emotion would parse and prefix them before the
 * first paint.
 */
export function PageStyles({ theme }: { readonly theme: Theme }) {
  useInsertionEffect(() => {
    // Empty when inserted, as the content security policy requires.
    const element = document.createElement('style');
    document.head.insertBefore(element, document.head.querySelector('style[data-emotion]'));
    for (const rule of pageRules(theme)) element.sheet?.insertRule(rule, element.sheet.cssRules.length);
    return () => element.remove();
  }, [theme]);
  return null;
}
