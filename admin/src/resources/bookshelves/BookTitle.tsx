import Typography from '@mui/material/Typography';
import { type Book, isReadable } from '@realmkit/openapi';
import { useForeignLanguage } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

/** Shows the title of a book, and that it cannot be read yet. */
export function BookTitle({ book }: { readonly book: Pick<Book, 'title' | 'language' | 'readable' | 'fileUrl'> }) {
  const { t } = useTranslation('people');
  const langOf = useForeignLanguage();
  return (
    <>
      <span lang={langOf(book.language)}>{book.title}</span>
      {isReadable(book) ? null : (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t(($) => $.books.notHere)}
        </Typography>
      )}
    </>
  );
}
