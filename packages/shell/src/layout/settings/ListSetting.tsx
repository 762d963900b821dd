import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Checkbox, Section, SelectField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useListSettings } from '../../react/useListSettings.ts';
import { listTypes, standardListSettings } from '../../settings/listSettings.ts';

/** The durations to choose from, in minutes. */
const minutes: readonly number[] = [1, 3, 5, 10, 30, 60];
const minute = 60_000;

const Types = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0 },
});

/** Renders the choice of which lists are cached, and for how long (shell §3). */
export function ListSetting() {
  const { t } = useTranslation('shell');
  const { settings, change } = useListSettings();
  const chosen = settings.cacheDuration / minute;
  const offered = minutes.includes(chosen) ? minutes : [...minutes, chosen].sort((one, other) => one - other);
  return (
    <Section title={t(($) => $.lists.title)}>
      <Typography color="textSecondary">{t(($) => $.lists.help)}</Typography>
      <SelectField
        label={t(($) => $.lists.duration)}
        value={String(chosen)}
        options={offered.map((count) => ({ value: String(count), label: t(($) => $.lists.minutes, { count }) }))}
        onChange={(value) => change({ cacheDuration: Number(value) * minute || standardListSettings.cacheDuration })}
      />
      <Types>
        <legend>{t(($) => $.lists.cached)}</legend>
        {listTypes.map((type) => (
          <Checkbox
            key={type}
            checked={settings.caches[type]}
            onChange={(checked) => change({ caches: { ...settings.caches, [type]: checked } })}
          >
            {t(($) => $.lists.types[type])}
          </Checkbox>
        ))}
      </Types>
    </Section>
  );
}
