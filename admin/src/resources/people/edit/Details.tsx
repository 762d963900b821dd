import { SaveButton, useCanAccess, useFormChanges, useFormDraft, type Values } from '@realmkit/admin-kit';
import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useSaveContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { DetailsForm } from '../../../page/DetailsForm.tsx';
import { PersonInputs } from '../form/PersonInputs.tsx';
import { organizationName } from '../form/personForm.ts';
import type { Person, PersonData } from '../personTypes.ts';

/** Edits the details of a person; asks before administrators give up their own rights. */
export function Details({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const { save } = useSaveContext();
  const { canAccess } = useCanAccess({ resource: person.type, action: 'edit', record: person });
  const draft = useFormDraft('details');
  const [question, setQuestion] = useState<{ readonly organizations: string; readonly decide: (goesOn: boolean) => void }>();
  const { values: places } = person.attributes.organizations;
  const givenUp = ({ organizations: remaining = places }: PersonData) =>
    places.filter(({ id, admin: isAdmin }) => isAdmin && !remaining.some((place) => place.id === id && place.admin));
  const confirm = (data: PersonData) => {
    const lost = givenUp(data);
    if (visitor.status === 'anonymous' || visitor.uid !== person.uid || lost.length === 0) return true;
    const organizations = lost.map(({ id }) => organizationName(person, id)).join(', ');
    return new Promise<boolean>((resolve) => {
      const decide = (goesOn: boolean) => {
        setQuestion(undefined);
        resolve(goesOn);
      };
      setQuestion({ organizations, decide });
    });
  };
  return (
    <>
      <DetailsForm
        draft={draft}
        onSubmit={async (data: Values) => ((await confirm(data)) ? save?.(data) : undefined)}
        toolbar={canAccess ? <Buttons /> : <PermissionHint reason={t(($) => $.reasons.noEdit)} />}
      >
        <PersonInputs type={person.type} attributes={person.attributes} />
      </DetailsForm>
      <ConfirmDialog
        open={question !== undefined}
        destructive
        title={t(($) => $.ownAdmin.question)}
        description={t(($) => $.ownAdmin.help, { organizations: question?.organizations ?? '' })}
        confirmLabel={t(($) => $.ownAdmin.confirm)}
        cancelLabel={admin(($) => $.user.cancel)}
        onConfirm={() => question?.decide(true)}
        onCancel={() => question?.decide(false)}
      />
    </>
  );
}

function Buttons() {
  const { t } = useTranslation('people');
  const { saving = false } = useSaveContext();
  const { changes, discard } = useFormChanges();
  return (
    <>
      <SaveButton />
      {Object.keys(changes).length > 0 ? (
        <Button disabled={saving} onClick={discard}>
          {t(($) => $.discard)}
        </Button>
      ) : null}
    </>
  );
}
