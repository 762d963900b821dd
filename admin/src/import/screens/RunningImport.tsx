import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Announced, Button, Progress, useAnnounced } from '@realmkit/design-system';
import { defined } from '@realmkit/openapi/json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportJob, progressOf } from '../run/ImportJob.ts';
import type { ImportSession, ImportStage } from '../session/createImportSession.ts';
import { DiscardImport } from './DiscardImport.tsx';
import { RowTable } from './RowTable.tsx';

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

interface RunningImportProps {
  readonly work: ImportSession;
  readonly job: ImportJob;
  readonly stage: Extract<ImportStage, { name: 'job' }>;
}

/** Shows a running, paused or finished import, with the failed rows. */
export function RunningImport({ work, job, stage }: RunningImportProps) {
  const { t } = useTranslation('import');
  const [isAsking, setAsking] = useState(false);
  const { done, failed, left } = progressOf(job);
  const total = job.rows.length;
  const over = left === 0 && !stage.running;
  const failures = job.rows
    .filter(({ state }) => state === 'failed')
    .map(({ row, reason = 'refused', detail }) => ({
      ...row,
      changes: [],
      problems: [{ field: 'username' as const, reason, ...defined({ detail }) }],
    }));
  const label = stage.running ? t(($) => $.run.running) : over ? t(($) => $.run.finished) : t(($) => $.run.paused);
  useAnnounced(label);
  return (
    <>
      <Progress
        label={label}
        state={t(($) => $.run.state, { done: done + failed, total })}
        value={total === 0 ? 1 : (done + failed) / total}
      />
      <Announced>
        {over ? <Typography>{t(($) => $.run.done, { count: done })}</Typography> : null}
        {!(over || stage.running) ? (
          <Typography>
            {stage.stopped === 'elsewhere'
              ? t(($) => $.run.elsewhere)
              : stage.stopped === 'unreachable'
                ? t(($) => $.run.stopped)
                : t(($) => $.run.interrupted)}
          </Typography>
        ) : null}
      </Announced>
      {failures.length > 0 ? (
        <section>
          <Typography variant="h2" gutterBottom>
            {t(($) => $.run.failures, { count: failed })}
          </Typography>
          <RowTable rows={failures} />
        </section>
      ) : null}
      <Buttons>
        {stage.running ? (
          <Button variant="outlined" onClick={work.pause}>
            {t(($) => $.run.pause)}
          </Button>
        ) : null}
        {!(over || stage.running) ? (
          <Button variant="contained" onClick={() => void work.resume()}>
            {t(($) => $.run.resume)}
          </Button>
        ) : null}
        {over && failed > 0 ? (
          <Button variant="outlined" onClick={() => void work.retryFailed()}>
            {t(($) => $.run.again)}
          </Button>
        ) : null}
        {stage.running ? null : (
          <Button variant={over && failed === 0 ? 'contained' : 'text'} onClick={() => (over ? void work.discard() : setAsking(true))}>
            {over ? t(($) => $.run.another) : t(($) => $.run.discard)}
          </Button>
        )}
      </Buttons>
      <DiscardImport
        open={isAsking}
        job={job}
        onConfirm={() => {
          setAsking(false);
          void work.discard();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
