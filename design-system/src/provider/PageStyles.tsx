import type { Theme } from '@mui/material/styles';
import { useInsertionEffect } from 'react';
import { pageRules } from '../theme/pageRules.ts';

/**
 * Writes the rules of a whole page, before those of its components. They are finished CSS: through Emotion, as MUI's own global styles go, they
 * would be parsed and prefixed by script while the first picture waits.
 */
export function PageStyles({ theme }: { readonly theme: Theme }) {
  useInsertionEffect(() => {
    // Empty when it enters the page, as the security policy wants it.
    const element = document.createElement('style');
    document.head.insertBefore(element, document.head.querySelector('style[data-emotion]'));
    for (const rule of pageRules(theme)) element.sheet?.insertRule(rule, element.sheet.cssRules.length);
    return () => element.remove();
  }, [theme]);
  return null;
}
