import { styled } from '@mui/material/styles';
import { Button, FailedState, PermissionHint, SelectField, Skeleton } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { ItemList } from '../../page/ItemList.tsx';
import { Section } from '../../page/Section.tsx';
import { UndoBar } from '../../page/UndoBar.tsx';
import { can } from '../../permissions/can.ts';
import { invalidatePeople, personGroupsQuery, setGroups } from '../personQueries.ts';
import type { Person } from '../personTypes.ts';

const Adding = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface Change {
  readonly to: readonly number[];
  /** The groups before the change, for undo. */
  readonly from: readonly number[];
  readonly message: string;
}

/** Edits the groups of a person; each change can be undone by the inverse request. */
export function PersonGroups({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const clients = useClients();
  const queries = useQueryClient();
  const mayList = can(person, 'ListGroups');
  const { data: groups, error, isFetching, refetch } = useQuery({ ...personGroupsQuery(clients, person.id), enabled: mayList });
  const [last, setLast] = useState<Change>();
  const [organizationId, setOrganizationId] = useState<number>();
  const places = person.attributes.organizations.options.filter(({ id }) =>
    person.attributes.organizations.values.some((place) => place.id === id),
  );
  const chosen = organizationId ?? places[0]?.id;
  const options = useQuery({
    queryKey: ['person', 'groupOptions', person.id, chosen],
    queryFn: async ({ signal }) => {
      const path = { userId: person.id, organizationId: chosen ?? 0 };
      return unwrap(await clients.controlPanel.GET('/v2/users/{userId}/groupoptions/{organizationId}', { params: { path }, signal }))
        .values;
    },
    enabled: mayList && chosen !== undefined && can(person, 'EditUserInfo'),
  });
  const mutation = useActionMutation({
    mutationFn: ({ to }: Change) => setGroups(clients, person.id, to),
    successMessage: ({ message }) => message,
    onSuccess: () => invalidatePeople(queries),
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
                onClick={() =>
                  change({ from: own, to: own.filter((other) => other !== id), message: t(($) => $.groups.left, { group: name }) })
                }
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
        onUndo={() => last && change({ from: last.to, to: last.from, message: t(($) => $.undone) })}
      />
      {can(person, 'EditUserInfo') ? (
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
              if (group) change({ from: own, to: [...own, group.id], message: t(($) => $.groups.joined, { group: group.name }) });
            }}
          />
        </Adding>
      ) : (
        <PermissionHint reason={t(($) => $.reasons.noEdit)} />
      )}
    </Section>
  );
}
