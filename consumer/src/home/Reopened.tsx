import { Alert } from '@realmkit/design-system';
import { titleOf } from '@realmkit/openapi/submissions';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import type { Submission } from './assignmentsQuery.ts';

/** Tells pupils which of their hand-ins staff have reopened, who and when, until they are handed in again. */
export function Reopened({ submissions }: { readonly submissions: readonly Submission[] }) {
  const { t } = useTranslation('consumer');
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return submissions.map((submission) => {
    const { id, status, reopenedAt, reopenedByName: name } = submission;
    if (status === 'Submitted' || reopenedAt === undefined) return null;
    const what = { title: titleOf(submission), time: format.format(new Date(reopenedAt)) };
    return (
      <Alert key={id} severity="info">
        {name === undefined ? t(($) => $.reopened.somebody, what) : t(($) => $.reopened.by, { ...what, name })}
      </Alert>
    );
  });
}
