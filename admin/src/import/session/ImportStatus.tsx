import CancelIcon from '@mui/icons-material/Cancel';
import { styled } from '@mui/material/styles';
import { IconButton, Link, token, useAnnounced } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type ImportJob, progressOf } from '../run/ImportJob.ts';
import { DiscardImport } from '../screens/DiscardImport.tsx';
import type { ImportSession } from './createImportSession.ts';
import { useImportSession } from './ImportSessionProvider.tsx';
import { useImportSnapshot } from './useImportSnapshot.ts';

const importPath = '/controlpanel/import';

const Status = styled('div')({ display: 'flex', alignItems: 'center', minWidth: 0 });
const BackToImport = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: token('size.target'),
  color: 'inherit',
  fontSize: token('font.size.label'),
  '& > progress': { width: '5rem', accentColor: 'currentColor' },
  '& > small': { display: 'none', fontSize: 'inherit' },
  [theme.breakpoints.down('sm')]: { '& > progress, & > span': { display: 'none' }, '& > small': { display: 'inline' } },
}));

function JobStatus({ session, job, running }: { readonly session: ImportSession; readonly job: ImportJob; readonly running: boolean }) {
  const { t } = useTranslation('import');
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [seen, setSeen] = useState<number>();
  const { done, failed, left } = progressOf(job);
  const isOver = left === 0 && !running;
  const isOnPage = pathname === importPath;
  useEffect(() => {
    if (isOnPage && isOver) setSeen(job.startedAt);
  }, [isOnPage, isOver, job.startedAt]);
  useEffect(() => {
    if (!running) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [running]);
  const label = running ? t(($) => $.run.running) : isOver ? t(($) => $.run.finished) : t(($) => $.run.paused);
  const isHidden = isOnPage || (isOver && seen === job.startedAt);
  // Only the stage is announced: the numbers change several times a second.
  useAnnounced(isHidden ? undefined : label);
  if (isHidden) return null;
  const state = t(($) => $.run.state, { done: done + failed, total: job.rows.length });
  return (
    <Status>
      <BackToImport href={importPath} aria-label={`${label}: ${state}`}>
        <progress aria-hidden max={job.rows.length} value={done + failed} />
        <span>{`${label}: ${state}`}</span>
        <small>{new Intl.NumberFormat(locale, { style: 'percent' }).format((done + failed) / job.rows.length)}</small>
      </BackToImport>
      {isOver ? null : (
        <IconButton label={t(($) => $.run.cancel)} onClick={() => setAsking(true)}>
          <CancelIcon />
        </IconButton>
      )}
      <DiscardImport
        open={isAsking}
        job={job}
        onConfirm={() => {
          setAsking(false);
          void session.discard();
        }}
        onCancel={() => setAsking(false)}
      />
    </Status>
  );
}

/** Shows the running import in the app bar of every page but its own, with the way back to it, and asks before the panel is closed. */
export function ImportStatus() {
  const { session } = useImportSession();
  const { stage, job } = useImportSnapshot(session);
  return session && job && stage.name === 'job' ? <JobStatus session={session} job={job} running={stage.running} /> : null;
}
