import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BookCover, ButtonLink, PermissionHint } from '@realmkit/design-system';
import type { Book } from '@realmkit/openapi';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { UserGate } from '../../page/UserGate.tsx';
import { Fact, Facts } from '../../profile/Facts.tsx';
import { playerAddress } from '../bookAddress.ts';
import { OnShelves } from './OnShelves.tsx';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > div:first-of-type': { maxWidth: '12rem' },
  '& > div:last-of-type': { display: 'grid', gap: theme.spacing(2.5), alignContent: 'start', justifyItems: 'start', minWidth: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(10rem, 16rem) 1fr',
    gap: theme.spacing(5),
    '& > div:first-of-type': { maxWidth: 'none' },
  },
}));

/** Cover, what the book is about, the way into the player, and the shelves that it stands on. */
export function BookContent({ book }: { readonly book: Book }) {
  const { t } = useTranslation('library');
  const { t: consumer } = useTranslation('consumer');
  const { locale } = useLocale();
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const named = (codes: readonly string[]) => codes.map((code) => languageName(languages, code)).join(', ');
  // Ways of signing by the names that the reader has for them; their codes are no languages.
  const signed = (codes: readonly string[]) => codes.map((code) => t(($) => $.book.signs[code === 'takk' ? 'takk' : 'tsp'])).join(', ');
  return (
    <Sides>
      <div>
        <BookCover title={book.title} author={book.author} src={book.coverUrl} />
      </div>
      <div>
        <Typography>{book.author}</Typography>
        <Typography>{book.description}</Typography>
        {book.fileUrl === null ? (
          <PermissionHint reason={t(($) => $.book.notHere)} />
        ) : (
          <ButtonLink variant="contained" href={playerAddress(book.id)}>
            {t(($) => $.book.read)}
          </ButtonLink>
        )}
        <UserGate failed={consumer(($) => $.failed)}>{(user) => <OnShelves user={user} bookId={book.id} />}</UserGate>
        <Facts>
          <Fact name={t(($) => $.book.language)}>{languageName(languages, book.language)}</Fact>
          <Fact name={t(($) => $.book.ages)}>{t(($) => $.book.fromTo, { from: book.ageFrom, to: book.ageTo })}</Fact>
          <Fact name={t(($) => $.book.subject)}>{t(($) => $.subjects[book.subject])}</Fact>
          <Fact name={t(($) => $.book.pages)}>{book.pages}</Fact>
          {book.audioLanguages.length > 0 ? <Fact name={t(($) => $.book.audio)}>{named(book.audioLanguages)}</Fact> : null}
          {book.signLanguages.length > 0 ? <Fact name={t(($) => $.book.sign)}>{signed(book.signLanguages)}</Fact> : null}
        </Facts>
      </div>
    </Sides>
  );
}

/** A language by its name; a code that is none as it is written. */
function languageName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
