import type { ReactNode } from 'react';

/** One entry of a navigation: a link that may be the current page. */
export interface NavigationTab {
  label: string;
  href: string;
  icon?: ReactNode;
  current?: boolean;
}
