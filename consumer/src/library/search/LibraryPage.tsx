import { BookCard, Button, EmptyState, FailedState, SelectField, ShelfGrid, Skeleton, TextField } from '@realmkit/design-system';
import { useClients, useErrorText, useForeignLanguage } from '@realmkit/shell';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDebouncedSearch } from '../../page/useDebouncedSearch.ts';
import { useNextPage } from '../../page/useNextPage.ts';
import { useRetry } from '../../page/useRetry.ts';
import { isReadable } from '../access/bookAccess.ts';
import { EntitlementHint } from '../access/EntitlementHint.tsx';
import { useAccessText } from '../access/useAccessText.ts';
import { useBookAccess } from '../access/useBookAccess.ts';
import { bookPath } from '../bookPaths.ts';
import { LibraryFrame } from '../LibraryFrame.tsx';
import { searchQuery, totalOf } from '../libraryQueries.ts';
import { type LibrarySearch, librarySorts, queryOf, searchOf } from './librarySearch.ts';

/** Shows the library search by words, in six orders, optionally only with audio or sign language (reader §9). */
export function Component() {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const clients = useClients();
  const [query, setQuery] = useSearchParams();
  const search = searchOf(query);
  const [typed, setTyped] = useState(search.q);
  const change = (next: Partial<LibrarySearch>) => setQuery(queryOf({ ...search, ...next }), { replace: true, preventScrollReset: true });
  useDebouncedSearch(typed, (q) => {
    if (q !== search.q) change({ q });
  });

  const found = useInfiniteQuery({ ...searchQuery(clients, search), placeholderData: keepPreviousData });
  const { error, retry } = useRetry(found);
  const { list, load } = useNextPage(found);
  const books = useDeferredValue(found.data?.pages.flatMap(({ data }) => data));
  const first = found.data?.pages[0];
  const total = first && totalOf(first);
  const accessOf = useBookAccess();
  const accessText = useAccessText();
  const langOf = useForeignLanguage();
  const only = search.audio ? 'audio' : search.sign ? 'sign' : 'all';

  return (
    <LibraryFrame
      title={t(($) => $.title)}
      section="library"
      summary={total === undefined ? undefined : t(($) => $.found, { count: total })}
      search={
        <TextField
          type="search"
          name="q"
          label={t(($) => $.search)}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
      choices={
        <>
          <SelectField
            label={t(($) => $.sortBy)}
            value={search.sort}
            options={librarySorts.map((value) => ({ value, label: t(($) => $.sort[value]) }))}
            onChange={(value) => change({ sort: librarySorts.find((known) => known === value) ?? 'relevance' })}
          />
          <SelectField
            label={t(($) => $.only.title)}
            value={only}
            options={(['all', 'audio', 'sign'] as const).map((value) => ({ value, label: t(($) => $.only[value]) }))}
            onChange={(value) => change({ audio: value === 'audio', sign: value === 'sign' })}
          />
        </>
      }
    >
      {error ? (
        <FailedState title={t(($) => $.failed)} description={errorText(error)} retry={retry} />
      ) : books === undefined ? (
        <Skeleton label={t(($) => $.loading)} shape="shelf" />
      ) : books.length === 0 ? (
        <EmptyState picture="nothing-found" title={t(($) => $.nothing)} description={t(($) => $.nothingHelp)} />
      ) : (
        <>
          <EntitlementHint />
          <ShelfGrid ref={list} label={t(($) => $.title)}>
            {books.map((book) => (
              <BookCard
                key={book.id}
                href={bookPath(book.id)}
                headingLevel={2}
                lang={langOf(book.language)}
                title={book.title}
                author={book.author}
                src={book.coverUrl}
                note={accessText(accessOf(book))}
                unavailable={!isReadable(book)}
              />
            ))}
          </ShelfGrid>
          {found.hasNextPage ? (
            <p>
              <Button variant="outlined" aria-disabled={found.isFetchingNextPage} onClick={load}>
                {t(($) => $.more)}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </LibraryFrame>
  );
}
