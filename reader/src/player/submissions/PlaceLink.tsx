import BookIcon from '@mui/icons-material/MenuBookOutlined';
import { Button } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { isInTheBook, type Submission, type SubmissionSource } from './Submission.ts';

/** The book that a form is beside. */
export interface BookBeside {
  readonly id: string;
  /** Shows a document of the book; a form that covers the book makes room for it. */
  readonly showPage: (href: string) => void;
}

interface PlaceLinkProps {
  readonly submission: Submission;
  readonly source: Pick<SubmissionSource, 'urlOf'>;
  readonly book: BookBeside;
}

/** Leads from a form to the page that it is about, in this book or another one. */
export function PlaceLink({ submission, source, book }: PlaceLinkProps) {
  const { t } = useTranslation('reader');
  const place = submission.context.book;
  if (!place) return null;
  const { id, href } = place;
  if (id !== book.id) {
    const url = source.urlOf?.(place, submission.id);
    return url === undefined ? null : (
      <p style={{ margin: 0 }}>
        <a href={url}>{t(($) => $.submissions.openBook)}</a>
      </p>
    );
  }
  if (href === undefined) return null;
  return (
    <div>
      <Button variant="outlined" onClick={() => book.showPage(href)}>
        <BookIcon fontSize="small" aria-hidden />
        {t(($) => $.submissions[isInTheBook(submission) ? 'toQuestions' : 'toPage'])}
      </Button>
    </div>
  );
}
