import { Alert } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import * as answers from '@realmkit/openapi/answers/submissions';
import { useClients, useLocale, useUserContext } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../page/QueryAlert.tsx';

/** Tells pupils which of their hand-ins staff have reopened, who and when, until they are handed in again. */
export function Reopened() {
  const { t } = useTranslation('consumer');
  const { locale } = useLocale();
  const { submissions } = useClients();
  const user = useUserContext();
  const isStudent = user.status === 'ready' && user.isStudent;
  const own = useQuery({
    queryKey: ['submissions', 'reopened'],
    queryFn: async () => {
      // A reopened one has changed last, so that it is on the first page.
      const query = { status: 'InProgress', limit: 100 } as const;
      return unwrap(await submissions.GET('/', { params: { query } }), answers.listSubmissions).data;
    },
    enabled: isStudent,
  });
  if (!isStudent) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <QueryAlert query={own} />
      {own.data?.map(({ id, context, reopenedAt, reopenedByName: name }) => {
        if (reopenedAt === undefined) return null;
        const title = context.type === 'Assignment' ? context.assignment.title : context.exercise.title;
        const time = format.format(new Date(reopenedAt));
        return (
          <Alert key={id} severity="info">
            {name === undefined ? t(($) => $.reopened.somebody, { title, time }) : t(($) => $.reopened.by, { title, time, name })}
          </Alert>
        );
      })}
    </>
  );
}
