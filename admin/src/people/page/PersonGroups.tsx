import { styled } from '@mui/material/styles';
import { useCanAccessCallback } from '@realmkit/admin-kit';
import { Button, FailedState, PermissionHint, SelectField, Skeleton } from '@realmkit/design-system';
import { defined } from '@realmkit/openapi/json';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { ItemList } from '../../page/ItemList.tsx';
import { Section } from '../../page/Section.tsx';
import { UndoBar } from '../../page/UndoBar.tsx';
import { type PanelRow, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import type { Person } from '../personTypes.ts';

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
  const failureText = useServiceErrorText();
  const provider = usePanelDataProvider();
  const mayList = canAccess({ resource: person.type, action: 'listGroups', record: person });
  const {
    data: groups,
    error,
    isFetching,
    refetch,
  } = useGetList<PanelRow<'personGroups'>>('personGroups', { filter: { userId: person.id } }, { enabled: mayList });
  const [last, setLast] = useState<Change>();
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
  const mutation = useActionMutation({
    mutationFn: ({ add, remove }: Change) => provider.changeSet('personGroups', { id: person.id, ...defined({ add, remove }) }),
    successMessage: ({ message }) => message,
  });
  const change = (next: Change) => {
    setLast(next);
    mutation.mutate(next);
  };
  if (!mayList) {
    return (
      <Section title={t(($) => $.tabs.groups)}>
        <PermissionHint reason={t(($) => $.reasons.noGroups)} />
      </Section>
    );
  }
  if (error) {
    const retry = { label: admin(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return (
      <Section title={t(($) => $.tabs.groups)}>
        <FailedState title={t(($) => $.groups.failed)} description={failureText(error)} retry={retry} />
      </Section>
    );
  }
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
                disabled={mutation.isPending}
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
        message={last && !mutation.isPending && mutation.errorMessage === undefined ? last.message : undefined}
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
          <SelectField
            label={t(($) => $.groups.add)}
            value=""
            disabled={mutation.isPending || addable.length === 0}
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
