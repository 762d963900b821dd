import { SelectField, TextField } from '@realmkit/design-system';
import { schoolUnitConstraints } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/customer-management';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { FieldGrid } from '../../fields/FieldGrid.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { SchoolUnitField } from '../../fields/SchoolUnitField.tsx';
import { managementPath, tabHref } from '../../manage/paths.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { AddPage } from '../../page/AddPage.tsx';
import { MutationForm } from '../../page/MutationForm.tsx';
import { Section } from '../../page/Section.tsx';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { schoolUnitTypes } from '../organizationListDefinition.ts';

type NewUnit = components['schemas']['NewSchoolUnit'];

const texts = ['streetAddress', 'postalCode', 'city'] as const;

/** Adds a school unit below another one; only superusers may add one at the top (admin §7). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const navigate = useNavigate();
  const reasonsOf = useFieldErrors();
  const user = useUserContext();
  const managed = useLocation().pathname.startsWith(managementPath);
  const mayStandAtTop = user.status !== 'anonymous' && user.isSuperuser;
  const [entered, setEntered] = useState<NewUnit>({ name: '', type: 'school' });
  const title = t(($) => $.unit.newUnit);
  const list = managed
    ? { href: tabHref('organizations'), label: admin(($) => $.tabs.organizations) }
    : { href: '/controlpanel/units', label: admin(($) => $.navigation.areas.units) };
  const adding = useActionMutation({
    mutationFn: () => provider.create('schoolUnits', { data: entered, meta: { leavesPage: true } }),
    successMessage: () => t(($) => $.created, { name: entered.name }),
    onSuccess: (_, { data }) =>
      navigate(`${managed ? `${managementPath}/organizations` : '/controlpanel/units'}/${encodeURIComponent(data.id)}`, { replace: true }),
  });
  const reasons = reasonsOf(adding.error);
  return (
    <AddPage title={title} list={list}>
      <Section title={t(($) => $.tabs.details)}>
        <MutationForm
          mutation={adding}
          submitLabel={title}
          ready={mayStandAtTop || Boolean(entered.parent)}
          onSubmit={() => adding.mutate()}
        >
          <FieldGrid>
            <TextField
              label={t(($) => $.unit.fields.name)}
              required
              maxLength={schoolUnitConstraints.name.maxLength}
              autoComplete="off"
              disabled={adding.isPending}
              value={entered.name}
              onChange={({ target }) => setEntered({ ...entered, name: target.value })}
              helperText={reasons.name}
              error={reasons.name !== undefined}
            />
            <SelectField
              label={admin(($) => $.organizations.type)}
              value={entered.type}
              disabled={adding.isPending}
              options={schoolUnitTypes.map((type) => ({ value: type, label: admin(($) => $.schoolUnitTypes[type]) }))}
              onChange={(value) => setEntered({ ...entered, type: schoolUnitTypes.find((type) => type === value) ?? 'school' })}
            />
            <div data-wide>
              <SchoolUnitField
                label={t(($) => $.unit.parent)}
                placeholder={admin(($) => $.fields.typeName)}
                value={entered.parent ?? undefined}
                disabled={adding.isPending}
                onChange={(parent) => setEntered({ ...entered, parent: parent ?? null })}
              />
              <FieldMessage data-error={reasons.parent !== undefined || undefined}>
                {reasons.parent ?? (mayStandAtTop ? t(($) => $.unit.parentOrTop) : t(($) => $.unit.parentNeeded))}
              </FieldMessage>
            </div>
            {texts.map((name) => (
              <TextField
                key={name}
                label={t(($) => $.unit.fields[name])}
                maxLength={schoolUnitConstraints[name].maxLength}
                autoComplete="off"
                disabled={adding.isPending}
                value={entered[name] ?? ''}
                onChange={({ target }) => setEntered({ ...entered, [name]: target.value || null })}
                helperText={reasons[name]}
                error={reasons[name] !== undefined}
              />
            ))}
            <TextField
              label={admin(($) => $.organizations.pupils)}
              type="number"
              inputMode="numeric"
              min={schoolUnitConstraints.pupilNumber.minimum}
              disabled={adding.isPending}
              value={entered.pupilNumber ?? ''}
              onChange={({ target }) => setEntered({ ...entered, pupilNumber: target.value === '' ? null : Number(target.value) })}
              helperText={reasons.pupilNumber}
              error={reasons.pupilNumber !== undefined}
            />
          </FieldGrid>
        </MutationForm>
      </Section>
    </AddPage>
  );
}
