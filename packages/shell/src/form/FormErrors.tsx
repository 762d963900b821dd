import { ErrorSummary } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

/** Renders the errors of the form around it, above its fields: every form whose fields can be wrong has it. */
export function FormErrors() {
  const { t } = useTranslation('shell');
  return <ErrorSummary title={t(($) => $.formErrors)} />;
}
