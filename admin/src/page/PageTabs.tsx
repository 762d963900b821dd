import { LinkTabs } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** Returns the tab that the URL selects; the first one if it selects no known tab. */
export const useTab = <Tab extends string>(names: readonly [Tab, ...Tab[]]): Tab => {
  const requested = new URLSearchParams(useLocation().search).get('tab');
  return names.find((name) => name === requested) ?? names[0];
};

interface PageTabsProps<Tab extends string> {
  readonly names: readonly Tab[];
  readonly current: Tab;
  readonly labelOf: (tab: Tab) => string;
}

/** Shows the tabs of a record, each with its own URL. */
export function PageTabs<Tab extends string>({ names, current, labelOf }: PageTabsProps<Tab>) {
  const { t } = useTranslation('people');
  const { pathname, search } = useLocation();
  const hrefOf = (to: Tab) => {
    const parameters = new URLSearchParams(search);
    parameters.set('tab', to);
    return `${pathname}?${parameters}`;
  };
  return (
    <LinkTabs
      label={t(($) => $.tabs.label)}
      tabs={names.map((to) => ({ label: labelOf(to), href: hrefOf(to), current: to === current }))}
    />
  );
}
