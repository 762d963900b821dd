import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ErrorMessage, FailedQuery } from '@realmkit/admin-kit';
import { Button, Progress, Section, token } from '@realmkit/design-system';
import type { SyncJob, SyncSettings } from '@realmkit/openapi';
import { useLocale } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationSyncState } from '../useSync.ts';
import { JobDiff } from './JobDiff.tsx';
import { useSyncErrorText } from './useSyncErrorText.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    paddingBlock: theme.spacing(0.5),
    borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
    // The outcome of a run is beside its name, or aligned with it on the next line.
    '& > button': { marginInlineStart: theme.spacing(-1), paddingInline: theme.spacing(1), textAlign: 'start' },
    '& > p': { flexBasis: '100%' },
  },
}));
const Outcome = styled('span')({ color: token('color.text.muted'), fontSize: token('font.size.caption') });
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

interface JobsProps {
  readonly settings: SyncSettings;
  readonly sync: OrganizationSyncState;
}

/** Shows the runs of a sync, starts a rehearsal, and shows the changes of the selected run. */
export function Jobs({ settings, sync }: JobsProps) {
  const { t } = useTranslation('sync');
  const { locale } = useLocale();
  const syncErrorText = useSyncErrorText();
  const [opened, setOpened] = useState<string>();
  const { jobs, run, cancel, triggerError } = sync;
  if (jobs.error) return <FailedQuery query={jobs} title={t(($) => $.jobs.failed)} description={t(($) => $.jobs.failedHelp)} />;
  const all = jobs.data ?? [];
  const running = all.find(({ status }) => status === 'running');
  const newest = all[0];
  const shown = all.find(({ jobId }) => jobId === opened) ?? (newest?.status === 'finished' ? newest : undefined);
  const when = (job: SyncJob) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(job.startedAt));
  const nameOf = (job: SyncJob) => (job.dryRun ? t(($) => $.jobs.rehearsal) : t(($) => $.jobs.real));
  return (
    <>
      <Section title={t(($) => $.jobs.title)}>
        <ErrorMessage>{triggerError ? syncErrorText(triggerError.errorType) : undefined}</ErrorMessage>
        {running ? (
          <Progress
            label={nameOf(running)}
            state={t(($) => $.jobs.progress, { progress: running.progress })}
            value={running.progress / 100}
            cancelLabel={t(($) => $.jobs.cancel)}
            onCancel={() => cancel.mutate(running.jobId)}
          />
        ) : (
          <Buttons>
            <Button variant="contained" disabled={run.isPending || !settings.active} onClick={() => run.mutate(true)}>
              {t(($) => $.jobs.rehearse)}
            </Button>
          </Buttons>
        )}
        {settings.active ? null : <Typography>{t(($) => $.jobs.inactive)}</Typography>}
        {all.length === 0 ? <Typography>{t(($) => $.jobs.none)}</Typography> : null}
        <List aria-label={t(($) => $.jobs.title)}>
          {all.map((job) => (
            <li key={job.jobId}>
              <Button aria-pressed={job === shown} disabled={job.status === 'running'} onClick={() => setOpened(job.jobId)}>
                {`${nameOf(job)}, ${when(job)}`}
              </Button>
              <Outcome>
                <span>{t(($) => $.jobs.statuses[job.status])}</span> · <bdi>{job.triggeredBy.name}</bdi>
              </Outcome>
              {job.errorType ? <Typography color="error">{syncErrorText(job.errorType)}</Typography> : null}
            </li>
          ))}
        </List>
      </Section>
      {shown && !running ? (
        <JobDiff
          key={shown.jobId}
          job={shown}
          settings={settings}
          sync={sync}
          mayApply={shown === newest && shown.dryRun && shown.status === 'finished'}
        />
      ) : null}
    </>
  );
}
