import { CardRow, ReadingCard, Section, Skeleton } from '@realmkit/design-system';
import { isReadable } from '@realmkit/openapi';
import { chapterAtPosition, isSignedIn, playerPath, useClients, useForeignLanguage, useSession } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NotHere } from '../../library/access/NotHere.tsx';
import { bookPath } from '../../library/bookPaths.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { readingQuery } from './homeBooksQueries.ts';
import { NoBooks } from './NoBooks.tsx';
import { readingOf } from './readingOf.ts';

/** Shows the books that the user is reading, each with the way to the page where they stopped. */
export function ContinueReading({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useTranslation('consumer');
  const langOf = useForeignLanguage();
  const session = useSession();
  const uid = isSignedIn(session) ? session.identity.access.sub : '';
  const found = useQuery({ ...readingQuery(useClients()), enabled: isKnown });
  if (found.data === null) return null;
  const title = t(($) => $.home.books.reading);
  const reading = found.data && readingOf(found.data);
  return (
    <Section title={title} plain>
      <QueryAlert query={found} />
      {found.isPending ? <Skeleton label={t(($) => $.home.books.loading)} shape="cards" /> : null}
      {reading?.length === 0 ? <NoBooks text={t(($) => $.home.books.nothingRead)} /> : null}
      {reading?.length ? (
        <CardRow label={title} kind="cards">
          {reading.map(({ book, position, percentage }) => {
            const isHere = isReadable(book);
            const progress = percentage === undefined ? undefined : t(($) => $.home.books.progress, { percentage });
            return (
              <ReadingCard
                key={book.id}
                href={isHere ? playerPath(book.id) : bookPath(book.id)}
                lang={langOf(book.language)}
                title={book.title}
                author={book.author}
                chapter={chapterAtPosition(uid, book.id, position)}
                src={book.coverUrl}
                percentage={percentage}
                note={isHere ? progress : <NotHere note={progress} />}
                unavailable={!isHere}
              />
            );
          })}
        </CardRow>
      ) : null}
    </Section>
  );
}
