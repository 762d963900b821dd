import { useTranslation } from 'react-i18next';
import { FindAndAdd } from '../../fields/FindAndAdd.tsx';
import type { Member, MemberCalls } from './memberCalls.ts';

interface MemberSearchProps {
  readonly calls: MemberCalls;
  /** The keys of those who are in the group already. */
  readonly has: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (member: Member) => void;
}

/** Finds people of the group's organisation, and puts them into it. */
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
