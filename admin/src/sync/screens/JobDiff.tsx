import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FailedQuery, useNumberTexts } from '@realmkit/admin-kit';
import {
  Announced,
  Button,
  ConfirmDialog,
  isWithin,
  type NumberEntry,
  NumberField,
  Section,
  SelectField,
  TextField,
  token,
} from '@realmkit/design-system';
import type { SyncJob, SyncSettings } from '@realmkit/openapi';
import { useShell } from '@realmkit/shell';
import { useState } from 'react';
import { useGetMany } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useGetAllRows } from '../../dataProvider/useGetAllRows.ts';
import type { PanelRecord, PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { LoadingPage } from '../../page/LoadingPage.tsx';
import { checkThresholds, defaultThresholds, diffOf, filterRecords } from '../diff/syncDiff.ts';
import type { OrganizationSyncState } from '../useSync.ts';
import { DiffList } from './DiffList.tsx';

const kinds = ['create', 'update', 'delete', 'skip'] as const;
type Kind = (typeof kinds)[number];

const percentages = { min: 0, max: 100 };
/** Returns a limit that was entered; what is no percentage holds every change back. */
const limitOf = (entry: NumberEntry) => (typeof entry === 'number' && isWithin(entry, percentages) ? entry : 0);

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
}));
const Held = styled(Announced)(({ theme }) => ({
  padding: theme.spacing(2),
  border: `${token('border.thick')} solid ${token('color.feedback.warning')}`,
  borderRadius: token('radius.card'),
}));

interface JobDiffProps {
  readonly job: SyncJob;
  readonly settings: SyncSettings;
  readonly sync: OrganizationSyncState;
  /** Whether this rehearsal is the newest run: an older one does not show what would happen now. */
  readonly mayApply: boolean;
}

/** Shows the changes of a run down to the field, and applies those of a rehearsal. */
export function JobDiff({ job, settings, sync, mayApply }: JobDiffProps) {
  const { t } = useTranslation('sync');
  const [kind, setKind] = useState<Kind | ''>('');
  const [words, setWords] = useState('');
  const [thresholds, setThresholds] = useState<Readonly<Record<keyof typeof defaultThresholds, NumberEntry>>>(defaultThresholds);
  const percent = useNumberTexts(percentages);
  const [confirming, setConfirming] = useState(false);
  const { report } = useShell();
  const logs = useGetAllRows<PanelRow<'syncJobLogs'>>(
    'syncJobLogs',
    { filter: { jobId: job.jobId } },
    { onError: (error) => report('Error fetching job logs', error) },
  );
  const sizes = useGetMany<PanelRecord<'schoolUnitSizes'>>(
    'schoolUnitSizes',
    { ids: settings.organizationMap.map(({ uid }) => uid) },
    { enabled: mayApply },
  );
  if (logs.error) return <FailedQuery query={logs} title={t(($) => $.diff.failed)} description={t(($) => $.jobs.failedHelp)} />;
  if (!logs.data) return <LoadingPage />;
  const records = diffOf(logs.data);
  const counts = Object.fromEntries(kinds.map((each) => [each, records.filter(({ action }) => action === each).length]));
  // A person at two units counts twice.
  const check =
    sizes.data &&
    checkThresholds(
      records,
      sizes.data.reduce((sum, { people }) => sum + people, 0),
      { removed: limitOf(thresholds.removed), changed: limitOf(thresholds.changed) },
    );
  const countOf = (value: Kind) => t(($) => $.diff.kinds[value], { count: counts[value] ?? 0 });
  const changesNothing = records.every(({ action }) => action === 'skip');
  return (
    <Section title={job.dryRun ? t(($) => $.diff.title) : t(($) => $.diff.done)}>
      <Typography>{kinds.map(countOf).join(' · ')}</Typography>
      <Row>
        <SelectField
          label={t(($) => $.diff.kind)}
          options={[
            { value: '', label: t(($) => $.diff.all, { count: records.length }) },
            ...kinds.map((value) => ({ value, label: countOf(value) })),
          ]}
          value={kind}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? '')}
        />
        <TextField label={t(($) => $.diff.search)} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </Row>
      <DiffList key={`${kind} ${words}`} records={filterRecords(records, words).filter(({ action }) => kind === '' || action === kind)} />
      {mayApply && check ? (
        <>
          <Row>
            <NumberField
              {...percent}
              label={t(($) => $.diff.removedLimit)}
              required
              value={thresholds.removed}
              onChange={(removed) => setThresholds({ ...thresholds, removed })}
            />
            <NumberField
              {...percent}
              label={t(($) => $.diff.changedLimit)}
              required
              value={thresholds.changed}
              onChange={(changed) => setThresholds({ ...thresholds, changed })}
            />
          </Row>
          <Typography>{t(($) => $.diff.shares, { removed: Math.round(check.removed), changed: Math.round(check.changed) })}</Typography>
          {check.held ? <Held>{t(($) => $.diff.held)}</Held> : null}
          <div>
            <Button variant="contained" disabled={check.held || changesNothing || sync.run.isPending} onClick={() => setConfirming(true)}>
              {t(($) => $.diff.apply)}
            </Button>
          </div>
          <ConfirmDialog
            open={confirming}
            title={t(($) => $.diff.question)}
            description={t(($) => $.diff.questionHelp)}
            confirmLabel={t(($) => $.diff.apply)}
            cancelLabel={t(($) => $.jobs.cancel)}
            busy={sync.run.isPending}
            onConfirm={() => {
              sync.run.mutate(false);
              setConfirming(false);
            }}
            onCancel={() => setConfirming(false)}
          />
        </>
      ) : null}
    </Section>
  );
}
