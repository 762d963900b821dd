import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHelp } from '../../help/HelpProvider.tsx';

/** Renders the consent to the help widget with its provider; nothing without a widget. */
export function HelpSetting() {
  const { t } = useTranslation('shell');
  const { url, allowed, allow } = useHelp();
  const about = useId();
  if (url === undefined) return null;
  return (
    <Stack>
      <FormControlLabel
        label={t(($) => $.help.allow, { host: new URL(url).host })}
        control={
          <Switch checked={allowed} onChange={(_event, checked) => allow(checked)} slotProps={{ input: { 'aria-describedby': about } }} />
        }
      />
      <Typography id={about} variant="caption">
        {t(($) => $.help.about)}
      </Typography>
    </Stack>
  );
}
