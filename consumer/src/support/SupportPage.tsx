import { useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Page } from '../page/Page.tsx';
import { UserGate } from '../page/UserGate.tsx';
import { SupportContent } from './SupportContent.tsx';
import { supportOffer } from './supportOffer.ts';

/** Shows the support links of the country (shell §1, §2). */
function SupportPage() {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  const { configuration } = useShell();
  const title = shell(($) => $.menu.support);
  return (
    <Page title={title} heading={title}>
      <UserGate errorTitle={t(($) => $.failed)}>{(user) => <SupportContent offer={supportOffer(configuration.links, user)} />}</UserGate>
    </Page>
  );
}

export { SupportPage as Component };
