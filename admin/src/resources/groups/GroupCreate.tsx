import { Create, SaveButton } from '@realmkit/admin-kit';
import { FormDataConsumer } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { SchoolUnitInput } from '../../fields/SchoolUnitInput.tsx';
import { DetailsForm } from '../../page/DetailsForm.tsx';
import { managedRecordHref, tabHref } from '../../page/managementPaths.ts';
import { GroupInputs } from './edit/GroupInputs.tsx';

const empty = { name: '', type: 'class', typicalSchoolEntryYear: null, externalId: null, generateCode: false };

/** Adds a group to a school unit and opens it by the uid of the response (admin §7). */
function GroupCreate() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const title = t(($) => $.group.add);
  return (
    <Create
      resource="groups"
      title={title}
      list={{ href: tabHref('groups'), label: admin(($) => $.tabs.groups) }}
      redirect={(_, id) => managedRecordHref('groups', String(id))}
    >
      <DetailsForm
        defaultValues={empty}
        toolbar={<FormDataConsumer>{({ formData }) => <SaveButton label={title} disabled={!formData.schoolUid} />}</FormDataConsumer>}
      >
        <SchoolUnitInput source="schoolUid" label={t(($) => $.organization)} placeholder={admin(($) => $.fields.typeName)} />
        <GroupInputs isNew />
      </DetailsForm>
    </Create>
  );
}

export { GroupCreate as Component };
