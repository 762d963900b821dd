import { SchemePicker } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

/** Renders the choice of light, dark or system scheme, also for anonymous visitors. */
export function SchemeSetting({ compact = false }: { readonly compact?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <SchemePicker
      compact={compact}
      label={t(($) => $.scheme.title)}
      options={{ light: t(($) => $.scheme.light), dark: t(($) => $.scheme.dark), system: t(($) => $.scheme.system) }}
    />
  );
}
