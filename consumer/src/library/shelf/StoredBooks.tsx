import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, ConfirmDialog, formatBytes, Link, Section } from '@realmkit/design-system';
import {
  bookCacheName,
  isSignedIn,
  listStoredBooks,
  playerPath,
  type StoredBook,
  siteCaches,
  useForeignLanguage,
  useNotice,
  useSession,
  useShell,
} from '@realmkit/shell';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../../page/EntryList.tsx';

const Books = styled(EntryList)({ '& > li': { alignItems: 'center' }, '& > li > div': { minWidth: 0 } });

/** Lists the books that the user keeps on this device, with their size and the day until which they open without a network; each can be deleted. Nothing is shown if there is none. */
export function StoredBooks({ locale }: { readonly locale: string }) {
  const { t } = useTranslation('library');
  const langOf = useForeignLanguage();
  const { report } = useShell();
  const { show } = useNotice();
  const session = useSession();
  const uid = isSignedIn(session) && !session.identity.id.act ? session.identity.access.sub : undefined;
  const [books, setBooks] = useState<readonly StoredBook[]>([]);
  /** True after a deletion: the section stays for the focus, even without books. */
  const [hasRemoved, setHasRemoved] = useState(false);
  /** The book whose deletion is to be confirmed. */
  const [removed, setRemoved] = useState<StoredBook>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const found = uid === undefined ? [] : await listStoredBooks(siteCaches(), uid);
      if (!isGone) setBooks(found);
    };
    load().catch((error: unknown) => report('The books on this device could not be listed', error));
    return () => {
      isGone = true;
    };
  }, [uid, report]);

  const remove = async ({ bookId }: StoredBook) => {
    setRemoved(undefined);
    if (uid === undefined) return;
    try {
      await caches.delete(bookCacheName(uid, bookId));
      setHasRemoved(true);
      setBooks((all) => all.filter((one) => one.bookId !== bookId));
      show({ type: 'success', message: t(($) => $.stored.removed) });
    } catch (error) {
      report('The book could not be deleted from this device', error);
      show({ type: 'error', message: t(($) => $.stored.failed) });
    }
  };
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const noteOf = ({ size, opensUntil }: StoredBook): string => {
    const bytes = formatBytes(size, locale);
    if (opensUntil === undefined) return bytes;
    const until = opensUntil > Date.now() ? t(($) => $.stored.until, { date: days.format(opensUntil) }) : t(($) => $.stored.expired);
    return `${bytes} · ${until}`;
  };

  if (books.length === 0 && !hasRemoved) return null;
  return (
    <Section title={t(($) => $.stored.title)}>
      {books.length === 0 ? <Typography color="textSecondary">{t(($) => $.stored.removed)}</Typography> : null}
      <Books hidden={books.length === 0}>
        {books.map((book) => (
          <li key={book.bookId}>
            <div>
              <Link href={playerPath(book.bookId)} lang={langOf(book.language || undefined)}>
                {book.title}
              </Link>
              <Typography color="textSecondary">{noteOf(book)}</Typography>
            </div>
            <Button variant="outlined" aria-label={t(($) => $.stored.removeLabel, { title: book.title })} onClick={() => setRemoved(book)}>
              {t(($) => $.stored.remove)}
            </Button>
          </li>
        ))}
      </Books>
      <ConfirmDialog
        open={removed !== undefined}
        title={t(($) => $.stored.question, { title: removed?.title ?? '' })}
        description={t(($) => $.stored.questionHelp)}
        confirmLabel={t(($) => $.stored.remove)}
        cancelLabel={t(($) => $.stored.keep)}
        destructive
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(undefined)}
      />
    </Section>
  );
}
