import { useTranslation } from 'react-i18next';
import { FindAndAdd } from '../../../fields/FindAndAdd.tsx';
import { type Member, type Membership, memberOf } from './membership.ts';

interface MemberSearchProps {
  readonly people: Membership['people'];
  /** The keys of the people who are already in the group. */
  readonly has: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (member: Member) => void;
}

/** Searches for people of the group's organisation and adds them to the group. */
export function MemberSearch({ people, onAdd, ...adding }: MemberSearchProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return (
    <FindAndAdd
      {...adding}
      {...people}
      perPage={10}
      onAdd={(person) => onAdd(memberOf(person))}
      label={t(($) => $.members.add)}
      help={admin(($) => $.users.searchHint)}
      nothing={admin(($) => $.users.noMatch)}
      there={t(($) => $.members.there)}
      row={(person) => {
        const { key, name, userName } = memberOf(person);
        return {
          key,
          text: (
            <>
              <bdi>{name}</bdi> <small>{userName}</small>
            </>
          ),
          addLabel: t(($) => $.members.addOne, { name }),
        };
      }}
    />
  );
}
