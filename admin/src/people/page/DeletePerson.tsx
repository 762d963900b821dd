import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useDeed } from '../../deed/useDeed.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { Section } from '../../page/Section.tsx';
import { can } from '../../permissions/can.ts';
import { deletePerson, peopleHaveChanged } from '../personQueries.ts';
import { type Person, peopleAddress } from '../personTypes.ts';

/** Deletes a person after a question that names them; what is deleted is erased within 30 days (admin §9). */
export function DeletePerson({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asking, setAsking] = useState(false);
  const reasonId = useId();
  const { username, name } = person.attributes;
  const [shown, shownUser] = [name.value ?? '', username.value ?? ''];
  const deletion = useDeed({
    carryOut: () => deletePerson(clients, person.type, person.id),
    done: () => admin(($) => $.user.deleted, { name: shown }),
    afterwards: async () => {
      await navigate(`${peopleAddress(person.type)}${search}`, { replace: true });
      queries.removeQueries({ queryKey: ['person', person.type, person.id] });
      void peopleHaveChanged(queries);
    },
  });
  const allowed = can(person, 'DeleteUser');
  return (
    <Section title={admin(($) => $.user.delete)}>
      <p style={{ margin: 0 }}>{admin(($) => $.user.deleteHelp)}</p>
      {allowed ? null : <PermissionHint id={reasonId} reason={t(($) => $.reasons.noDelete)} />}
      <div>
        <Button
          variant="outlined"
          color="error"
          disabled={!allowed}
          aria-describedby={allowed ? undefined : reasonId}
          onClick={() => setAsking(true)}
        >
          {admin(($) => $.user.delete)}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        destructive
        busy={deletion.busy}
        title={admin(($) => $.user.deleteQuestion, { name: shown, userName: shownUser })}
        description={admin(($) => $.user.deleteConsequence)}
        confirmLabel={admin(($) => $.user.deleteConfirm)}
        cancelLabel={admin(($) => $.user.cancel)}
        onConfirm={() => deletion.run()}
        onCancel={() => {
          setAsking(false);
          deletion.forget();
        }}
      >
        {deletion.failure === undefined ? null : (
          <FieldMessage role="alert" data-failed>
            {deletion.failure}
          </FieldMessage>
        )}
      </ConfirmDialog>
    </Section>
  );
}
