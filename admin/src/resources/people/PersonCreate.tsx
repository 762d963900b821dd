import { Create, RecordStates, SaveButton, useFormDraft, useServiceErrorText, type Values } from '@realmkit/admin-kit';
import { ButtonLink } from '@realmkit/design-system';
import { useNotice } from '@realmkit/shell';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type PanelRecord, usePanelDataProvider } from '../../dataProvider/usePanelDataProvider.ts';
import { DetailsForm } from '../../page/DetailsForm.tsx';
import { GroupChoice } from './create/GroupChoice.tsx';
import { joinGroups } from './create/joinGroups.ts';
import { PersonInputs } from './form/PersonInputs.tsx';
import { changedData, editableValues } from './form/personForm.ts';
import { peopleHref, personHref, typeOfPath } from './personTypes.ts';

/** Adds a student, guardian or employee from the type's template, with groups (admin §4). */
function PersonCreate() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { t: form } = useTranslation('form');
  const provider = usePanelDataProvider();
  const navigate = useNavigate();
  const { show } = useNotice();
  const errorText = useServiceErrorText();
  const { pathname, search } = useLocation();
  const type = typeOfPath(pathname);
  const template = useGetOne<PanelRecord<'personTemplates'>>('personTemplates', { id: type });
  const draft = useFormDraft('new');
  const title = t(($) => $.add[type]);
  const list = `${peopleHref(type)}${search}`;
  // From the list of an organisation, people are added to that organisation.
  const requestedId = Number(new URLSearchParams(search).get('organization'));
  const { options = [] } = template.data?.attributes.organizations ?? {};
  const preselected = options.find(({ id }) => id === requestedId) ?? options[0];
  // The service itself reports missing fields (admin §5: no field is validated here).
  const missing = { username: '', name: '', organizations: [] };
  const transform = (data: Values) => ({ data: { ...missing, ...(template.data && changedData(template.data.attributes, data)) } });
  const onSuccess = async ({ id }: { readonly id: number | string }, { name, groups }: Values) => {
    draft.clear();
    show({ type: 'success', message: form(($) => $.created, { name: String(name ?? '') }) });
    const groupsError = await joinGroups(provider, Number(id), Array.isArray(groups) ? groups : []);
    if (groupsError !== undefined) show({ type: 'warning', message: t(($) => $.createdWithoutGroups, { reason: errorText(groupsError) }) });
    await navigate(personHref(type, Number(id), groupsError === undefined ? undefined : 'groups'), { replace: true, state: { list } });
  };
  return (
    <Create
      resource={type}
      title={title}
      list={{ href: list, label: admin(($) => $.navigation.areas[type]) }}
      transform={transform}
      mutationOptions={{ onSuccess }}
    >
      <RecordStates
        query={template}
        listHref={list}
        isPart
        texts={{ failed: t(($) => $.templateFailed), gone: t(($) => $.templateFailed) }}
      >
        {({ attributes }) => (
          <DetailsForm
            defaultValues={{ ...editableValues(attributes), ...(preselected && { organizations: [{ id: preselected.id }] }) }}
            draft={draft}
            toolbar={
              <>
                <SaveButton label={title} />
                <ButtonLink href={list} onClick={draft.clear}>
                  {admin(($) => $.user.cancel)}
                </ButtonLink>
              </>
            }
          >
            <PersonInputs type={type} attributes={attributes} isNew />
            <GroupChoice />
          </DetailsForm>
        )}
      </RecordStates>
    </Create>
  );
}

export { PersonCreate as Component };
