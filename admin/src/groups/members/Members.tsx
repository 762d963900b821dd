import { maxBulkRows } from '@realmkit/admin-kit';
import { Button, FailedState, PermissionHint, Skeleton } from '@realmkit/design-system';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../errors/ErrorMessage.tsx';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { ItemList } from '../../page/ItemList.tsx';
import { Section } from '../../page/Section.tsx';
import { UndoBar } from '../../page/UndoBar.tsx';
import type { PanelRow } from '../../resources/usePanelDataProvider.ts';
import { MemberSearch } from './MemberSearch.tsx';
import { type Member, type Membership, memberOf } from './membership.ts';

interface Change {
  readonly way: 'add' | 'remove';
  readonly member: Member;
}

interface MembersProps {
  readonly membership: Membership;
  /** Whether the user may change the members. */
  readonly editable: boolean;
}

/** Shows the members of a group: they can be added and removed, and each change undone by the inverse call. */
export function Members({ membership, editable }: MembersProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const errorText = useServiceErrorText();
  const { resource, filter } = membership.members;
  const { data, total, error, isFetching, refetch } = useGetList<PanelRow<'groupMembers' | 'userGroups'>>(resource, {
    filter,
    pagination: { page: 1, perPage: maxBulkRows },
    sort: { field: 'name', order: 'ASC' },
  });
  const members = data?.map(memberOf);
  const [last, setLast] = useState<Change>();
  const formatChange = ({ way, member: { name } }: Change) =>
    way === 'add' ? t(($) => $.members.added, { name }) : t(($) => $.members.removed, { name });
  const mutation = useActionMutation({
    mutationFn: ({ way, member }: Change) => membership[way](member.key),
    successMessage: formatChange,
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
          people={membership.people}
          has={members?.map(({ key }) => key) ?? []}
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
      {members ? null : <Skeleton shape="rows" count={4} label={admin(($) => $.list.loading)} />}
      {members?.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.members.none)}</p> : null}
      <ItemList aria-label={title} data-long>
        {members?.map((member) => (
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
      {members && total !== undefined && total > members.length ? <FieldMessage>{admin(($) => $.pager.cut)}</FieldMessage> : null}
    </Section>
  );
}
