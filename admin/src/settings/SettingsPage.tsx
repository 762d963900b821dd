import { Section } from '@realmkit/design-system';
import { LanguageSetting, ListSetting, SchemeSetting } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Page } from '../page/Page.tsx';

/** Shows the settings of the panel: the cached list types and their duration (admin §9), language and colours. */
function SettingsPage() {
  const { t } = useTranslation('admin');
  return (
    <Page title={t(($) => $.navigation.areas.settings)} width="reading">
      <Section>
        <LanguageSetting />
        <SchemeSetting />
      </Section>
      <ListSetting />
    </Page>
  );
}

export { SettingsPage as Component };
