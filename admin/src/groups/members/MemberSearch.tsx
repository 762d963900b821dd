import { styled } from '@mui/material/styles';
import { Button, TextField, token } from '@realmkit/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member, MemberCalls } from './memberCalls.ts';

interface MemberSearchProps {
  readonly calls: MemberCalls;
  /** The keys of those who are in the group already. */
  readonly has: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (member: Member) => void;
}

const Found = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(2), minHeight: '3rem' },
  '& small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
}));

/** Finds people of the group's organisation, and puts them into it. */
export function MemberSearch({ calls, has, busy, onAdd }: MemberSearchProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const enabled = words.length > 1;
  const { data } = useQuery({
    queryKey: [...calls.key, 'search', words],
    queryFn: ({ signal }) => calls.search(words, signal),
    enabled,
  });
  const found = enabled ? (data ?? []) : [];
  return (
    <search>
      <TextField
        label={t(($) => $.members.add)}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        message={enabled && data?.length === 0 ? admin(($) => $.users.noMatch) : admin(($) => $.users.searchHint)}
      />
      <Found>
        {found.map((member) => (
          <li key={member.key}>
            <span>
              {member.name} <small>{member.userName}</small>
            </span>
            <Button
              variant="outlined"
              disabled={busy || has.includes(member.key)}
              aria-label={t(($) => $.members.addOne, { name: member.name })}
              onClick={() => onAdd(member)}
            >
              {has.includes(member.key) ? t(($) => $.members.there) : t(($) => $.books.addButton)}
            </Button>
          </li>
        ))}
      </Found>
    </search>
  );
}
