import { PageHead } from '@realmkit/admin-kit';
import { ButtonLink, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from './list/DownloadButton.tsx';
import { SchoolUnitList } from './SchoolUnitList.tsx';

/** Shows the school units of a user with the admin flag: the service returns only their own (admin §1). */
function SchoolUnitsPage() {
  const { t } = useTranslation('admin');
  const { t: people } = useTranslation('people');
  const title = t(($) => $.navigation.areas.units);
  return (
    <>
      <PageHead
        title={title}
        actions={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: token('space.150') }}>
            <DownloadButton />
            <ButtonLink variant="contained" href="/controlpanel/units/new">
              {people(($) => $.unit.newUnit)}
            </ButtonLink>
          </div>
        }
      />
      <SchoolUnitList />
    </>
  );
}

export { SchoolUnitsPage as Component };
