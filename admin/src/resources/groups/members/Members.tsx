import { ErrorMessage, FailedQuery, ItemList, maxBulkRows, useChangeSet } from '@realmkit/admin-kit';
import { Button, FieldMessage, PermissionHint, Section, Skeleton } from '@realmkit/design-system';
import { useCreate, useDelete, useGetList, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../../../dataProvider/usePanelDataProvider.ts';
import { useUndoableChange } from '../../../mutation/useUndoableChange.ts';
import { UndoBar } from '../../../page/UndoBar.tsx';
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
  const { resource, filter } = membership.members;
  const query = useGetList<PanelRow<'groupMembers' | 'userGroups'>>(resource, {
    filter,
    pagination: { page: 1, perPage: maxBulkRows },
    sort: { field: 'name', order: 'ASC' },
  });
  const { total } = query;
  const members = query.data?.map(memberOf);
  const { last, message, errorMessage, begin } = useUndoableChange<Change>(({ way, member: { name } }) =>
    way === 'add' ? t(($) => $.members.added, { name }) : t(($) => $.members.removed, { name }),
  );
  const [create, creation] = useCreate('userGroups');
  const [update, updating] = useUpdate('legacyGroups');
  const [deleteOne, deletion] = useDelete('userGroups');
  const [changeSet, changing] = useChangeSet<number>('personGroups');
  const isPending = [creation, updating, deletion, changing].some((mutation) => mutation.isPending);
  const change = (next: Change) => {
    const write = membership[next.way](next.member.key);
    const effects = begin(next);
    switch (write.verb) {
      case 'changeSet':
        return changeSet(write.params, effects);
      case 'update':
        return void update(write.resource, write.params, effects);
      case 'create':
        return void create(write.resource, write.params, effects);
      case 'delete':
        return void deleteOne(write.resource, write.params, effects);
    }
  };
  const title = t(($) => $.members.title);
  if (query.error) {
    return (
      <Section title={title}>
        <FailedQuery query={query} title={t(($) => $.members.failed)} />
      </Section>
    );
  }
  return (
    <Section title={title}>
      {editable ? (
        <MemberSearch
          people={membership.people}
          has={members?.map(({ key }) => key) ?? []}
          busy={isPending}
          onAdd={(member) => change({ way: 'add', member })}
        />
      ) : (
        <PermissionHint reason={t(($) => $.reasons.noGroupEdit)} />
      )}
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <UndoBar
        message={isPending ? undefined : message}
        onUndo={() => last && change({ ...last, way: last.way === 'add' ? 'remove' : 'add' })}
      />
      {members ? null : <Skeleton shape="rows" count={4} label={admin(($) => $.list.loading)} />}
      {members?.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.members.none)}</p> : null}
      <ItemList aria-label={title} data-long>
        {members?.map((member) => (
          <li key={member.key}>
            <span>
              <bdi>{member.name}</bdi> <small>{member.userName}</small>
            </span>
            {editable ? (
              <Button
                color="error"
                disabled={isPending}
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
