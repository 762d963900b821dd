import type { ReactNode } from 'react';

/** A link of a navigation, which may be the current page. */
export interface NavigationTab {
  label: string;
  href: string;
  icon?: ReactNode;
  current?: boolean;
}
