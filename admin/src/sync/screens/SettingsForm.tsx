import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ErrorMessage } from '@realmkit/admin-kit';
import { Button, Checkbox, Section, TextField, token } from '@realmkit/design-system';
import type { SchoolUnit, SyncSettings } from '@realmkit/openapi';
import { mappingConstraints } from '@realmkit/openapi/constraints';
import { useLocale } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationSyncState } from '../useSync.ts';
import { useSettingsErrorText } from './useSyncErrorText.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
}));

const Switches = styled('div')({ display: 'grid', justifyItems: 'start' });

interface SettingsFormProps {
  /** Null until they are saved for the first time. */
  readonly settings: SyncSettings | null;
  readonly units: readonly SchoolUnit[];
  readonly sync: OrganizationSyncState;
}

/** Edits the sync settings of an organisation, and which of its school units is which of the register's organisations. */
export function SettingsForm({ settings, units, sync }: SettingsFormProps) {
  const { t } = useTranslation('sync');
  const { locale } = useLocale();
  const failureText = useSettingsErrorText();
  const [active, setActive] = useState(settings?.active ?? true);
  // A new sync allows rehearsals only, until an admin has reviewed its changes.
  const [dryRun, setDryRun] = useState(settings?.dryRun ?? true);
  const [externalIds, setExternalIds] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(settings?.organizationMap.map(({ uid, externalId }) => [uid, externalId]) ?? []),
  );
  const { configure } = sync;
  const organizationMap = units.flatMap(({ uid, legacyId }) => {
    const externalId = externalIds[uid]?.trim();
    return externalId ? [{ legacyId, uid, externalId }] : [];
  });
  const when = settings?.lastFetch
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(settings.lastFetch))
    : t(($) => $.settings.never);
  return (
    <Section title={t(($) => $.settings.title)}>
      <Typography sx={{ color: token('color.text.muted') }}>
        {`${t(($) => $.settings.system)} · ${t(($) => $.settings.lastFetch, { when })}`}
      </Typography>
      <Switches>
        <Checkbox checked={active} onChange={setActive}>
          {t(($) => $.settings.active)}
        </Checkbox>
        <Checkbox checked={dryRun} onChange={setDryRun}>
          {t(($) => $.settings.dryRun)}
        </Checkbox>
      </Switches>
      <Typography variant="h3">{t(($) => $.settings.map)}</Typography>
      <Typography>{t(($) => $.settings.mapHelp)}</Typography>
      <Grid>
        {units.map(({ uid, name }) => (
          <TextField
            key={uid}
            label={name}
            value={externalIds[uid] ?? ''}
            onChange={(event) => setExternalIds({ ...externalIds, [uid]: event.target.value })}
            maxLength={mappingConstraints.externalId.maxLength}
          />
        ))}
      </Grid>
      <ErrorMessage>{configure.error ? failureText(configure.error) : undefined}</ErrorMessage>
      <div>
        <Button
          variant={settings ? 'outlined' : 'contained'}
          disabled={configure.isPending || organizationMap.length === 0}
          onClick={() => configure.mutate({ active, dryRun, type: 'skolon', organizationMap })}
        >
          {t(($) => $.settings.save)}
        </Button>
      </div>
    </Section>
  );
}
