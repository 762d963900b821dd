import { Button, FailedState, PermissionHint, Skeleton } from '@realmkit/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../errors/ErrorMessage.tsx';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { ItemList } from '../../page/ItemList.tsx';
import { Section } from '../../page/Section.tsx';
import { UndoBar } from '../../page/UndoBar.tsx';
import { invalidatePeople } from '../../people/personQueries.ts';
import { MemberSearch } from './MemberSearch.tsx';
import type { Member, MemberCalls } from './memberCalls.ts';

interface Change {
  readonly way: 'add' | 'remove';
  readonly member: Member;
}

interface MembersProps {
  readonly calls: MemberCalls;
  /** Whether the user may change the members. */
  readonly editable: boolean;
}

/** Shows the members of a group: they can be added and removed, and each change undone by the inverse call. */
export function Members({ calls, editable }: MembersProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const errorText = useServiceErrorText();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({ queryKey: calls.key, queryFn: ({ signal }) => calls.list(signal), staleTime: 0 });
  const [last, setLast] = useState<Change>();
  const formatChange = ({ way, member: { name } }: Change) =>
    way === 'add' ? t(($) => $.members.added, { name }) : t(($) => $.members.removed, { name });
  const mutation = useActionMutation({
    mutationFn: ({ way, member }: Change) => calls[way](member),
    successMessage: formatChange,
    onSuccess: () =>
      Promise.all([
        invalidatePeople(queries),
        queries.invalidateQueries({ queryKey: ['groups'] }),
        queries.invalidateQueries({ queryKey: ['legacyGroups'] }),
      ]),
  });
  const change = (next: Change) => {
    setLast(next);
    mutation.mutate(next);
  };
  const title = t(($) => $.members.title);
  if (error) {
    const retry = { label: admin(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return (
      <Section title={title}>
        <FailedState title={t(($) => $.members.failed)} description={errorText(error)} retry={retry} />
      </Section>
    );
  }
  return (
    <Section title={title}>
      {editable ? (
        <MemberSearch
          calls={calls}
          has={data?.rows.map(({ key }) => key) ?? []}
          busy={mutation.isPending}
          onAdd={(member) => change({ way: 'add', member })}
        />
      ) : (
        <PermissionHint reason={t(($) => $.reasons.noGroupEdit)} />
      )}
      <ErrorMessage>{mutation.errorMessage}</ErrorMessage>
      <UndoBar
        message={last && !mutation.isPending && mutation.errorMessage === undefined ? formatChange(last) : undefined}
        onUndo={() => last && change({ ...last, way: last.way === 'add' ? 'remove' : 'add' })}
      />
      {data ? null : <Skeleton shape="rows" count={4} label={admin(($) => $.list.loading)} />}
      {data?.rows.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.members.none)}</p> : null}
      <ItemList aria-label={title} data-long>
        {data?.rows.map((member) => (
          <li key={member.key}>
            <span>
              {member.name} <small>{member.userName}</small>
            </span>
            {editable ? (
              <Button
                color="error"
                disabled={mutation.isPending}
                aria-label={t(($) => $.members.remove, { name: member.name })}
                onClick={() => change({ way: 'remove', member })}
              >
                {t(($) => $.members.removeButton)}
              </Button>
            ) : null}
          </li>
        ))}
      </ItemList>
      {data && data.total > data.rows.length ? <FieldMessage>{admin(($) => $.pager.cut)}</FieldMessage> : null}
    </Section>
  );
}
