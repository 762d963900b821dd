import { useCanAccessCallback } from '@realmkit/admin-kit';
import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { type Entered, editableValues, isAttributeName } from '../form/formValues.ts';
import { PersonForm } from '../form/PersonForm.tsx';
import { usePersonDraft } from '../form/usePersonDraft.ts';
import type { Person } from '../personTypes.ts';

interface DetailsProps {
  readonly person: Person;
}

/** Edits the details of a person; never overwrites another admin's change unseen. */
export function Details({ person }: DetailsProps) {
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
    valuesOf: ({ attributes }) => editableValues(attributes),
    read: async () => (await provider.getOne(type, { id })).data,
    write: async (data, previousData) => (await provider.update(type, { id, data: { data }, previousData })).data,
    successMessage: () => t(($) => $.saved, { name: person.attributes.name.value ?? '' }),
  });
  const { base, mutation, error, changed } = saving;
  const { options, values } = base.attributes.organizations;
  const organizationName = (id: number): string => options.find((option) => option.id === id)?.name ?? String(id);
  /** Formats organisations by their names. */
  const textOf = (value: unknown): string | undefined => {
    if (!Array.isArray(value)) return undefined;
    return value
      .map(({ id, admin: isAdmin }: { id: number; admin?: boolean }) =>
        isAdmin ? `${organizationName(id)} (${t(($) => $.administrator)})` : organizationName(id),
      )
      .join(', ');
  };
  const remaining = entered.organizations ?? values;
  const givenUp = values.filter(({ id, admin: isAdmin }) => isAdmin && !remaining.some((place) => place.id === id && place.admin));
  const asksFirst = visitor.status !== 'anonymous' && visitor.uid === person.uid && givenUp.length > 0;
  const organizations = givenUp.map(({ id }) => organizationName(id)).join(', ');
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
