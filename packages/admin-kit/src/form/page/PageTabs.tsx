import { LinkTabs } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** Returns the tab that the URL selects; the first one if it selects no known tab. */
export const useTab = <Tab extends string>(names: readonly [Tab, ...Tab[]]): Tab => {
  const requested = new URLSearchParams(useLocation().search).get('tab');
  return names.find((name) => name === requested) ?? names[0];
};

/** Returns the query of a URL with another tab. */
export function tabSearch(search: string, tab: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('tab', tab);
  return `?${parameters}`;
}

interface PageTabsProps<Tab extends string> {
  readonly names: readonly Tab[];
  readonly current: Tab;
  readonly labelOf: (tab: Tab) => string;
}

/** Shows the tabs of a record, each with its own URL. */
export function PageTabs<Tab extends string>({ names, current, labelOf }: PageTabsProps<Tab>) {
  const { t } = useTranslation('form');
  const { pathname, search } = useLocation();
  return (
    <LinkTabs
      label={t(($) => $.tabs)}
      tabs={names.map((to) => ({ label: labelOf(to), href: pathname + tabSearch(search, to), current: to === current }))}
    />
  );
}
