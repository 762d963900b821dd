import { useTranslation } from 'react-i18next';
import { FindAndAdd } from '../../fields/FindAndAdd.tsx';
import type { Member, MemberCalls } from './memberCalls.ts';

interface MemberSearchProps {
  readonly calls: MemberCalls;
  /** The keys of the people who are already in the group. */
  readonly has: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (member: Member) => void;
}

/** Searches for people of the group's organisation and adds them to the group. */
export function MemberSearch({ calls, ...adding }: MemberSearchProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return (
    <FindAndAdd
      {...adding}
      label={t(($) => $.members.add)}
      help={admin(($) => $.users.searchHint)}
      nothing={admin(($) => $.users.noMatch)}
      queryKey={[...calls.key, 'search']}
      find={calls.search}
      there={t(($) => $.members.there)}
      row={({ key, name, userName }) => ({
        key,
        text: (
          <>
            {name} <small>{userName}</small>
          </>
        ),
        addLabel: t(($) => $.members.addOne, { name }),
      })}
    />
  );
}
