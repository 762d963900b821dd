import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Section, ShelfGrid } from '@realmkit/design-system';
import type { Book } from '@realmkit/openapi';
import { useClients, useLocale } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LibraryCard } from '../../library/access/LibraryCard.tsx';
import { libraryPath } from '../../library/bookPaths.ts';
import { languageNames, languageOf } from '../../library/languageNames.ts';
import { firstBooksQuery } from '../../library/libraryQueries.ts';
import { allLanguages } from '../../library/search/librarySearch.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';

/**
 * Shows a few books to start with, in the language of the app, and below them those in others if there are few; or that they could not be loaded. Nothing until
 * the library has answered, and nothing without books.
 */
export function FirstBooks() {
  const { t } = useTranslation('shop');
  const { locale } = useLocale();
  const own = languageOf(locale);
  const found = useQuery(firstBooksQuery(useClients(), own));
  if (!found.data) return <QueryAlert query={found} />;
  const { books, others } = found.data;
  const language = languageNames(locale)(own);
  const all = { label: t(($) => $.success.firstBooks.all), href: libraryPath(allLanguages) };
  return (
    <>
      <Books
        title={t(($) => $.success.firstBooks.own, { language })}
        books={books}
        more={[{ label: t(($) => $.success.firstBooks.allOwn, { language }), href: libraryPath(own) }, ...(others.length > 0 ? [] : [all])]}
      />
      <Books
        title={books.length > 0 ? t(($) => $.success.firstBooks.others) : t(($) => $.success.firstBooks.title)}
        lead={books.length > 0 ? undefined : t(($) => $.success.firstBooks.none, { language })}
        books={others}
        more={[all]}
      />
    </>
  );
}

interface BooksProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly books: readonly Book[];
  readonly more: readonly { readonly label: string; readonly href: string }[];
}

function Books({ title, lead, books, more }: BooksProps) {
  if (books.length === 0) return null;
  return (
    <Section title={title} plain>
      {lead === undefined ? null : <Typography>{lead}</Typography>}
      <ShelfGrid label={title}>
        {books.map((book) => (
          <LibraryCard key={book.id} book={book} />
        ))}
      </ShelfGrid>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {more.map(({ label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </Stack>
    </Section>
  );
}
