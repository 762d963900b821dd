import { styled } from '@mui/material/styles';
import { Button, TextField } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface BookSearchProps {
  /** The books that stand on the shelf already. */
  readonly has: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (bookId: string, title: string) => void;
}

const Found = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(2), minHeight: '3rem' },
}));

/** Finds books of the catalogue by their title, and puts them on the shelf. */
export function BookSearch({ has, busy, onAdd }: BookSearchProps) {
  const { t } = useTranslation('people');
  const { library } = useClients();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['books', q],
    queryFn: async ({ signal }) => unwrap(await library.GET('/v1/books', { params: { query: { q } }, signal })),
    enabled: q.length > 1,
  });
  const books = q.length > 1 ? (data?.data ?? []) : [];
  return (
    <search>
      <TextField
        label={t(($) => $.books.search)}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        message={q.length > 1 && !isFetching && books.length === 0 ? t(($) => $.books.notFound) : t(($) => $.books.searchHelp)}
      />
      <Found>
        {books.slice(0, 8).map(({ id: bookId, title }) => (
          <li key={bookId}>
            <span>{title}</span>
            <Button
              variant="outlined"
              disabled={busy || has.includes(bookId)}
              aria-label={t(($) => $.books.add, { title })}
              onClick={() => onAdd(bookId, title)}
            >
              {has.includes(bookId) ? t(($) => $.books.there) : t(($) => $.books.addButton)}
            </Button>
          </li>
        ))}
      </Found>
    </search>
  );
}
