import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FailedQuery } from '@realmkit/admin-kit';
import { Section, Skeleton, token } from '@realmkit/design-system';
import type { AuditLogEntry, User } from '@realmkit/openapi';
import { useLocale } from '@realmkit/shell';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { LogEntries } from '../../../auditLogs/LogEntries.ts';
import { ChangeText } from './ChangeText.tsx';

/** The number of entries that are shown first and on request; the service returns at most 100. */
const [few, many] = [5, 100];

/** Shows the history of a user, the newest entry first: what, when and by whom. */
export function History({ user }: { readonly user: Pick<User, 'uid'> }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const [perPage, setPerPage] = useState(few);
  const query = useGetList<AuditLogEntry>('userAuditLogs', { filter: { userUid: user.uid }, pagination: { page: 1, perPage } });
  const { data, total = 0 } = query;
  if (query.error) {
    return (
      <Section title={t(($) => $.history.title)}>
        <FailedQuery query={query} title={t(($) => $.history.failed)} />
      </Section>
    );
  }
  return (
    <Section title={t(($) => $.history.title)}>
      {data === undefined ? <Skeleton shape="rows" count={3} label={t(($) => $.list.loading)} /> : null}
      {data?.length === 0 ? <Typography sx={{ color: token('color.text.muted') }}>{t(($) => $.history.empty)}</Typography> : null}
      {data?.length ? (
        <LogEntries>
          {data.map(({ id, timestamp, actor, changes }) => (
            <li key={id}>
              {changes.map((change) => (
                <span key={change.field}>
                  <ChangeText change={change} />
                </span>
              ))}
              <small>
                <time dateTime={timestamp}>{time.format(new Date(timestamp))}</time> · <bdi>{actor.name}</bdi>
              </small>
            </li>
          ))}
        </LogEntries>
      ) : null}
      {total > perPage && perPage < many ? (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setPerPage(many)}>
          {t(($) => $.history.more)}
        </Button>
      ) : null}
    </Section>
  );
}
