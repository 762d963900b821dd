import { Button, PermissionHint } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { can } from '../../permissions/can.ts';
import { changedData, type Entered, isAttributeName, otherChanges } from '../form/formValues.ts';
import { PersonForm } from '../form/PersonForm.tsx';
import { usePersonDraft } from '../form/usePersonDraft.ts';
import { peopleHaveChanged, readPerson, updatePerson } from '../personQueries.ts';
import type { Person } from '../personTypes.ts';

/** What is known of a person, and the changes of it; nothing that another admin has changed meanwhile is overwritten unseen. */
export function Details({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const clients = useClients();
  const queries = useQueryClient();
  const reasonsOf = useFieldErrors();
  const { entered, enter, clear } = usePersonDraft('details');
  const { type, id } = person;
  const saving = useConflictAwareSave<Person, Entered>({
    record: person,
    entered,
    enter,
    clear,
    changesOf: ({ attributes }, values) => changedData(attributes, values),
    othersOf: (before, now, values) => otherChanges(before.attributes, now.attributes, values),
    read: () => readPerson(clients, type, id),
    write: async (data) => {
      await updatePerson(clients, type, id, data);
      return readPerson(clients, type, id);
    },
    done: () => t(($) => $.saved, { name: person.attributes.name.value ?? '' }),
    afterwards: () => peopleHaveChanged(queries),
  });
  const { base, others, mutation, error, changed } = saving;
  /** Organisations by their names. */
  const textOf = (value: unknown): string | undefined => {
    if (!Array.isArray(value)) return undefined;
    const { options } = (others?.now ?? base).attributes.organizations;
    return value.map((place: { id: number }) => options.find((option) => option.id === place.id)?.name ?? String(place.id)).join(', ');
  };
  return (
    <DetailsForm
      name={base.attributes.name.value ?? ''}
      saving={saving}
      labelOf={(name) => (isAttributeName(name) ? t(($) => $.attributes[name]) : name)}
      textOf={textOf}
      forbidden={can(base, 'EditUserInfo') ? undefined : <PermissionHint reason={t(($) => $.reasons.noEdit)} />}
      more={
        changed ? (
          <Button disabled={mutation.isPending} onClick={clear}>
            {t(($) => $.discard)}
          </Button>
        ) : null
      }
    >
      <PersonForm
        type={base.type}
        attributes={base.attributes}
        entered={entered}
        onChange={enter}
        reasons={reasonsOf(error)}
        busy={mutation.isPending}
      />
    </DetailsForm>
  );
}
