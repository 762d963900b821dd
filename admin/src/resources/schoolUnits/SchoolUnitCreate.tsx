import { Create, NumberInput, SaveButton, SelectInput, TextInput } from '@realmkit/admin-kit';
import { schoolUnitConstraints as limits } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/customer-management';
import { useUserContext } from '@realmkit/shell';
import { FormDataConsumer } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { schoolUnitTypes } from '../../dataProvider/schoolUnitTypes.ts';
import { FieldGrid } from '../../fields/FieldGrid.ts';
import { SchoolUnitInput } from '../../fields/SchoolUnitInput.tsx';
import { DetailsForm } from '../../page/DetailsForm.tsx';
import { managementPath, tabHref } from '../../page/managementPaths.ts';

type NewUnit = components['schemas']['NewSchoolUnit'];

const texts = ['streetAddress', 'postalCode', 'city'] as const;

/** Adds a school unit below another one; only superusers may add one at the top (admin §7). */
function SchoolUnitCreate() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const user = useUserContext();
  const managed = useLocation().pathname.startsWith(managementPath);
  const mayStandAtTop = user.status !== 'anonymous' && user.isSuperuser;
  const title = t(($) => $.unit.newUnit);
  const list = managed
    ? { href: tabHref('organizations'), label: admin(($) => $.tabs.organizations) }
    : { href: '/controlpanel/units', label: admin(($) => $.navigation.areas.units) };
  const path = managed ? `${managementPath}/organizations` : '/controlpanel/units';
  return (
    <Create resource="schoolUnits" title={title} list={list} redirect={(_, id) => `${path}/${encodeURIComponent(id)}`}>
      <DetailsForm
        defaultValues={{ name: '', type: 'school' }}
        toolbar={
          <FormDataConsumer>
            {({ formData }) => <SaveButton label={title} disabled={!mayStandAtTop && !formData.parent} />}
          </FormDataConsumer>
        }
      >
        <FieldGrid>
          <TextInput<NewUnit> source="name" label={t(($) => $.unit.fields.name)} isRequired maxLength={limits.name.maxLength} />
          <SelectInput<NewUnit>
            source="type"
            label={admin(($) => $.organizations.type)}
            choices={schoolUnitTypes.map((type) => ({ id: type, name: admin(($) => $.schoolUnitTypes[type]) }))}
          />
          <div data-wide>
            <SchoolUnitInput
              source="parent"
              label={t(($) => $.unit.parent)}
              placeholder={admin(($) => $.fields.typeName)}
              helperText={mayStandAtTop ? t(($) => $.unit.parentOrTop) : t(($) => $.unit.parentNeeded)}
            />
          </div>
          {texts.map((name) => (
            <TextInput<NewUnit> key={name} source={name} label={t(($) => $.unit.fields[name])} maxLength={limits[name].maxLength} />
          ))}
          <NumberInput<NewUnit> source="pupilNumber" label={admin(($) => $.organizations.pupils)} min={limits.pupilNumber.minimum} />
        </FieldGrid>
      </DetailsForm>
    </Create>
  );
}

export { SchoolUnitCreate as Component };
