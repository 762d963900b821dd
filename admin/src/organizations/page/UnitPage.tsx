import { useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { Bookshelf } from '../../bookshelves/Bookshelf.tsx';
import { managementPath, tabHref } from '../../manage/paths.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { RecordPage } from '../../page/RecordPage.tsx';
import { Section } from '../../page/Section.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import type { PanelRecord } from '../../resources/usePanelDataProvider.ts';
import { Identifiers } from './Identifiers.tsx';
import { Tree } from './Tree.tsx';
import { UnitForm } from './UnitForm.tsx';
import { UnitLinks } from './UnitLinks.tsx';

/** Shows an organisation or a school unit: its details, its place in the tree, its people (admin §3). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { uid = '' } = useParams();
  const { pathname } = useLocation();
  const query = useGetOne<PanelRecord<'schoolUnits'>>('schoolUnits', { id: uid });
  usePageTitle(query.data?.name);
  const managed = pathname.startsWith(managementPath);
  const list = managed ? tabHref('organizations') : '/controlpanel/units';
  return (
    <RecordPage
      kind="unit"
      query={query}
      list={{ href: list, label: managed ? admin(($) => $.tabs.organizations) : admin(($) => $.navigation.areas.units) }}
    >
      {(unit) => (
        <>
          <PageHead title={unit.name} subtitle={admin(($) => $.schoolUnitTypes[unit.type])} />
          <div style={{ display: 'grid', gap: '1.25rem' }}>
            <UnitLinks unit={unit} />
            <UnitForm key={unit.uid} unit={unit} />
            <Tree unit={unit} />
            <Identifiers unit={unit} />
            <Section title={t(($) => $.tabs.bookshelf)}>
              <Bookshelf key={unit.uid} resource="schoolUnitBooks" ownerId={unit.uid} />
            </Section>
          </div>
        </>
      )}
    </RecordPage>
  );
}
