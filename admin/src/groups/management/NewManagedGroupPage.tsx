import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
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
import { invalidateGroups } from '../school/groupQueries.ts';
import { ManagedGroupFields } from './ManagedGroupFields.tsx';
import type { ManagedGroupChange } from './managedGroupQueries.ts';

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
  const { customerManagement } = useClients();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const fieldErrorsOf = useFieldErrors();
  const [schoolUid, setSchoolUid] = useState<string>();
  const [entered, setEntered] = useState(empty);
  const title = t(($) => $.group.add);
  const adding = useActionMutation({
    mutationFn: async (unit: string) => unwrap(await customerManagement.PUT('/groups', { body: { ...entered, schoolUid: unit } })),
    successMessage: () => t(($) => $.created, { name: entered.name }),
    onSuccess: async (_, { uid }) => {
      void invalidateGroups(queries);
      await navigate(managedRecordHref('groups', uid), { replace: true });
    },
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
