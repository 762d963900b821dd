import ReadIcon from '@mui/icons-material/MenuBook';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BookCover, ButtonLink, bookColumns, DescriptionItem, DescriptionList, PermissionHint } from '@realmkit/design-system';
import type { Book } from '@realmkit/openapi';
import { playerPath, useForeignLanguage, useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { UserGate } from '../../page/UserGate.tsx';
import { OpenedByHint } from '../access/OpenedByHint.tsx';
import { useAccessText } from '../access/useAccessText.ts';
import { useBookAccess } from '../access/useBookAccess.ts';
import { languageNames, standingAlone } from '../languageNames.ts';
import { OnShelves } from './OnShelves.tsx';

const Sides = styled('div')(({ theme }) => bookColumns(theme));

/** Shows cover and description of a book, the link to the player, the shelf buttons and the details. */
export function BookContent({ book }: { readonly book: Book }) {
  const { t } = useTranslation('library');
  const { t: consumer } = useTranslation('consumer');
  const { locale } = useLocale();
  const access = useBookAccess()(book);
  const accessText = useAccessText();
  const lang = useForeignLanguage()(book.language);
  const named = (codes: readonly string[]) => standingAlone(codes.map(languageNames(locale)).join(', '), locale);
  // Uses the reader's names for the sign languages; their codes are not language codes.
  const signed = (codes: readonly string[]) => codes.map((code) => t(($) => $.book.signs[code === 'takk' ? 'takk' : 'tsp'])).join(', ');
  return (
    <Sides>
      <div>
        <BookCover title={book.title} author={book.author} src={book.coverUrl} />
      </div>
      <div>
        <Typography lang={lang}>{book.author}</Typography>
        <Typography lang={lang}>{book.description}</Typography>
        {!access.isReadable ? (
          <Typography color="textSecondary">{t(($) => $.book.notHere)}</Typography>
        ) : access.openedBy ? (
          <OpenedByHint openedBy={access.openedBy} />
        ) : (
          <>
            {access.isFreeSample ? <Typography color="textSecondary">{accessText(access)}</Typography> : null}
            <ButtonLink variant="contained" size="large" href={playerPath(book.id)}>
              <ReadIcon aria-hidden />
              {t(($) => $.book.read)}
            </ButtonLink>
          </>
        )}
        <UserGate errorTitle={consumer(($) => $.failed)}>{(user) => <OnShelves user={user} bookId={book.id} />}</UserGate>
        <DescriptionList>
          <DescriptionItem name={t(($) => $.book.language)}>{named([book.language])}</DescriptionItem>
          <DescriptionItem name={t(($) => $.book.ages)}>{t(($) => $.book.fromTo, { from: book.ageFrom, to: book.ageTo })}</DescriptionItem>
          <DescriptionItem name={t(($) => $.book.subject)}>{t(($) => $.subjects[book.subject])}</DescriptionItem>
          <DescriptionItem name={t(($) => $.book.pages)}>{book.pages}</DescriptionItem>
          {book.audioLanguages.length > 0 ? (
            <DescriptionItem name={t(($) => $.book.audio)}>{named(book.audioLanguages)}</DescriptionItem>
          ) : null}
          {book.signLanguages.length > 0 ? (
            <DescriptionItem name={t(($) => $.book.sign)}>
              {signed(book.signLanguages)}
              {access.signLanguageOpenedBy ? (
                <PermissionHint reason={access.signLanguageOpenedBy === 'plan' ? t(($) => $.access.sign) : t(($) => $.access.school)} />
              ) : null}
            </DescriptionItem>
          ) : null}
        </DescriptionList>
      </div>
    </Sides>
  );
}
