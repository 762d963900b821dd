import { styled } from '@mui/material/styles';
import { Alert, Button, EmptyState, ShelfGrid } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextPage } from '../../page/useNextPage.ts';
import { EntitlementHint } from '../access/EntitlementHint.tsx';
import { LibraryCard } from '../access/LibraryCard.tsx';
import { useAccessText } from '../access/useAccessText.ts';
import { useBookAccess } from '../access/useBookAccess.ts';
import { languageNames, languageOf } from '../languageNames.ts';
import type { FoundPage } from '../libraryQueries.ts';
import { InAllLanguages } from './InAllLanguages.tsx';
import { readableInAll, readableOf } from './languageCounts.ts';
import { allLanguages, type LibrarySearch } from './librarySearch.ts';

const Note = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }));

interface FoundBooksProps {
  readonly found: UseInfiniteQueryResult<{ readonly pages: readonly FoundPage[] }>;
  readonly language: string;
  /** Whether the books are of all languages only because the app's own has none. */
  readonly isWidened: boolean;
  /** How many filters there are beside the language. */
  readonly filters: number;
  readonly onChange: (next: Partial<LibrarySearch>) => void;
}

/** Shows the books that a search has found; where a language has none, or none that can be read, it says so and offers those of all languages. */
export function FoundBooks({ found, language, isWidened, filters, onChange }: FoundBooksProps) {
  const { t } = useTranslation('library');
  const { locale } = useLocale();
  const { list, load } = useNextPage(found);
  const books = useDeferredValue(found.data?.pages.flatMap(({ data }) => data)) ?? [];
  const meta = found.data?.pages[0]?.meta;
  const accessOf = useBookAccess();
  const accessText = useAccessText();
  const isOfAll = language === allLanguages;
  const nameOf = languageNames(locale);
  const inAll = <InAllLanguages meta={meta} onPress={() => onChange({ language: allLanguages })} />;

  if (books.length === 0)
    return (
      <EmptyState
        picture="nothing-found"
        title={isOfAll ? t(($) => $.nothing) : t(($) => $.languages.nothing, { language: nameOf(language) })}
        description={t(($) => $.nothingHelp)}
        action={
          <>
            {isOfAll ? null : inAll}
            {filters === 0 ? null : (
              <Button variant="outlined" onClick={() => onChange({ only: undefined, age: undefined, subject: undefined })}>
                {t(($) => $.filters.clear)}
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <>
      <EntitlementHint />
      {isOfAll && isWidened ? (
        <Note>
          <Alert severity="info">{t(($) => $.languages.none, { language: nameOf(languageOf(locale)) })}</Alert>
        </Note>
      ) : !isOfAll && meta && readableOf(meta) === 0 && readableInAll(meta) ? (
        <Note>
          <Alert severity="info" action={inAll}>
            {t(($) => $.languages.notHere, { language: nameOf(language) })}
          </Alert>
        </Note>
      ) : null}
      <ShelfGrid ref={list} label={t(($) => $.title)}>
        {books.map((book) => (
          <LibraryCard key={book.id} book={book} headingLevel={2} note={accessText(accessOf(book))} />
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
  );
}
