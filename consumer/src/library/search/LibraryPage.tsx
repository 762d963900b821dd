import { FailedState, Skeleton, TextField } from '@realmkit/design-system';
import { useClients, useErrorText, useLocale } from '@realmkit/shell';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDebouncedSearch } from '../../page/useDebouncedSearch.ts';
import { useRetry } from '../../page/useRetry.ts';
import { LibraryFrame } from '../LibraryFrame.tsx';
import { languageOf } from '../languageNames.ts';
import { type FoundMeta, searchQuery } from '../libraryQueries.ts';
import { FoundBooks } from './FoundBooks.tsx';
import { LibraryChoices, LibraryFilters } from './LibraryChoices.tsx';
import { readableOf } from './languageCounts.ts';
import { filterCount, type LibrarySearch, queryOf, searchOf } from './librarySearch.ts';
import { useVisitLanguage } from './useVisitLanguage.ts';

/**
 * Shows the library search by words, in six orders (reader §9), of books in one language: the app's own, until another or all are chosen. Age, subject and
 * kind limit it further.
 */
function LibraryPage() {
  const { t } = useTranslation('library');
  const { locale } = useLocale();
  const errorText = useErrorText();
  const clients = useClients();
  const [query, setQuery] = useSearchParams();
  const [visitLanguage, rememberLanguage] = useVisitLanguage();
  const inAddress = searchOf(query);
  const search = { ...inAddress, language: inAddress.language ?? visitLanguage };
  const [typed, setTyped] = useState(search.q);
  const found = useInfiniteQuery({ ...searchQuery(clients, search, languageOf(locale)), placeholderData: keepPreviousData });
  const { error, retry } = useRetry(found);
  const first = found.data?.pages[0];
  /** The language of the books: the app's own is not it where it has none. */
  const language = search.language ?? (found.isPlaceholderData || !first ? languageOf(locale) : first.language);

  const show = (next: LibrarySearch) => setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  const change = (next: Partial<LibrarySearch>) => {
    if (next.language !== undefined) rememberLanguage(next.language);
    // All languages, where the app's own has no books, are not left by the first word.
    const widened = search.language === undefined && language !== languageOf(locale) ? { language } : {};
    show({ ...search, ...widened, ...next });
  };
  useDebouncedSearch(typed, (q) => {
    if (q !== search.q) change({ q });
  });
  // A choice of this visit is in the address, so that it can be shared.
  useEffect(() => {
    if (inAddress.language === undefined && visitLanguage !== undefined) show(search);
  });

  const filters = filterCount(search);
  const choices = { search, meta: first?.meta, onChange: change };
  return (
    <LibraryFrame
      title={t(($) => $.title)}
      section="library"
      summary={useSummary(first?.meta)}
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
      choices={<LibraryChoices {...choices} language={language} />}
      moreChoices={{
        label: filters === 0 ? t(($) => $.filters.more) : t(($) => $.filters.moreOn, { count: filters }),
        startOpen: filters > 0,
        choices: <LibraryFilters {...choices} />,
      }}
    >
      {error ? (
        <FailedState title={t(($) => $.failed)} description={errorText(error)} retry={retry} />
      ) : first === undefined ? (
        <Skeleton label={t(($) => $.loading)} shape="shelf" />
      ) : (
        <FoundBooks found={found} language={language} isWidened={search.language === undefined} filters={filters} onChange={change} />
      )}
    </LibraryFrame>
  );
}

/** Returns how many books were found that can be read, and how many more that cannot. */
function useSummary(meta: FoundMeta): string | undefined {
  const { t } = useTranslation('library');
  if (!meta) return undefined;
  const readable = readableOf(meta);
  const others = meta.totalCount - readable;
  const books = t(($) => $.found, { count: readable });
  return others === 0 ? books : `${books} · ${t(($) => $.notHere, { count: others })}`;
}

export { LibraryPage as Component };
