import { ButtonLink } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { managedRecordHref } from '../page/managementPaths.ts';
import { DownloadButton } from '../resources/schoolUnits/list/DownloadButton.tsx';

/** Shows the actions of a tab beside its list. People are added at their organisation, in the panel of schools. */
export function TabActions({ tab }: { readonly tab: 'organizations' | 'groups' }) {
  const { t } = useTranslation('people');
  return (
    <>
      <ButtonLink variant="contained" href={managedRecordHref(tab, 'new')}>
        {tab === 'groups' ? t(($) => $.group.add) : t(($) => $.unit.newUnit)}
      </ButtonLink>
      {tab === 'organizations' ? <DownloadButton /> : null}
    </>
  );
}
