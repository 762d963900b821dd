import { styled } from '@mui/material/styles';
import { FailedQuery, ItemList, useCanAccessCallback, useChangeSet } from '@realmkit/admin-kit';
import { Button, PermissionHint, Section, SelectField, Skeleton } from '@realmkit/design-system';
import { defined } from '@realmkit/openapi/json';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../../../dataProvider/usePanelDataProvider.ts';
import { useUndoableChange } from '../../../mutation/useUndoableChange.ts';
import { UndoBar } from '../../../page/UndoBar.tsx';
import type { Person } from '../personTypes.ts';
import { usePersonGroups } from '../usePersonGroups.ts';

const Adding = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface Change {
  /** The groups that the person joins and leaves. */
  readonly add?: readonly number[] | undefined;
  readonly remove?: readonly number[] | undefined;
  readonly message: string;
}

/** Edits the groups of a person; each change can be undone by the inverse request. */
export function PersonGroups({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const mayEdit = canAccess({ resource: person.type, action: 'edit', record: person });
  const { t: admin } = useTranslation('admin');
  const mayList = canAccess({ resource: person.type, action: 'listGroups', record: person });
  const query = usePersonGroups(person.id, mayList);
  const { last, message, begin } = useUndoableChange<Change>((change) => change.message);
  const [organizationId, setOrganizationId] = useState<number>();
  const places = person.attributes.organizations.options.filter(({ id }) =>
    person.attributes.organizations.values.some((place) => place.id === id),
  );
  const chosen = organizationId ?? places[0]?.id;
  const options = useGetList<PanelRow<'groupOptions'>>(
    'groupOptions',
    { filter: { userId: person.id, organizationId: chosen } },
    { enabled: mayList && chosen !== undefined && mayEdit },
  );
  const [changeSet, { isPending }] = useChangeSet<number>('personGroups');
  const change = (next: Change) => {
    const { add, remove } = next;
    changeSet({ id: person.id, ...defined({ add, remove }) }, begin(next));
  };
  if (!mayList) {
    return (
      <Section title={t(($) => $.tabs.groups)}>
        <PermissionHint reason={t(($) => $.reasons.noGroups)} />
      </Section>
    );
  }
  if (query.error) {
    return (
      <Section title={t(($) => $.tabs.groups)}>
        <FailedQuery query={query} title={t(($) => $.groups.failed)} />
      </Section>
    );
  }
  const groups = query.data;
  if (!groups) return <Skeleton shape="rows" count={3} label={admin(($) => $.list.loading)} />;
  const own = groups.map(({ id }) => id);
  const addable = options.data?.filter(({ id, selectable }) => selectable && !own.includes(id)) ?? [];
  return (
    <Section title={t(($) => $.tabs.groups)}>
      {groups.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.groups.none)}</p> : null}
      <ItemList aria-label={t(($) => $.tabs.groups)}>
        {groups.map(({ id, name, removable }) => (
          <li key={id}>
            <span>{name}</span>
            {removable ? (
              <Button
                color="error"
                disabled={isPending}
                aria-label={t(($) => $.groups.leave, { group: name })}
                onClick={() => change({ remove: [id], message: t(($) => $.groups.left, { group: name }) })}
              >
                {t(($) => $.members.removeButton)}
              </Button>
            ) : (
              <PermissionHint reason={t(($) => $.reasons.notYourGroup)} />
            )}
          </li>
        ))}
      </ItemList>
      <UndoBar
        message={isPending ? undefined : message}
        onUndo={() => last && change({ add: last.remove, remove: last.add, message: t(($) => $.undone) })}
      />
      {mayEdit ? (
        <Adding>
          {places.length > 1 ? (
            <SelectField
              label={t(($) => $.organization)}
              value={String(chosen)}
              options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(value) => setOrganizationId(Number(value))}
            />
          ) : null}
          {options.error ? <FailedQuery query={options} title={t(($) => $.groups.failed)} /> : null}
          <SelectField
            label={t(($) => $.groups.add)}
            value=""
            disabled={isPending || addable.length === 0}
            helperText={options.data && addable.length === 0 ? t(($) => $.groups.noMore) : undefined}
            options={[
              { value: '', label: t(($) => $.groups.choose) },
              ...addable.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => {
              const group = addable.find(({ id }) => String(id) === value);
              if (group) change({ add: [group.id], message: t(($) => $.groups.joined, { group: group.name }) });
            }}
          />
        </Adding>
      ) : (
        <PermissionHint reason={t(($) => $.reasons.noEdit)} />
      )}
    </Section>
  );
}
