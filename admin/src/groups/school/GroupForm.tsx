import { Button, PermissionHint, TextField } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../deed/useDeed.ts';
import { useReasons } from '../../failure/useReasons.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { Section } from '../../page/Section.tsx';
import { can } from '../../permissions/can.ts';
import { type GroupData, groupsHaveChanged, type LegacyGroup, updateGroup } from './groupQueries.ts';

/** The name and the code of a group, by their levels (admin §3). After a change the group is reloaded (admin §4). */
export function GroupForm({ group }: { readonly group: LegacyGroup }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const queries = useQueryClient();
  const reasonsOf = useReasons();
  const [entered, setEntered] = useState<GroupData>({});
  const { name, code } = group.attributes;
  const data: GroupData = {
    ...(entered.name !== undefined && entered.name !== name.value && { name: entered.name }),
    ...(entered.code !== undefined && entered.code !== code.value && { code: entered.code }),
  };
  const saving = useDeed({
    carryOut: (change: GroupData) => updateGroup(clients, group.id, change),
    done: () => t(($) => $.saved, { name: entered.name ?? name.value ?? '' }),
    afterwards: async () => {
      await groupsHaveChanged(queries);
      setEntered({});
    },
  });
  const reasons = reasonsOf(saving.error);
  const editable = can(group, 'EditGroup');
  return (
    <Section title={t(($) => $.tabs.details)}>
      <form
        noValidate
        style={{ display: 'grid', gap: '1.25rem' }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (Object.keys(data).length > 0) saving.run(data);
        }}
      >
        <TextField
          label={t(($) => $.attributes.name)}
          required
          maxLength={255}
          autoComplete="off"
          readOnly={!editable || name.editable === 0}
          disabled={saving.busy}
          value={entered.name ?? name.value ?? ''}
          onChange={({ target }) => setEntered({ ...entered, name: target.value })}
          message={reasons.name}
          failed={reasons.name !== undefined}
        />
        <TextField
          label={t(($) => $.group.code)}
          maxLength={12}
          autoComplete="off"
          readOnly={!editable || code.editable === 0}
          disabled={saving.busy}
          value={(entered.code === undefined ? code.value : entered.code) ?? ''}
          onChange={({ target }) => setEntered({ ...entered, code: target.value === '' ? null : target.value.toUpperCase() })}
          message={reasons.code ?? t(($) => $.group.codeHelp)}
          failed={reasons.code !== undefined}
        />
        {saving.failure === undefined ? null : (
          <FieldMessage role="alert" data-failed>
            {saving.failure}
          </FieldMessage>
        )}
        {editable ? (
          <div>
            <Button type="submit" variant="contained" disabled={saving.busy || Object.keys(data).length === 0}>
              {admin(($) => $.associations.save)}
            </Button>
          </div>
        ) : (
          <PermissionHint reason={t(($) => $.reasons.noGroupEdit)} />
        )}
      </form>
    </Section>
  );
}
