import { useCanAccessCallback } from '@realmkit/admin-kit';
import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { changedData, type Entered, isAttributeName, otherChanges } from '../form/formValues.ts';
import { PersonForm } from '../form/PersonForm.tsx';
import { usePersonDraft } from '../form/usePersonDraft.ts';
import type { Person } from '../personTypes.ts';

interface DetailsProps {
  readonly person: Person;
  /** Fetches the person again. */
  readonly refetch: () => unknown;
}

/** Edits the details of a person; never overwrites another admin's change unseen. */
export function Details({ person, refetch }: DetailsProps) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const [isConfirming, setConfirming] = useState(false);
  const provider = usePanelDataProvider();
  const reasonsOf = useFieldErrors();
  const { entered, enter, clear } = usePersonDraft('details');
  const { type, id } = person;
  const saving = useConflictAwareSave<Person, Entered>({
    record: person,
    entered,
    setEntered: enter,
    clear,
    changesOf: ({ attributes }, values) => changedData(attributes, values),
    othersOf: (before, now, values) => otherChanges(before.attributes, now.attributes, values),
    read: async () => (await provider.getOne(type, { id })).data,
    write: async (data) => (await provider.update(type, { id, data: { data } })).data,
    successMessage: () => t(($) => $.saved, { name: person.attributes.name.value ?? '' }),
    refetch,
  });
  const { base, others, mutation, error, changed } = saving;
  /** Formats organisations by their names. */
  const textOf = (value: unknown): string | undefined => {
    if (!Array.isArray(value)) return undefined;
    const { options } = (others?.now ?? base).attributes.organizations;
    return value.map((place: { id: number }) => options.find((option) => option.id === place.id)?.name ?? String(place.id)).join(', ');
  };
  const { options, values } = base.attributes.organizations;
  const remaining = entered.organizations ?? values;
  const givenUp = values.filter(({ id, admin: isAdmin }) => isAdmin && !remaining.some((place) => place.id === id && place.admin));
  const asksFirst = visitor.status !== 'anonymous' && visitor.uid === person.uid && givenUp.length > 0;
  const organizations = givenUp.map(({ id }) => options.find((option) => option.id === id)?.name ?? String(id)).join(', ');
  return (
    <>
      <DetailsForm
        name={base.attributes.name.value ?? ''}
        saving={asksFirst ? { ...saving, submit: () => setConfirming(true) } : saving}
        labelOf={(name) => (isAttributeName(name) ? t(($) => $.attributes[name]) : name)}
        textOf={textOf}
        forbidden={
          canAccess({ resource: type, action: 'edit', record: base }) ? undefined : <PermissionHint reason={t(($) => $.reasons.noEdit)} />
        }
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
      <ConfirmDialog
        open={isConfirming}
        destructive
        title={t(($) => $.ownAdmin.question)}
        description={t(($) => $.ownAdmin.help, { organizations })}
        confirmLabel={t(($) => $.ownAdmin.confirm)}
        cancelLabel={admin(($) => $.user.cancel)}
        onConfirm={() => {
          setConfirming(false);
          saving.submit();
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
