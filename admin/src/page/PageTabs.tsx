import { LinkTabs } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** The tab that an address asks for; the first one where it asks for none that there is. */
export const useTab = <Tab extends string>(names: readonly [Tab, ...Tab[]]): Tab => {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  return names.find((name) => name === asked) ?? names[0];
};

interface PageTabsProps<Tab extends string> {
  readonly names: readonly Tab[];
  readonly current: Tab;
  readonly labelOf: (tab: Tab) => string;
}

/** The sides of a record as tabs, each with an address of its own. */
export function PageTabs<Tab extends string>({ names, current, labelOf }: PageTabsProps<Tab>) {
  const { t } = useTranslation('people');
  const { pathname, search } = useLocation();
  const addressOf = (to: Tab) => {
    const parameters = new URLSearchParams(search);
    parameters.set('tab', to);
    return `${pathname}?${parameters}`;
  };
  return (
    <LinkTabs
      label={t(($) => $.tabs.label)}
      tabs={names.map((to) => ({ label: labelOf(to), href: addressOf(to), current: to === current }))}
    />
  );
}
