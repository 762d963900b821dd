import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FailedState, token } from '@realmkit/design-system';
import type { AuditLogEntry, User } from '@realmkit/openapi';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../../errors/useServiceErrorText.ts';
import { Section } from '../../../page/Section.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';

const Entries = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: '0.75rem' },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li + li': { borderBlockStart: `1px solid ${token('color.border.divider')}` },
});

/** The number of entries that are shown first and on request; the service returns at most 100. */
const [few, many] = [5, 100];

/** Shows the history of a user, the newest entry first. */
export function History({ user }: { readonly user: Pick<User, 'uid'> }) {
  const { t } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const [perPage, setPerPage] = useState(few);
  const {
    data,
    total = 0,
    error,
    isFetching,
    refetch,
  } = useGetList<AuditLogEntry>('userAuditLogs', { filter: { userUid: user.uid }, pagination: { page: 1, perPage } });
  if (error) {
    const retry = { label: t(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return (
      <Section title={t(($) => $.history.title)}>
        <FailedState title={t(($) => $.history.failed)} description={failureText(error)} retry={retry} />
      </Section>
    );
  }
  return (
    <Section title={t(($) => $.history.title)}>
      {data === undefined ? <Skeleton variant="rounded" height={120} /> : null}
      {data?.length === 0 ? <Typography sx={{ color: token('color.text.muted') }}>{t(($) => $.history.empty)}</Typography> : null}
      {data?.length ? (
        <Entries>
          {data.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </Entries>
      ) : null}
      {total > perPage && perPage < many ? (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setPerPage(many)}>
          {t(($) => $.history.more)}
        </Button>
      ) : null}
    </Section>
  );
}
