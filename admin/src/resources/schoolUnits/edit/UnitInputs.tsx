import { BooleanInput, NumberInput, SelectInput, TextInput } from '@realmkit/admin-kit';
import { PermissionHint } from '@realmkit/design-system';
import { schoolUnitConstraints as limits } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/customer-management';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../fields/FieldGrid.ts';

type UnitChange = components['schemas']['SchoolUnitChange'];

const texts = ['name', 'streetAddress', 'postalCode', 'city'] as const;
const switches = ['secureAuthEnabled', 'qrCodeLoginEnabled'] as const;
const statuses = ['trial', 'customer', 'former'] as const;
/** The attributes of a school unit that can be changed. */
export const unitAttributes = [...texts, ...switches, 'pupilNumber', 'status', 'active'] as const;

/** Returns the labels of a school unit's attributes, and the texts of their values. */
export function useUnitTexts() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const labels: Readonly<Record<(typeof unitAttributes)[number], string>> = {
    name: t(($) => $.unit.fields.name),
    streetAddress: t(($) => $.unit.fields.streetAddress),
    postalCode: t(($) => $.unit.fields.postalCode),
    city: t(($) => $.unit.fields.city),
    secureAuthEnabled: t(($) => $.unit.secureAuthEnabled),
    qrCodeLoginEnabled: t(($) => $.unit.qrCodeLoginEnabled),
    pupilNumber: admin(($) => $.organizations.pupils),
    status: admin(($) => $.organizations.status),
    active: t(($) => $.unit.active),
  };
  const statusChoices = statuses.map((status) => ({ id: status, name: admin(($) => $.statuses[status]) }));
  return { labels, statusChoices };
}

/** Edits name, address, size, login settings and status of a school unit. Only superusers change status and activity. */
export function UnitInputs() {
  const { t } = useTranslation('people');
  const user = useUserContext();
  const isSuperuser = user.status !== 'anonymous' && user.isSuperuser;
  const { labels, statusChoices } = useUnitTexts();
  return (
    <FieldGrid>
      {texts.map((name) => (
        <TextInput<UnitChange>
          key={name}
          source={name}
          label={labels[name]}
          isRequired={name === 'name'}
          maxLength={limits[name].maxLength}
        />
      ))}
      <NumberInput<UnitChange> source="pupilNumber" label={labels.pupilNumber} min={limits.pupilNumber.minimum} />
      <SelectInput<UnitChange> source="status" label={labels.status} disabled={!isSuperuser} choices={statusChoices} />
      <div data-wide style={{ display: 'grid' }}>
        <BooleanInput<UnitChange> source="active" label={labels.active} disabled={!isSuperuser} />
        {isSuperuser ? null : <PermissionHint reason={t(($) => $.reasons.onlySuperusers)} />}
        {switches.map((name) => (
          <BooleanInput<UnitChange> key={name} source={name} label={labels[name]} />
        ))}
      </div>
    </FieldGrid>
  );
}
