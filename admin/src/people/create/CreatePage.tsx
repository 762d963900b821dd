import { ButtonLink } from '@realmkit/design-system';
import { useNotice } from '@realmkit/shell';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { AddPage } from '../../page/AddPage.tsx';
import { MutationForm } from '../../page/MutationForm.tsx';
import { RecordGate } from '../../page/RecordGate.tsx';
import { Section } from '../../page/Section.tsx';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { changedData, type Entered } from '../form/formValues.ts';
import { PersonForm } from '../form/PersonForm.tsx';
import { usePersonDraft } from '../form/usePersonDraft.ts';
import { type PersonAttributes, peopleHref, personHref, typeOfPath } from '../personTypes.ts';
import { createPerson, type NewPerson } from './createPerson.ts';
import { GroupChoice } from './GroupChoice.tsx';

/** Returns the request body of a new person. The service itself reports missing fields (admin §5: no field is validated here). */
function newPerson(template: PersonAttributes, entered: Entered): NewPerson {
  const { username = '', name = '', organizations = [], ...others } = changedData(template, entered);
  return { username, name, organizations, ...others };
}

/** Adds a student, guardian or employee from the type's template, with groups (admin §4). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const navigate = useNavigate();
  const { show } = useNotice();
  const failureText = useServiceErrorText();
  const reasonsOf = useFieldErrors();
  const { pathname, search } = useLocation();
  const type = typeOfPath(pathname);
  const template = useGetOne<PanelRecord<'personTemplates'>>('personTemplates', { id: type });
  const { entered, enter, clear } = usePersonDraft('new');
  const [groups, setGroups] = useState<readonly number[]>([]);
  const title = t(($) => $.add[type]);
  const list = `${peopleHref(type)}${search}`;
  // From the list of an organisation, people are added to that organisation.
  const requestedId = Number(new URLSearchParams(search).get('organization'));
  const options = template.data?.attributes.organizations.options ?? [];
  const preselected = options.find(({ id }) => id === requestedId) ?? options[0];
  const filled: Entered =
    entered.organizations === undefined && preselected ? { ...entered, organizations: [{ id: preselected.id }] } : entered;

  const adding = useActionMutation({
    mutationFn: (person: NewPerson) => createPerson(provider, type, person, groups),
    successMessage: ({ name }) => t(($) => $.created, { name }),
    onSuccess: async (_, { id, groupsError }) => {
      clear();
      if (groupsError !== undefined)
        show({ type: 'warning', message: t(($) => $.createdWithoutGroups, { reason: failureText(groupsError) }) });
      await navigate(personHref(type, id, groupsError === undefined ? undefined : 'groups'), { replace: true, state: { list } });
    },
  });
  return (
    <AddPage title={title} list={{ href: list, label: admin(($) => $.navigation.areas[type]) }}>
      <RecordGate
        query={template}
        listHref={list}
        texts={{
          loading: admin(($) => $.list.loading),
          failed: t(($) => $.templateFailed),
          gone: t(($) => $.templateFailed),
          goneHelp: '',
          list: admin(($) => $.user.toList),
        }}
      >
        {({ attributes }) => (
          <Section title={t(($) => $.tabs.details)}>
            <MutationForm
              mutation={adding}
              submitLabel={title}
              onSubmit={() => adding.mutate(newPerson(attributes, filled))}
              more={
                <ButtonLink href={list} onClick={clear}>
                  {admin(($) => $.user.cancel)}
                </ButtonLink>
              }
            >
              <PersonForm
                type={type}
                attributes={attributes}
                entered={filled}
                onChange={enter}
                reasons={reasonsOf(adding.error)}
                busy={adding.isPending}
              />
              <GroupChoice
                organizations={(filled.organizations ?? []).map(({ id }) => id)}
                chosen={groups}
                onChange={setGroups}
                busy={adding.isPending}
              />
            </MutationForm>
          </Section>
        )}
      </RecordGate>
    </AddPage>
  );
}
