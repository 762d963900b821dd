import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SelectField } from '@realmkit/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listTypes, standardListSettings } from '../../settings/listSettings.ts';
import { useListSettings } from '../../settings/useListSettings.ts';

/** The durations to choose from, in minutes. */
const minutes: readonly number[] = [1, 3, 5, 10, 30, 60];
const minute = 60_000;

/** Renders the choice of which lists are cached, and for how long (shell §3). */
export function ListSetting() {
  const { t } = useTranslation('shell');
  const { settings, change } = useListSettings();
  const id = useId();
  const chosen = settings.cacheDuration / minute;
  const offered = minutes.includes(chosen) ? minutes : [...minutes, chosen].sort((one, other) => one - other);
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <Typography id={id} variant="h2">
        {t(($) => $.lists.title)}
      </Typography>
      <Typography color="textSecondary">{t(($) => $.lists.help)}</Typography>
      <SelectField
        label={t(($) => $.lists.duration)}
        value={String(chosen)}
        options={offered.map((count) => ({ value: String(count), label: t(($) => $.lists.minutes, { count }) }))}
        onChange={(value) => change({ cacheDuration: Number(value) * minute || standardListSettings.cacheDuration })}
      />
      <Stack component="fieldset" sx={{ border: 0, margin: 0, padding: 0 }}>
        <legend>{t(($) => $.lists.cached)}</legend>
        {listTypes.map((type) => (
          <FormControlLabel
            key={type}
            label={t(($) => $.lists.types[type])}
            control={
              <Checkbox
                checked={settings.caches[type]}
                onChange={(_event, checked) => change({ caches: { ...settings.caches, [type]: checked } })}
              />
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
