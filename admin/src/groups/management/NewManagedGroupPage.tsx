import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { SchoolUnitField } from '../../fields/SchoolUnitField.tsx';
import { managedRecordHref, tabHref } from '../../manage/paths.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { AddPage } from '../../page/AddPage.tsx';
import { MutationForm } from '../../page/MutationForm.tsx';
import { Section } from '../../page/Section.tsx';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { type ManagedGroupChange, ManagedGroupFields } from './ManagedGroupFields.tsx';

const empty: Required<ManagedGroupChange> = {
  name: '',
  type: 'class',
  typicalSchoolEntryYear: null,
  externalId: null,
  generateCode: false,
};

/** Adds a group to a school unit and opens it by the uid of the response (admin §7). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const navigate = useNavigate();
  const fieldErrorsOf = useFieldErrors();
  const [schoolUid, setSchoolUid] = useState<string>();
  const [entered, setEntered] = useState(empty);
  const title = t(($) => $.group.add);
  const adding = useActionMutation({
    mutationFn: (unit: string) => provider.create('groups', { data: { ...entered, schoolUid: unit }, meta: { leavesPage: true } }),
    successMessage: () => t(($) => $.created, { name: entered.name }),
    onSuccess: (_, { data }) => navigate(managedRecordHref('groups', String(data.id)), { replace: true }),
  });
  const fieldErrors = fieldErrorsOf(adding.error);
  return (
    <AddPage title={title} list={{ href: tabHref('groups'), label: admin(($) => $.tabs.groups) }}>
      <Section title={t(($) => $.tabs.details)}>
        <MutationForm
          mutation={adding}
          submitLabel={title}
          ready={schoolUid !== undefined}
          onSubmit={() => schoolUid !== undefined && adding.mutate(schoolUid)}
        >
          <SchoolUnitField
            label={t(($) => $.organization)}
            placeholder={admin(($) => $.fields.typeName)}
            value={schoolUid}
            disabled={adding.isPending}
            onChange={setSchoolUid}
          />
          {fieldErrors.schoolUid === undefined ? null : <FieldMessage data-error>{fieldErrors.schoolUid}</FieldMessage>}
          <ManagedGroupFields
            shown={entered}
            onChange={(change) => setEntered({ ...entered, ...change })}
            busy={adding.isPending}
            fieldErrors={fieldErrors}
          />
        </MutationForm>
      </Section>
    </AddPage>
  );
}
