import { SchemePicker } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

/** The choice of light, dark or as the device has it: for everyone, signed in or not. */
export function SchemeSetting() {
  const { t } = useTranslation('shell');
  return (
    <SchemePicker
      label={t(($) => $.scheme.title)}
      options={{ light: t(($) => $.scheme.light), dark: t(($) => $.scheme.dark), system: t(($) => $.scheme.system) }}
    />
  );
}
