import { Edit, pick } from '@realmkit/admin-kit';
import { Section } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import type { PanelRecord } from '../../dataProvider/usePanelDataProvider.ts';
import { DetailsForm } from '../../page/DetailsForm.tsx';
import { managementPath, tabHref } from '../../page/managementPaths.ts';
import { useRecordTexts } from '../../page/useRecordTexts.ts';
import { Bookshelf } from '../bookshelves/Bookshelf.tsx';
import { Identifiers } from './edit/Identifiers.tsx';
import { Tree } from './edit/Tree.tsx';
import { UnitInputs, unitAttributes, useUnitTexts } from './edit/UnitInputs.tsx';
import { UnitLinks } from './edit/UnitLinks.tsx';

/** Shows an organisation or a school unit: its details, its place in the tree, its people (admin §3). */
function SchoolUnitEdit() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { id: uid = '' } = useParams();
  const { labels, statusChoices } = useUnitTexts();
  const labelOf: Readonly<Record<string, string>> = labels;
  const managed = useLocation().pathname.startsWith(managementPath);
  const list = managed
    ? { href: tabHref('organizations'), label: admin(($) => $.tabs.organizations) }
    : { href: '/controlpanel/units', label: admin(($) => $.navigation.areas.units) };
  return (
    <Edit<PanelRecord<'schoolUnits'>>
      resource="schoolUnits"
      id={uid}
      title={({ name }) => name}
      subtitle={({ type }) => admin(($) => $.schoolUnitTypes[type])}
      list={list}
      texts={useRecordTexts('unit')}
      valuesOf={pick(unitAttributes)}
      labelOf={(name) => labelOf[name] ?? name}
      textOf={(value) => statusChoices.find(({ id }) => id === value)?.name}
      render={({ record: unit }) => (
        <>
          <UnitLinks unit={unit} />
          <DetailsForm>
            <UnitInputs />
          </DetailsForm>
          <Tree unit={unit} />
          <Identifiers unit={unit} />
          <Section title={t(($) => $.tabs.bookshelf)}>
            <Bookshelf key={unit.uid} resource="schoolUnitBooks" ownerId={unit.uid} />
          </Section>
        </>
      )}
    />
  );
}

export { SchoolUnitEdit as Component };
