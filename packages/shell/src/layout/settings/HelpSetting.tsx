import { Switch } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useHelp } from '../../help/HelpProvider.tsx';

/** Renders the consent to the help widget with its provider; nothing without a widget. */
export function HelpSetting() {
  const { t } = useTranslation('shell');
  const { url, allowed, allow } = useHelp();
  if (url === undefined) return null;
  return (
    <Switch
      label={t(($) => $.help.allow, { host: new URL(url).host })}
      checked={allowed}
      onChange={allow}
      helperText={t(($) => $.help.about)}
    />
  );
}
